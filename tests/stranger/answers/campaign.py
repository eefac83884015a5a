"""What both campaigns share: drawing sheets, having answers marked, and an own reader and solver of positions.

Everything here is written from the rules of the games and from what the program prints; nothing is taken from its
source. The rules of each game stand below in the shortest form that can be checked by eye.
"""

import argparse
import csv
import json
import math
import random
import re
import subprocess
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("en", "hu", "he")
HERE = Path(__file__).resolve().parent


class Question(NamedTuple):
    """One question of one sheet: where it stands, what it asks, its key, and what is printed in each language."""
    sheet: str
    item: str
    kind: str
    position: str
    answer: dict
    prompt: str
    words: dict

    def __hash__(self):
        return hash((self.sheet, self.item))

    def __eq__(self, other):
        return (self.sheet, self.item) == (other.sheet, other.item)


class Program:
    """The program under test, in a folder of its own."""

    def __init__(self, path, folder):
        self.path, self.folder = path, Path(folder)

    def run(self, *arguments):
        """What the program prints, or an error with what it said."""
        done = subprocess.run([self.path, *arguments], cwd=self.folder, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{' '.join(map(str, arguments))}: exit {done.returncode}\n{done.stderr[:2000]}")
        return done.stdout

    def draw(self, name, seed, attempt):
        """All questions of the sheets of one seed and attempt, with what each language prints."""
        for last in ((14,) if name == "wide" else (1, 0)):
            try:
                printed = [self.run("sheet", HERE / f"{name}.yaml", "--seed", seed, "--attempt", str(attempt), "--range",
                                    f"0..{last}", "--lang", language, "--format", "json", "--out", "-")
                           for language in LANGUAGES]
                break
            except RuntimeError:
                if last == 0 or name == "wide":
                    raise
        sheets = [[json.loads(line) for line in text.splitlines()] for text in printed]
        return [question_of(same[0]["id"], exercise) for same in zip(*sheets)
                for exercise in zip(*(sheet["exercises"] for sheet in same))]

    def mark(self, name, seed, answers, stem):
        """What the program says about answers, a dictionary from questions to texts: the same with its judgements."""
        columns = {}
        for question in answers:
            columns.setdefault(question.item, len(columns))
        rows = {}
        for question, text in answers.items():
            rows.setdefault(question.sheet, [""] * len(columns))[columns[question.item]] = text
        with open(self.folder / f"{stem}.csv", "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["sheet", *columns])
            writer.writerows([sheet, *cells] for sheet, cells in rows.items())
        text = self.run("mark", HERE / f"{name}.yaml", "--seed", seed, "--answers", f"{stem}.csv", "--json", "--out", stem,
                        "--force")
        judged = {(student["sheet"], item["item"]): item
                  for student in json.loads(text)["students"] for item in student["items"]}
        return {question: judged[question.sheet, question.item] for question in answers}


def question_of(sheet, exercises):
    """A question from its exercise in every language; the key is that of the first."""
    first = exercises[0]
    words = {language: {"places": [line for line in exercise.get("places", "").split("\n") if "____" in line],
                        "choices": exercise.get("choices") or [], "headline": exercise["headline"],
                        "texts": [move["text"] for move in exercise["answer"].get("any_of", [])]}
             for language, exercise in zip(LANGUAGES, exercises)}
    return Question(sheet, f"{first['number']}{first['letter']}", first["kind"], first["position"],
                    first["answer"], first["prompt"], words)


def campaign(about, job):
    """Runs `job(random, question)`, which gives a text and a note, on as many questions as are asked for, and gives
    every (question, text, note, judgement). The same seed does the same in any number of threads."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--program", required=True, help="the program to test")
    parser.add_argument("--count", type=int, default=3000, help="how many answers")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    share = 10_000
    shares = [min(share, options.count - done) for done in range(0, options.count, share)]
    with tempfile.TemporaryDirectory() as folder:
        program = Program(str(Path(options.program).resolve()), folder)
        with ThreadPoolExecutor(2) as pool:
            parts = pool.map(lambda each: round_of(program, f"{options.seed}-{each[0]}", each[1], job),
                             enumerate(shares))
            return [row for part in parts for row in part]


def round_of(program, seed, count, job):
    """Draws sheets of one seed and has `count` answers to their questions marked, in several passes."""
    drawn = {"narrow": program.draw("narrow", seed, 0) + program.draw("narrow", seed, 1),
             "wide": program.draw("wide", seed, 0) + program.draw("wide", seed, 1)}
    rows, step = [], 0
    while len(rows) < count:
        name = "wide" if step % 2 else "narrow"
        chance = random.Random(f"{seed}/{step}")
        wanted = count - len(rows)
        questions = drawn[name]
        if wanted < len(questions):
            questions = chance.sample(questions, wanted)
        made = {question: job(chance, question) for question in questions}
        made = {question: pair for question, pair in made.items() if pair}
        texts = {question: text for question, (text, _) in made.items()}
        judged = program.mark(name, seed, texts, f"answers-{seed}-{step}")
        rows += [(question, *made[question], judged[question]) for question in texts]
        step += 1
    return rows


# The games. A heap of a game has options, each a tuple of heaps; everything else about it follows.

CODES = {"kayles": "77", "dawson-kayles": "07", "dawson-chess": "137", "guiles": "15", "officers": "6"}


def splits(total, parts):
    """Every way to write a total as so many heaps, none empty, the smallest first."""
    if parts == 0:
        return [()] if total == 0 else []
    return [(first, *rest) for first in range(1, total + 1) for rest in splits(total - first, parts - 1)
            if not rest or first <= rest[0]]


@lru_cache(None)
def options(game, heap):
    """What a move can make of a heap: tuples of heaps, without empty ones, the smallest first."""
    code = CODES.get(game) or (re.fullmatch(r"(?:octal|hex)\(0\.(\w+)\)", game) or [None, None])[1]
    if code:
        found = [rest for take, digit in enumerate(code, 1) for parts in range(4)
                 if int(digit, 16) >> parts & 1 and take <= heap for rest in splits(heap - take, parts)]
    elif game == "treblecross":
        found = [tuple(sorted(side for side in (cell - 2, heap - 3 - cell) if side > 0)) for cell in range(heap)]
    elif game == "grundy":
        found = [(small, heap - small) for small in range(1, heap) if small < heap - small]
    else:
        takes = {"nim": lambda take: True, "rim": lambda take: math.gcd(take, heap) == 1,
                 "dim": lambda take: heap % take == 0}.get(game)
        allowed = [] if takes else [int(take) for take in re.findall(r"\d+", game)]
        found = [(heap - take,) if take < heap else () for take in range(1, heap + 1)
                 if (takes(take) if takes else take in allowed)]
    return sorted(set(found))


def mex(values):
    """The smallest natural number that is missing."""
    return next(number for number in range(len(values) + 1) if number not in values)


@lru_cache(None)
def heap_value(game, heap):
    """The Grundy value of one heap."""
    return mex({nim_sum(heap_value(game, part) for part in rest) for rest in options(game, heap)})


def nim_sum(numbers):
    """The numbers added in binary without carry."""
    total = 0
    for number in numbers:
        total ^= number
    return total


def read(position):
    """The heaps of a position as pairs of game and size, or nothing when the game has no heaps."""
    heaps = []
    for part in position.split(" + "):
        game, *sizes = part.split()
        if game in ("fibonacci", "chomp", "queen", "squares", "tictactoe", "trihex") or set("".join(sizes)) & set("wb"):
            return None
        heaps += [(game, int(size)) for size in sizes]
    return heaps


def heap_moves(position):
    """Every winning move of heaps: (number of the heap, what it becomes)."""
    heaps = read(position)
    total = nim_sum(heap_value(*heap) for heap in heaps)
    return {(number, rest) for number, (game, size) in enumerate(heaps, 1) for rest in options(game, size)
            if nim_sum(heap_value(game, part) for part in rest) == total ^ heap_value(game, size)}


def misere_lost(heaps):
    """Whether heaps of Nim are lost when the last token loses (Bouton)."""
    return sum(heaps) % 2 == 1 if max(heaps, default=0) < 2 else nim_sum(heaps) == 0


def misere_moves(heaps):
    """Every winning move of Nim when the last token loses."""
    return {(place + 1, (left,) if left else ()) for place, size in enumerate(heaps) for left in range(size)
            if misere_lost([*heaps[:place], left, *heaps[place + 1:]])}


@lru_cache(None)
def moves(game, state):
    """The moves of the other games, each with the state that it makes."""
    if game == "fibonacci":
        return [((take,), (state[0] - take, 2 * take)) for take in range(1, min(state) + 1)]
    if game == "queen":
        x, y = state
        return [((x - a, y - b), (x - a, y - b)) for a in range(x + 1) for b in range(y + 1)
                if (a or b) and (not a or not b or a == b)]
    if game == "chomp":
        return [((row, column), tuple(min(height, row - 1) if place >= column else height
                                      for place, height in enumerate(state, 1)))
                for column, tall in enumerate(state, 1) for row in range(1, tall + 1) if (row, column) != (1, 1)]
    if game == "squares":
        rows, columns = len(state), len(state[0])
        return [((row + 1, column + 1), tuple("".join("#" if row <= r <= row + 1 and column <= c <= column + 1 else
                                                      state[r][c] for c in range(columns)) for r in range(rows)))
                for row in range(rows - 1) for column in range(columns - 1)
                if {state[row + a][column + b] for a in (0, 1) for b in (0, 1)} == {"."}]
    found, size = [], len(state)
    for last in (place for place in range(size) if state[place] == "b"):
        others = [(k,) for k in range(last)]
        more = {"turtles": [()] + others, "ruler": [tuple(range(first, last)) for first in range(last + 1)],
                "mock-turtles": [()] + others + [(a, b) for a in range(last) for b in range(a + 1, last)]}[game]
        found += [(tuple(k + 1 for k in (*turned, last)), "".join(
            "wb"[coin == "w"] if k in turned or k == last else coin for k, coin in enumerate(state)))
                  for turned in more]
    return found


@lru_cache(None)
def lost(game, state):
    """Whether the player to move loses, by looking at every move."""
    return all(not lost(game, after) for _, after in moves(game, state))


ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
NINE = [tuple("ABCDEFGHI".index(point) for point in line)
        for line in "ABF BCD CAE ADG BEH CFI DHI EGI FGH".split()]


@lru_cache(None)
def three(lines, board):
    """For three in a line: 1 if the player to move wins, 0 for a draw, -1 if that player loses."""
    if any(board[a] == board[b] == board[c] != "." for a, b, c in lines):
        return -1
    return max((-three(lines, after) for _, after in marks(board)), default=0)


def marks(board):
    """Every free cell, and the board after a mark in it."""
    mark = "x" if board.count("x") == board.count("o") else "o"
    return [(place, board[:place] + mark + board[place + 1:]) for place in range(9) if board[place] == "."]


def state_of(position):
    """Game and state of a position that has no heaps."""
    game, *rest = position.split()
    if game == "fibonacci":
        return game, (int(rest[0]), int(rest[2]) if len(rest) > 1 else int(rest[0]) - 1)
    if game == "chomp" and "x" in rest[0]:
        rows, columns = rest[0].split("x")
        return game, (int(rows),) * int(columns)
    if game == "squares":
        size = rest[0].split("x")
        return game, tuple(rest[0].split("/")) if len(size) < 2 else ("." * int(size[1]),) * int(size[0])
    return game, tuple(map(int, rest)) if game in ("chomp", "queen") else rest[0]


def board_of(position):
    """Lines and cells of a position of three in a line."""
    game, *rest = position.split()
    if game == "tictactoe":
        return tuple(ROWS), (rest[0] if rest else "." * 9).replace("/", "").lower()
    taken = {point: side[0] for side in rest for point in side[2:]}
    return tuple(NINE), "".join(taken.get(point, ".") for point in "ABCDEFGHI")


def winning(position, misere=False):
    """Every winning move: (heap, what it becomes), a cell (row, column), a square, coins, a take or a letter."""
    game, heaps = position.split()[0], read(position)
    if misere:
        return misere_moves([size for _, size in heaps])
    if game in ("tictactoe", "trihex"):
        lines, board = board_of(position)
        best = {place for place, after in marks(board) if three(lines, after) == -1}
        return {(place // 3 + 1, place % 3 + 1) if game == "tictactoe" else "ABCDEFGHI"[place] for place in best}
    if heaps is not None:
        return heap_moves(position)
    return {name for name, after in moves(*state_of(position)) if lost(state_of(position)[0], after)}


def outcome(position, misere=False):
    """N, P or draw."""
    if position.split()[0] in ("tictactoe", "trihex"):
        return {1: "N", 0: "draw", -1: "P"}[three(*board_of(position))]
    return "N" if winning(position, misere) else "P"


def reduction(trio):
    """Báron's reduction: lines up to the first with an odd sum or a zero."""
    lines = [tuple(trio)]
    while sum(lines[-1]) % 2 == 0 and 0 not in lines[-1]:
        lines.append(tuple(number // 2 for number in lines[-1]))
    return lines


def report(title, counts, violations):
    """Prints counts and violations; gives the exit code."""
    print(title)
    for name, number in sorted(counts.items()):
        print(f"  {name:<44} {number}")
    for question, text, judged, why in violations:
        print(f"\n{why}: {question.sheet} {question.item} {question.kind} | {question.position}\n  typed       {text!r}"
              f"\n  understood  {judged['understood']!r}\n  status      {judged['status']}, {judged['points']} of"
              f" {judged['of']}\n  key         {json.dumps(question.answer, ensure_ascii=False)[:300]}")
    print(f"\n{len(violations)} violations" + "".join(
        f"\n  {number:>5}  {why} ({kind})" for (why, kind), number in
        sorted(Counter((why, question.kind) for question, _, _, why in violations).items())))
    return 1 if violations else 0
