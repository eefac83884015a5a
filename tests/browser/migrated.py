"""Packages of QTI 1.2 and 2.1, read and graded by pyslet, which has the content models of both standards as classes and
converts the first to the second. It is given the answers of the sheet's own JSON and must find them right, and those of
its mistakes wrong.

python3 migrated.py FOLDER; FOLDER holds NAME-key.json beside NAME.qti12.zip or NAME.qti21.zip. Folders in it hold packages
of dialects, whose types of questions are their own, so that pyslet reads them and does not grade them. Every fault is a
line.
"""

import io
import json
import logging
import sys
import zipfile
from collections import Counter
from pathlib import Path

import pyslet.xml.structures as structures
from pyslet.qtiv1.item import Item as Item1
from pyslet.qtiv1.xml import QTIDocument as Document1
from pyslet.qtiv2 import interactions, variables
from pyslet.qtiv2.xml import QTIDocument as Document2


def get_or_add_child(self, child_class):
    """As pyslet has it, where it calls a method that iterators have in Python 2 alone."""
    found = next(self.find_children_depth_first(child_class, max_depth=1), None)
    return self.add_child(child_class) if found is None else found


structures.Element.get_or_add_child = get_or_add_child
logging.disable(logging.WARNING)


def read(model, files, name, texts="text/html"):
    """A file of a package, in a model of documents."""
    document = model()
    document.read(src=io.StringIO(files.read(name).decode().replace("text/html", texts)))
    return document.root


def items(package, sheet):
    """The items of a package in the order of the sheet, those of 1.2 as of 2.1."""
    with zipfile.ZipFile(package) as files:
        if package.name.endswith(".qti12.zip"):
            made = [document.root for document, _, _ in read(Document1, files, "questions.xml").migrate_to_v2()]
            return [root for root in made if root.xmlname == "assessmentItem"]
        names = [f"items/{one['id']}-{sheet['variant']}-{one['item'] + 1}.xml" for one in sheet["exercises"]]
        return [read(Document2, files, name) for name in names]


def asked(package):
    """The items of a package of 1.2 as they are."""
    with zipfile.ZipFile(package) as files:
        # In a text with gaps of ILIAS an element begins before a gap and ends after it, so no part of it is HTML.
        root = read(Document1, files, "questions.xml", texts="text/plain")
    sections = root.Assessment.SectionMixin if root.Assessment else []
    found = [one for section in sections for one in section.SectionItemMixin] or root.ObjectMixin
    return [one for one in found if isinstance(one, Item1)]


def given(answer, declared, options):
    """What is typed or chosen, place by place; options are those of each choice, in the order of the item."""
    chosen = [declaration.identifier for declaration in declared if declaration.identifier in options]
    names = [options[identifier] for identifier in chosen]
    choose = lambda place, option: names[place][option]
    tuples = lambda rows: [", ".join(map(str, row)) for row in rows]
    match answer["type"]:
        case "number":
            return [str(answer["value"])]
        case "outcome":
            return [choose(0, ["N", "P", "draw"].index(answer["value"]))]
        case "ticks":
            boxes = answer["boxes"]
            if declared[0].cardinality == variables.Cardinality.single:
                return [choose(0, box) for box in boxes]
            return [[choose(0, box) for box in boxes or [len(names[0]) - 1]]]
        case "moves":
            return [answer["any_of"][0]["to"]]
        case "trace":
            last = answer.get("may_stop_at_line")
            last = len(answer["lines"]) - 1 if last is None else last
            lines = [str(number) for line in answer["lines"][1 : last + 1] for number in line]
            room = len(declared) - 1 - len(lines)
            return lines + ["-"] * room + [choose(0, 0 if answer["verdict"] == "v-trio" else 1)]
        case "trios":
            return tuples(answer["in_order"])
        case "pairs":
            return tuples(answer["any_order"]) or ["-"]
        case "repair":
            return [str(answer["line"]), choose(0, answer["column"]), str(answer["right"])]
        case "numbers":
            numbers = list(map(str, answer["in_order"]))
            return [", ".join(numbers)] if len(declared) == 1 else numbers
        case "residues":
            remainders = list(map(str, answer["remainders"]))
            return remainders + ["-"] * (len(declared) - 1 - len(remainders)) + [str(answer["modulus"])]
        case "counterexample":
            if answer["true"]:
                return [choose(0, 0), "-"]
            return [choose(0, 1), ", ".join(map(str, answer["smallest"]))]
        case "place":
            return [f"{answer['x']}, {answer['y']}"]


