"""What the installed package promises: answers and files of the program, errors with places, pictures in notebooks.

`packages/pip/check` runs it. The environment says how much is compared: `NIMBOOK_POSITIONS` and `NIMBOOK_SHEETS`.
"""

import copy
import doctest
import json
import os
import pickle
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import xml.dom.minidom
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from operator import xor
from pathlib import Path

import nimbook

HERE = Path(__file__).parent
POSITIONS = int(os.environ.get("NIMBOOK_POSITIONS", "100"))
SHEETS = int(os.environ.get("NIMBOOK_SHEETS", "10"))
TWO = {"title": "Two", "seed": "a", "points": 4, "exercises": [
    {"id": "one", "kind": "winning-moves", "heaps": 3, "positions": ["nim 7 3 12"]}]}  # fmt: skip


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program that was installed with the module."""
    path = Path(sys.executable).with_name("nimbook")
    return subprocess.run([path, *arguments], capture_output=True, encoding="utf-8")


def some_position(dice: random.Random) -> str:
    """A position of any family of games, small enough for a search; now and then a sum, or a text that is none."""

    def heaps(count: int, most: int) -> str:
        return " ".join(str(dice.randint(0, most)) for _ in range(count))

    def coins(signs: str, most: int) -> str:
        return "".join(dice.choice(signs) for _ in range(dice.randint(1, most)))

    kinds = [
        lambda: f"nim {heaps(dice.randint(1, 4), 20)}",
        lambda: f"{dice.choice(['kayles', 'grundy', 'rim', 'dim', 'dawson-kayles'])} {heaps(dice.randint(1, 2), 15)}",
        lambda: f"subtract({dice.randint(1, 2)},{dice.randint(3, 6)}) {heaps(2, 20)}",
        lambda: f"octal(0.{dice.randint(1, 7)}{dice.randint(0, 7)}) {heaps(1, 15)}",
        lambda: f"queen {heaps(2, 12)}",
        lambda: f"{dice.choice(['mock-turtles', 'ruler', 'turtles', 'flip-right'])} {coins('bw', 8)}",
        lambda: f"chomp {dice.randint(1, 4)}x{dice.randint(1, 5)}",
        lambda: f"fibonacci {dice.randint(1, 20)}",
        lambda: f"treblecross {dice.randint(1, 12)}",
        lambda: f"squares {dice.randint(1, 4)}x{dice.randint(1, 6)}",
        lambda: f"tictactoe {coins('XO.', 3)}/.X./O..",
        lambda: f"nim {heaps(2, 9)} + kayles {heaps(1, 9)}",
        lambda: f"{dice.choice(['num', 'nim', 'kayles 3 -', 'nim 3,', 'queen 1 2', '+'])} {coins('x0; 3', 4)}",
    ]
    return dice.choice(kinds)()


def shapes(svg: str) -> list[tuple[str, str, list[str]]]:
    """The elements of a picture but for its style, with their classes and texts."""
    elements = xml.dom.minidom.parseString(svg).getElementsByTagName("*")
    drawn = [element for element in elements if element.tagName != "style"]
    words = [[node.data for node in element.childNodes if node.nodeType == node.TEXT_NODE] for element in drawn]
    return [(element.tagName, element.getAttribute("class"), own) for element, own in zip(drawn, words, strict=True)]


class LikeTheProgram(unittest.TestCase):
    def test_positions(self) -> None:
        dice = random.Random("positions")
        asked = [(some_position(dice), dice.random() < 0.1) for _ in range(POSITIONS)]
        with ThreadPoolExecutor(2) as pool:
            runs = pool.map(lambda one: program("solve", "--json", *["--misere"] * one[1], one[0]), asked)
            solved = 0
            for (position, misere), run in zip(asked, runs, strict=True):
                with self.subTest(position=position, misere=misere):
                    try:
                        solution = nimbook.solve(position, misere=misere)
                    except nimbook.Error as error:
                        self.assertEqual(run.returncode, 2, error)
                        self.assertEqual([fault.message in run.stderr for fault in error.faults], [True], run.stderr)
                        continue
                    printed = json.dumps(solution.json, separators=(",", ":"), ensure_ascii=False)
                    self.assertEqual(printed + "\n", run.stdout)
                    solved += 1
        print(f"{POSITIONS} positions, {solved} of them solved", file=sys.stderr)

    def test_sheets(self) -> None:
        """Sheets that are built into the program, whose files hold no trace of a folder: the same bytes."""
        specs = sorted((HERE / "../../exercises").glob("*.yaml"))
        dice, compared = random.Random("sheets"), 0
        for number in range(SHEETS):
            spec, seed, variant = specs[number % len(specs)], f"seed {dice.randrange(10**6)}", dice.randrange(3)
            lang, key = dice.choice(["en", "he", "hu"]), dice.choice(["separate", "inline", "none"])
            formats = ("json", "html", "md", "docx", "moodle") if number % 10 == 0 else ("json", "html")
            options = [f"--seed={seed}", f"--variant={variant}", f"--lang={lang}", f"--key={key}"]
            options += ["--lossy", f"--format={','.join(formats)}"]
            with self.subTest(spec=spec.name, options=options), tempfile.TemporaryDirectory() as out:
                run = program("sheet", spec.stem, f"--out={out}", *options)
                try:
                    sheet = nimbook.sheet(spec, seed=seed, variant=variant, lang=lang)
                    files = sheet.files(*formats, key=key, lossy=True)
                except nimbook.Error as error:
                    self.assertEqual(run.returncode, 2, error)
                    continue
                self.assertEqual(run.returncode, 0, run.stderr)
                self.assertEqual(files, {path.name: path.read_bytes() for path in Path(out).iterdir()})
                compared += len(files)
        print(f"{SHEETS} sheets, {compared} files", file=sys.stderr)

    def test_picture(self) -> None:
        """The same shapes and words; the style holds more rules than one picture needs."""
        for position, winning in [("nim 2 1", False), ("chomp 3x4", True), ("kayles 12", False)]:
            run = program("picture", position, *["--winning"] * winning)
            self.assertEqual(shapes(nimbook.picture(position, winning=winning).svg), shapes(run.stdout))


class Answers(unittest.TestCase):
    def test_bouton(self) -> None:
        """Bouton 1902: a position of Nim is lost if and only if its nim-sum is 0, which is also its Grundy value."""
        dice = random.Random("bouton")
        for _ in range(100):
            heaps = [dice.randrange(2**64) if dice.random() < 0.1 else dice.randrange(30) for _ in range(3)]
            solution = nimbook.solve("nim " + " ".join(map(str, heaps)))
            self.assertEqual(solution.grundy, reduce(xor, heaps))
            self.assertEqual(solution.outcome, "N" if solution.grundy else "P")
            wins = [
                [*heaps[:place], heap ^ solution.grundy, *heaps[place + 1 :]]
                for place, heap in enumerate(heaps)
                if heap ^ solution.grundy < heap
            ]
            wins = [f"nim {' '.join(map(str, position))}" for position in wins]
            self.assertEqual([move.to for move in solution.winning_moves], wins)

    def test_misere_of_one(self) -> None:
        self.assertEqual(nimbook.solve("nim 1", misere=True).outcome, "P")
        self.assertIsNone(nimbook.solve("nim 1", misere=True).grundy)

    def test_mark(self) -> None:
        """7, 3 and 12 have nim-sum 8, and only in 12 can 8 be taken from the sum."""
        question = nimbook.sheet(TWO).question("1")
        for answer, status, points in [
            ("take 8 from heap 3", "right", 4), ("12 -> 4", "right", 4), ("take 1 from heap 1", "wrong", 0),
            ("take 13 from heap 3", "wrong", 0), ("", "empty", 0), ("perhaps", "unread", 0), ("<b>" * 999, "unread", 0),
        ]:  # fmt: skip
            mark = nimbook.mark(question, answer)
            self.assertEqual((mark.status, mark.points, mark.of), (status, points, 4), answer)
        self.assertIn("take", nimbook.mark(question, "take 1 from heap 1").refutation or "")
        self.assertTrue(nimbook.mark(question, "perhaps").note)

    def test_sheet(self) -> None:
        sheet = nimbook.sheet(TWO)
        self.assertEqual([question.label for question in sheet.questions], ["1"])
        self.assertNotEqual(nimbook.sheet(TWO, seed="b: #").id, sheet.id)
        self.assertIn("<!doctype html>", sheet.html)
        self.assertNotEqual(sheet.html, sheet.key)
        with self.assertRaises(KeyError):
            sheet.question("2")
        with tempfile.TemporaryDirectory() as folder:
            for path in sheet.save(folder, "docx"):
                self.assertTrue(path.stat().st_size)

    def test_claims(self) -> None:
        text = "claim ab: forall a, b: a xor b = b xor a\nclaim five: forall a: a < 5\n"
        claims = nimbook.prove(text)
        self.assertEqual([(claim.verdict, claim.witness, claim.line) for claim in claims],
                         [("proved", None, 1), ("refuted", {"a": 5}, 2)])  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "two.claims")
            path.write_text(text)
            self.assertEqual(nimbook.prove(path), claims)
            program("prove", str(path), "--certificates", f"{folder}/out")
            for claim in claims:
                self.assertEqual(Path(folder, "out", f"{claim.id}.nbc").read_bytes(), claim.certificate)
        for claim in claims:
            assert claim.certificate
            self.assertEqual(nimbook.verify(claim.certificate).proved, claim.verdict == "proved")
            with self.assertRaises(nimbook.Error):
                nimbook.verify(claim.certificate[:-1])


class Refused(unittest.TestCase):
    def test_places(self) -> None:
        for ask, line, column in [
            (lambda: nimbook.solve("nim 3 5 + num 4"), 1, 11),
            (lambda: nimbook.solve(""), 1, 1),
            (lambda: nimbook.picture("num 3", winning=True), 1, 1),
            (lambda: nimbook.prove("claim a: forall a: a = a\nclaim b: forall b: b = c"), 2, 24),
            (lambda: nimbook.sheet("title: x\nseed: a\nexercises:\n  - id: a\n    kind: winning-movs\n"), 5, 11),
        ]:
            with self.assertRaises(nimbook.Error) as caught:
                ask()
            fault = caught.exception.faults[0]
            self.assertEqual((fault.line, fault.column), (line, column), fault)
            self.assertTrue(fault.message and fault.help)
            self.assertEqual(str(pickle.loads(pickle.dumps(caught.exception))), str(caught.exception))

    def test_hostile_texts(self) -> None:
        texts = [
            "nim " + "1 " * 100_000, "nim " + "9" * 3000, "\0", "\ud800", "`" * 50 + "\n```\n", "nim 3\n```\nclaim",
            "[" * 50_000, "{" * 3,
        ]  # fmt: skip
        for text in texts:
            for ask in (nimbook.solve, nimbook.picture, nimbook.prove, nimbook.sheet, lambda do: nimbook.ask({do: do})):
                with self.subTest(text=text[:20]), self.assertRaises(nimbook.Error):
                    ask(text)
        # A position is out of reach, not wrong.
        with self.assertRaisesRegex(nimbook.Error, "limit"):
            nimbook.solve("chomp 30x40")

    def test_after_a_trap(self) -> None:
        """A request that the engine cannot hold leaves it as good as new."""
        engine = sys.modules["nimbook.engine"]._engine
        nimbook.solve("nim 1")
        engine.answer = lambda request: (_ for _ in ()).throw(engine_trap())
        with self.assertRaises(nimbook.Error):
            nimbook.solve("nim 1")
        self.assertEqual(nimbook.solve("nim 1").outcome, "N")


def engine_trap() -> Exception:
    import wasmtime

    return wasmtime.Trap("unreachable")


class InNotebooks(unittest.TestCase):
    def test_what_is_shown(self) -> None:
        from IPython.core.formatters import DisplayFormatter

        def shown(value: object) -> dict[str, str]:
            formatter = DisplayFormatter()
            formatter.active_types = formatter.format_types
            return formatter.format(value)[0]

        sheet = nimbook.sheet(TWO)
        self.assertIn("<img alt=", shown(nimbook.solve("nim 7 3 12"))["text/html"])
        self.assertIn("<img alt=", shown(sheet.questions[0])["text/html"])
        self.assertIn("<svg ", shown(nimbook.picture("nim 7 3 12"))["image/svg+xml"])
        page = shown(sheet)["text/html"]
        self.assertTrue(page.startswith("<iframe ") and page.endswith("</iframe>"))
        self.assertNotIn("<style", page)
        hebrew = nimbook.sheet(TWO, lang="he")
        self.assertIn("dir=&quot;rtl&quot;", shown(hebrew)["text/html"])


class InProcess(unittest.TestCase):
    def test_threads(self) -> None:
        asked = [f"nim {a} {b}" for a in range(12) for b in range(12)]
        alone = list(map(nimbook.solve, asked))
        with ThreadPoolExecutor(8) as pool:
            self.assertEqual(list(pool.map(nimbook.solve, asked)), alone)

    def test_another_process(self) -> None:
        """A fork has none of the threads, and opens an engine of its own."""
        nimbook.solve("nim 1")
        if child := os.fork() if hasattr(os, "fork") else 0:
            self.assertEqual(os.waitpid(child, 0)[1], 0)
        elif hasattr(os, "fork"):
            os._exit(nimbook.solve("nim 1").outcome != "N")

    def test_interrupted(self) -> None:
        """Ctrl-C ends a long search, and the next request is answered."""
        # What a shell starts in the background would not hear it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        nimbook.solve("nim 1")
        threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT]).start()
        with self.assertRaises(KeyboardInterrupt):
            nimbook.solve("chomp 12x12")
            time.sleep(1)
        self.assertEqual(nimbook.solve("nim 1").outcome, "N")

    def test_time(self) -> None:
        nimbook.solve("nim 1")
        began = time.perf_counter()
        for third in range(200):
            nimbook.solve(f"nim 7 3 {third % 16}")
        print(f"{(time.perf_counter() - began) / 200 * 1000:.1f} ms for a call", file=sys.stderr)

    def test_values(self) -> None:
        solution = nimbook.solve("nim 7 3 12")
        self.assertEqual(copy.deepcopy(solution), solution)
        self.assertEqual(hash(solution), hash(nimbook.solve(" nim  7 3 12")))


def load_tests(loader: unittest.TestLoader, tests: unittest.TestSuite, pattern: str) -> unittest.TestSuite:
    """The examples of the README and of each function are tests, too."""
    tests.addTest(doctest.DocFileSuite(str(HERE / "README.md"), module_relative=False))
    for name in ("nimbook", "nimbook.positions", "nimbook.sheets", "nimbook.claims"):
        tests.addTest(doctest.DocTestSuite(sys.modules[name]))
    return tests


if __name__ == "__main__":
    unittest.main()
