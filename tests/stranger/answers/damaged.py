#!/usr/bin/env python3
"""Right answers damaged in one place: none may earn full marks, unless an own solver says that it is right, too.

    python3 damaged.py --program PATH --count 3000 --seed 1

A value is drawn from the own solution of each question, never from the key (the two are compared on the way). It is
damaged in one place: a number, an ordinal, a box, a line or a sign is changed, two neighbours are swapped, a part is
dropped, written twice or added. It is then written in the plainest notation. Where a heap is named, heap and number
are exchanged as well: what the program says that it understood must then change. Exit code 1 if a damaged answer is
marked right, or an exchanged one is read as before.
"""

import re
import sys
from collections import Counter
from copy import deepcopy

from campaign import campaign, read, report, winning
from solutions import misere, solution

ORDINALS = "first second third fourth fifth sixth seventh eighth".split()
SIGNED = ("mirror-disc", "nim-sum", "mex", "coin-heaps", "zeckendorf")
WINNERS = {"N": "the player to move", "P": "the other player", "draw": "neither: it is a draw"}


# Moves as lists of numbers: take [t, k]; split [k, [parts]]; one heap [t, left]; others as they are named.

def shape_of(question, place=1):
    """How a move in this heap is written: take, one, split, coins or cell."""
    heaps, game = read(question.position), question.position.split()[0]
    if heaps:
        taken = "one" if game.startswith("subtract") else "take"
        return taken if heaps[place - 1][0].startswith(("nim", "rim", "dim", "subtract")) else "split"
    return {"fibonacci": "bare", "queen": "square", "trihex": "point", "chomp": "cell", "squares": "cell",
            "tictactoe": "cell"}.get(game, "coins")


def encoded(question, move):
    """A winning move as a list of numbers, which begins with its shape."""
    if question.position.split()[0] == "trihex":
        return ["point", "ABCDEFGHI".index(move)]
    shape = shape_of(question, move[0])
    if shape in ("one", "take", "split"):
        place, rest = move
        left = sum(rest)
        taken = read(question.position)[place - 1][1] - left
        return {"one": ["one", taken, left], "take": ["take", taken, place], "split": ["split", place, list(rest)]}[shape]
    return [shape, list(move)] if shape == "coins" else [shape, *move]


def decoded(question, move):
    """What a list of numbers means as a move: the form that `winning` gives, or nothing."""
    shape, *rest = move
    heaps = read(question.position)
    try:
        if shape == "one":
            size = heaps[0][1]
            return (1, (rest[1],) if rest[1] else ()) if sum(rest) == size and len(rest) == 2 else None
        if shape == "take":
            sizes, (taken, place) = [size for _, size in heaps], rest
            if place > len(sizes) and sizes.count(place) == 1:  # no such number, but one heap of that size
                place = sizes.index(place) + 1
            left = sizes[place - 1] - taken
            return (place, (left,) if left else ()) if taken > 0 and place > 0 and left >= 0 else None
        if shape == "split":
            return rest[0], tuple(sorted(part for part in rest[1] if part))
        if shape == "point":
            return "ABCDEFGHI"[rest[0]]
        return tuple(sorted(rest[0])) if shape == "coins" else tuple(rest)
    except (IndexError, TypeError):
        return None


TAKES = ("take {t} from {word} {k}", "take {t} from {word} {k}", "take {t} from the {nth} {word}",
         "from {word} {k} take {t}", "{word} {k}: take {t}", "{t} kavics elvétele {az} {k}. {hu}", "לקחת {t} מ{he} {k}")
ORDINAL = 2


def moves_text(question, move, style):
    """A move in a plain notation."""
    shape, *rest = move
    parts = "+" in question.position
    word = "part" if parts else {"kayles": "row", "dawson-kayles": "row", "treblecross": "strip",
                                 "dawson-chess": "strip"}.get(question.position.split()[0], "heap")
    if shape == "take":
        if style == ORDINAL and not 0 < rest[1] <= len(ORDINALS):
            style = 0
        return TAKES[style].format(t=rest[0], k=rest[1], word=word, nth=ORDINALS[(rest[1] - 1) % len(ORDINALS)],
                                   az="az" if str(rest[1]) == "1" or str(rest[1])[0] == "5" else "a",
                                   hu="részből" if parts else "kupacból", he="חלק" if parts else "ערימה")
    if shape == "split":
        return f"{word} {rest[0]} becomes {' and '.join(map(str, rest[1])) or 0}"
    if shape == "coins":
        return " and ".join(map(str, rest[0]))
    patterns = {"one": "take {}, leaving {}", "bare": "take {}", "square": "({}, {})", "cell": "row {}, column {}"}
    return patterns[shape].format(*rest) if shape != "point" else "ABCDEFGHIJKLMNOP"[rest[0] % 16]


# Damage.