def grade(item, declared, responses):
    """The score of these responses, and what is said to them."""
    state = variables.ItemSessionState(item)
    state.begin_session()
    state.set_outcome_defaults()
    for declaration, response in zip(declared, responses):
        state[declaration.identifier].set_value(response)
    item.ResponseProcessing.run(state)
    said = state["FEEDBACK"].value if "FEEDBACK" in state else state["FEEDBACKMODAL"].value
    # Several texts at once are counted; which there are says the item.
    return state["SCORE"].value, Counter(said or {})


def main(folder):
    faults, counts = 0, Counter()
    for key in sorted(folder.glob("*-key.json")):
        name = key.name.removesuffix("-key.json")
        sheet = json.loads(key.read_text("utf-8"))
        exercises = sheet["exercises"]
        for package in [folder / f"{name}.qti12.zip", folder / f"{name}.qti21.zip"]:
            if not package.exists():
                continue
            old = package.name.endswith(".qti12.zip")
            for place, (exercise, item) in enumerate(zip(exercises, items(package, sheet), strict=True)):
                what = f"{package.name}, {place + 1}"
                # Responses are declared in the order of their names, which is not that of their places.
                found = list(item.find_children_depth_first(interactions.Interaction))
                declared = [item.declarations[one.responseIdentifier] for one in found]
                choices = (interactions.SimpleChoice, interactions.InlineChoice)
                options = {
                    one.responseIdentifier: [choice.identifier for choice in one.find_children_depth_first(choices)]
                    for one in found
                }
                options = {name: found for name, found in options.items() if found}
                most = {one.identifier: one for one in item.OutcomeDeclaration}
                most = most["SCORE"].normalMaximum if old else float(most["MAXSCORE"].get_default_value().value)
                wrong = [mistake["answer"] for mistake in exercise["wrong"]]
                needed = None
                for number, answer in enumerate([exercise["answer"], *wrong]):
                    responses = given(answer, declared, options)
                    # What has more parts than the answer, or fewer, does not fit into its places.
                    parts = sum(response != "-" for response in responses)
                    if needed not in (None, parts) and answer["type"] != "counterexample":
                        continue
                    needed = parts
                    # Places that are not needed take a hyphen.
                    responses += ["-"] * (len(declared) - len(responses))
                    try:
                        score, said = grade(item, declared, responses)
                    except Exception as fault:
                        faults += 1
                        print(f"fault: {what}: {answer}: {fault!r}", file=sys.stderr)
                        continue
                    holds = abs(score - most) < 1e-6 if number == 0 else score < most - 1e-6
                    if not (holds and most > 0):
                        faults += 1
                        print(f"fault: {what}: {answer} earns {score} of {most}", file=sys.stderr)
                    counts[package.name[len(name) :], "wrong" if number else "right"] += 1
                    told = sum(count for text, count in said.items() if text.lower() != "solution")
                    counts[package.name[len(name) :], "told"] += number > 0 and told > 0
        for package in sorted(folder.glob(f"*/{name}.qti12.zip")):
            found = asked(package)
            if len(found) != len(exercises):
                faults += 1
                print(f"fault: {package}: {len(found)} of {len(exercises)} questions", file=sys.stderr)
            counts[package.parent.name, "read"] += len(found)
    print({" ".join(key): count for key, count in sorted(counts.items())})
    return faults


sys.exit(1 if main(Path(sys.argv[1])) else 0)