def paths(value, here=()):
    """The places of all numbers and lists inside a value."""
    found = [here] if here else []
    if isinstance(value, list):
        for place, each in enumerate(value):
            if not isinstance(each, str):
                found += paths(each, (*here, place))
    return found


def damage(chance, value, sign):
    """A copy of a value that differs in one place, and what was done; nothing if there is no place."""
    places = paths(value)
    if not places:
        return None
    copy = deepcopy(value)
    *way, last = chance.choice(places)
    parent = copy
    for step in way:
        parent = parent[step]
    fixed = isinstance(parent[0], str)
    choices = [] if fixed else ["dropped", "written twice"]
    neighbour = last + 1 if last + 1 < len(parent) else last - 1
    alike = neighbour >= fixed and type(parent[neighbour]) is type(parent[last])
    if alike and parent[neighbour] != parent[last] and not (fixed and isinstance(parent[last], list)):
        choices.append("swapped")
    if isinstance(parent[last], int):
        choices += ["changed"] * 4 + (["sign"] if sign and parent[last] else [])
    if not choices:
        return None
    what = chance.choice(choices)
    if what == "dropped":
        del parent[last]
    elif what == "written twice":
        parent.insert(last, deepcopy(parent[last]))
    elif what == "swapped":
        parent[last], parent[neighbour] = parent[neighbour], parent[last]
    elif what == "sign":
        parent[last] = -parent[last]
    else:
        near = {parent[last] + step for step in (-2, -1, 1, 2, 4, 8, 10)} | {2 * parent[last], parent[last] // 2}
        parent[last] = chance.choice(sorted(number for number in near - {parent[last]} if number >= 0))
    return copy, what


def damaged_boxes(chance, question, boxes):
    """One box ticked that was not, or the reverse."""
    box = chance.randrange(len(question.words["en"]["choices"]))
    if question.kind == "early-stop":
        return [1 - boxes[0]], "box"
    return sorted(set(boxes) ^ {box}), "box"


def full(question, value, right):
    """Whether a value answers a question fully. Where a group of numbers is only written in another order, the
    benefit of the doubt goes to the answer: this is what is surely wrong, and nothing else."""
    kind = question.kind
    if value == right:
        return True
    if kind == "winning-moves":
        found = {decoded(question, move) for move in value}
        return found == winning(question.position, misere(question))
    if kind == "reduction-trace":
        lines, whole = value[1], right[1]
        early = [whole[:place + 1] for place, line in enumerate(whole) if min(line) == 1 and sum(line) % 2 == 0]
        # If the two numbers beside the zero differ, the line before, with its 1, is enough to say so.
        verdicts = [right[2], [len(whole) - 2]] if right[2] and sum(whole[-1]) % 2 == 0 else [right[2]]
        complete = [one[skip:] for one in (whole, *early) for skip in (0, 1) if len(one) > skip]
        return (value[2] and value[2][:1]) in verdicts and lines in complete
    if kind in ("losing-set", "reduction-failure"):
        once = set if kind == "losing-set" else sorted
        return [once(each) if isinstance(each, list) else each for each in value] == [
            once(each) if isinstance(each, list) else each for each in right]
    if kind in ("greedy-scheme", "next-trio", "reply-table"):
        return list(map(sorted, value)) == list(map(sorted, right))
    if kind == "leftover-pairs":
        return {tuple(sorted(pair)) for pair in value} == set(map(tuple, right))
    if kind in ("label-board", "wrong-square"):
        return set(map(tuple, value)) == set(map(tuple, right))
    if kind in ("zeckendorf", "true-or-false"):
        return sorted(value) == sorted(right)
    if kind == "coin-heaps":
        return value[-1:] == right[-1:] and sorted(value) == sorted(right)
    return kind == "mirror-pins" and set(value) == set(right)


def show(question, value, style):
    """A value in the plainest notation; the style is that of moves which take."""
    kind, choices = question.kind, question.words["en"]["choices"]
    if kind == "winning-moves":
        return "; ".join(moves_text(question, move, style) for move in value) or "none"
    if kind in ("outcome", "misere-outcome"):
        return WINNERS[value[0]]
    if question.answer["type"] == "ticks":
        return "; ".join(choices[box] for box in value) or "none"
    if kind == "reduction-trace":
        lines, verdict = value[1:]
        said = "" if verdict is None else f"; not lost: line {verdict[0]}" if verdict else "; lost"
        return " / ".join(" ".join(map(str, line)) for line in lines) + said
    if kind in ("hardy", "true-or-false"):
        if not value:
            return choices[0]
        gaps = len(re.findall("_{4,}", choices[1]))
        return re.sub("_{4,}", "{}", choices[1]).format(*value) if len(value) == gaps else f"false for {tuple(value)}"
    if kind == "find-misprint":
        return f"line {value[1]}, column {'abcdefghijklmnop'[value[2] % 16]}: {value[3]} should be {value[4]}"
    if kind == "reduction-failure" and len(value) == 2 and isinstance(value[0], int) and isinstance(value[1], list):
        return f"line {value[0]}, ({', '.join(map(str, value[1]))})"
    if kind == "losing-set" and len(value) == 2 and isinstance(value[0], list) and isinstance(value[1], int):
        return f"remainder {', '.join(map(str, value[0]))} after division by {value[1]}"
    if kind in ("greedy-scheme", "next-trio", "reply-table", "leftover-pairs", "label-board", "wrong-square"):
        return " ".join(f"({', '.join(map(str, group))})" for group in value) or "none"
    if kind == "zeckendorf":
        return " + ".join(map(str, value))
    if kind == "coin-heaps":
        return ", ".join(map(str, value[:-1])) + f"; nim-sum {value[-1]}" if value else ""
    if kind == "wrong-line":
        return "; ".join(f"line {number}" for number in value)
    if kind == "mirror-disc":
        return f"({', '.join(map(str, value))})"
    joiner = "; " if kind in ("period", "which-heap", "losing-set", "reduction-failure") else ", "
    return joiner.join(", ".join(map(str, each)) if isinstance(each, list) else str(each) for each in value)


def agrees(question, right):
    """Whether the key says the same as the own solution."""
    key = question.answer
    if key["type"] == "moves":
        return len(key["any_of"]) == len(right)
    if key["type"] == "trace":
        return right == ["trace", key["lines"], [len(key["lines"]) - 1] if key["verdict"] == "not-v-trio" else []]
    if key["type"] == "repair":
        return right[1:3] + right[4:] == [key["line"], key["column"], key["right"]]
    said = {"outcome": lambda: [key["value"]], "number": lambda: [key["value"]], "ticks": lambda: key["boxes"],
            "residues": lambda: [key["remainders"], key["modulus"]], "counterexample": lambda: key["smallest"] or [],
            "place": lambda: [key["x"], key["y"]]}.get(key["type"], lambda: key.get("in_order", key.get("any_order")))()
    return said == (right[:1] if question.kind == "reduction-failure" else right)


def exchanged(chance, question, right, style):
    """A move with its heap and its number exchanged, or nothing: the value, and what it was before."""
    move = chance.choice(right)
    if move[0] != "take" or move[1] == move[2] or (style == ORDINAL and move[1] > len(ORDINALS)):
        return None
    other = [["take", move[2], move[1]] if each is move else each for each in right]
    return other, f"take {move[1]} from {'part' if '+' in question.position else 'heap'} {move[2]}"


def write(chance, question):
    """A damaged answer to a question, with the value and what was done to it."""
    right = solution(question)
    if question.kind == "winning-moves":
        right = [encoded(question, move) for move in right]
    if right is None:
        return None  # no own solver knows it: a proof that is new, or a misprint with two repairs
    if not agrees(question, right):
        return "none", (None, "the key differs from the own solution", "")
    style, before = chance.randrange(len(TAKES)), ""
    pair = exchanged(chance, question, right, style) if question.kind == "winning-moves" else None
    if question.answer["type"] == "outcome":
        value, what = [chance.choice(["N", "P"] + ["draw"] * (len(question.words["en"]["choices"]) > 2))], "box"
    elif question.answer["type"] == "ticks":
        value, what = damaged_boxes(chance, question, right)
    elif question.kind == "winning-moves" and pair and chance.random() < 0.3:
        (value, before), what = pair, "exchanged"
    elif question.kind == "reduction-trace" and chance.random() < 0.15:
        value, what = ["trace", right[1], chance.choice([None, [] if right[2] else [len(right[1]) - 1]])], "verdict"
    elif question.answer["type"] == "counterexample" and (not right or chance.random() < 0.2):
        value, what = [] if right else [chance.randrange(1, 9)] if question.kind == "hardy" else [1, 2, 3], "box"
    else:
        value, what = damage(chance, right, question.kind in SIGNED) or (right, "whole")
    return show(question, value, style), (value, what, before)


def main():
    """Counts what was done and how it was marked, and prints whatever earned full marks without being right."""
    counts, violations = Counter(), []
    for question, text, (value, what, before), judged in campaign(__doc__.split("\n")[0], write):
        status = {"not-understood": "unread"}.get(judged["status"], judged["status"])
        if value is None:
            violations.append((question, text, judged, what))
            continue
        right = full(question, value, solution(question))
        counts[f"{what}: {status}" + (" (right, too)" if right else "")] += 1
        if what == "whole" and status not in ("right", "unread"):
            violations.append((question, text, judged, "not damaged, and not marked right"))
        if status == "right" and not right:
            violations.append((question, text, judged, f"{what}, and marked right"))
        if before and status != "unread" and re.search(rf"\b{before}\b", judged["understood"]) and before not in text:
            violations.append((question, text, judged, "heap and number exchanged, and read as before"))
    return report("Damaged answers, by what was done and what became of them", counts, violations)


if __name__ == "__main__":
    sys.exit(main())
