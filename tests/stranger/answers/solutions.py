"""The own solution of every kind of question, from its position alone, as lists of numbers.

Nothing is taken from keys: the two are compared by damaged.py.
"""

import re
from copy import deepcopy
from functools import lru_cache

from campaign import heap_value, lost, mex, misere_lost, nim_sum, outcome, read, reduction, winning

PROOFS = {"breaks": "lowered differ others-stay by-one odd", "copies": "equal takes room again always last",
          "steals": "suppose answer eats-corner begins-with contradiction",
          "repairs": "highest holder turned smaller legal all-even",
          "third": "two-thirds one-move lost-to-lost never only-one",
          "fours": "multiple one-to-three rest together repeated last-one",
          "beside-one": "no-ones last-digit exactly-one larger-ends next-number"}


def numbers_in(text):
    """All whole numbers in a text."""
    return [int(number) for number in re.findall(r"-?\d+", text)]


def groups_in(text):
    """Lists of numbers, parted by commas."""
    return [numbers_in(part) for part in text.split(",")]


# The own solution of each kind of question.

@lru_cache(None)
def scheme(largest):
    """Báron's builder: the trios in the order found, and the pairs left over."""
    left = [(a, b) for a in range(1, largest + 1) for b in range(a + 1, largest + 1)]
    trios, over = [], []
    while left:
        a, b = left[0]
        c = next((c for c in range(b + 1, largest + 1) if (a, c) in left and (b, c) in left), None)
        used = {(a, b)} if c is None else {(a, b), (a, c), (b, c)}
        (over if c is None else trios).append([a, b] if c is None else [a, b, c])
        left = [pair for pair in left if pair not in used]
    return trios, over


@lru_cache(None)
def queen_value(x, y):
    """The Grundy value of a square of Wythoff's queen."""
    reached = [(k, y) for k in range(x)] + [(x, k) for k in range(y)]
    return mex({queen_value(*square) for square in reached + [(x - k, y - k) for k in range(1, min(x, y) + 1)]})


def kayles_value(size):
    """A value of Kayles by its period 12, which holds from 71 on."""
    return heap_value("kayles", size if size < 83 else 71 + (size - 71) % 12)


def coin_values(game, row):
    """The values of all dark coins of a row, and their nim-sum."""
    values = []
    for place in range(len(row)):
        others = {0, *values}
        if game == "mock-turtles":
            others |= {one ^ two for k, one in enumerate(values) for two in values[k + 1:]}
        values.append(mex(others))
    dark = [value for value, coin in zip(values, row) if coin == "b"]
    return [*dark, nim_sum(dark)]


def subtraction_period(takes):
    """Shortest period, the first heap from which it holds, the last heap that is needed to see it."""
    largest, values = max(takes), []
    for size in range(60 * largest + 400):
        values.append(mex({values[size - take] for take in takes if take <= size}))
    for period in range(1, len(values)):
        start = len(values) - 1
        while start >= period and values[start] == values[start - period]:
            start -= 1
        first = max(0, start - period + 1)
        if len(values) - first > 2 * period + largest:
            return [period, first, first + period + largest - 1]
    return None


def lost_heaps(takes, end):
    """The lost heaps of a subtraction game below a number."""
    found = []
    for size in range(end):
        if not any(size - take in found for take in takes):
            found.append(size)
    return found


def remainders(takes):
    """The lost heaps of a subtraction game as [remainders, smallest number]."""
    found = lost_heaps(takes, 600)
    for number in range(1, 200):
        rest = [size for size in found if size < number]
        if all((size % number in rest) == (size in found) for size in range(600)):
            return [rest, number]
    return None


def board_lost(left, down, width, height):
    """The lost squares of a board; without numbers it is the queen's."""
    found = []
    for y in range(height):
        for x in range(width):
            if left == "0":
                beaten = any(x == a or y == b or x - a == y - b for a, b in found)
            else:
                reached = [(x - int(step), y) for step in left] + [(x, y - int(step)) for step in down]
                beaten = any(square in found for square in reached)
            if not beaten:
                found.append((x, y))
    return [list(square) for square in sorted(found)]


def wrong_square(text):
    """The square whose letter is wrong."""
    _, left, down, width, height, rows = text.split()
    right = board_lost(left, down, int(width), int(height))
    printed = rows.split("/")[::-1]
    return [[x, y] for y, row in enumerate(printed) for x, letter in enumerate(row)
            if ([x, y] in right) != (letter == "P")]


def wrong_line(text):
    """The number of the only wrong line of a computation."""
    def bad(line):
        name, *rest = line.split()
        numbers = list(map(int, rest))
        if name == "sum":
            return numbers[0] ^ numbers[1] != numbers[2]
        if name == "highest":
            return 1 << numbers[0].bit_length() - 1 != numbers[1]
        if name == "becomes":
            return numbers[0] ^ numbers[2] != numbers[3] or not numbers[0] & numbers[1]
        return numbers[0] - numbers[1] != numbers[2]
    wrong = [number for number, line in enumerate(text.split(": ")[1].split("; "), 1) if bad(line)]
    return wrong[:1]


def misprint(text):
    """Line, column, what is printed and what is right, of the one misprinted number of a reduction."""
    lines = [numbers_in(line) for line in text.split(" / ")]
    found = []
    for row, line in enumerate(lines):
        for column, printed in enumerate(line):
            guesses = {lines[row - 1][column] // 2} if row else set()
            if row + 1 < len(lines):
                guesses |= {2 * lines[row + 1][column], 2 * lines[row + 1][column] + 1}
            for guess in guesses - {printed}:
                tried = deepcopy(lines)
                tried[row][column] = guess
                if [list(each) for each in reduction(tried[0])[:len(lines)]] == tried:
                    found.append([row, column, printed, guess])
    return ["repair", *found[0]] if len(found) == 1 else None


def counterexample(statement):
    """The smallest lost trio that breaks a statement, or nothing: by fewest digits of c, then a, then b."""
    text = re.sub(r"\(exists q: (\w) = (\d+)\*q\)", r"(\1 % \2 == 0)", statement)
    if " implies " in text:
        text = "not (" + text.replace(" implies ", ") or (") + ")"
    code = compile(text, "statement", "eval")
    for bits in range(2, 9):
        for a in range(1, 1 << bits):
            for b in range(a + 1, 1 << bits):
                c = a ^ b
                if c > b and c.bit_length() == bits and not eval(code, {"a": a, "b": b, "c": c}):
                    return [a, b, c]
    return []


def ticked(kind, position, prompt):
    """Which boxes of a question are right."""
    rest = position.split(" ", 1)[1]
    if kind == "both-plays":
        after = numbers_in(rest.split(": ")[1])
        return [box for box, good in enumerate((nim_sum(after) == 0, misere_lost(after))) if good]
    if kind == "early-stop":
        return [0 if nim_sum(numbers_in(rest)) == 0 else 1]
    if kind == "join":
        one, two = (nim_sum(numbers_in(part)) for part in rest.split(" + "))
        return [box for box, value in enumerate((one, two, one ^ two)) if value == 0]
    if kind == "equal-games":
        return [box for box, part in enumerate(rest.split(", "))
                if nim_sum(heap_value(*heap) for heap in read(part)) == 0]
    given, choices = rest.split(": ")
    if kind == "shift-trio":
        a, b, c = numbers_in(given)
        return [box for box, more in enumerate(numbers_in(choices)) if a ^ b + more ^ c + more == 0]
    if kind == "find-rule":
        end = numbers_in(re.search(r"Up to (\d+)", prompt)[1])[0] + 1
        return [box for box, takes in enumerate(groups_in(choices)) if lost_heaps(takes, end) == numbers_in(given)]
    return [box for box, trio in enumerate(groups_in(choices)) if (nim_sum(trio) != 0) == (kind == "tie-break")]


def solution(question):
    """The own solution as lists of numbers; nothing where no own solver knows it."""
    kind, position = question.kind, question.position
    game, _, rest = position.partition(" ")
    numbers = numbers_in(rest)
    if kind == "winning-moves":
        return sorted(winning(position, misere(question)), key=str)
    if kind in ("outcome", "misere-outcome"):
        return [outcome(position, kind == "misere-outcome")]
    if question.answer["type"] == "ticks":
        return ticked(kind, position, question.prompt)
    simple = {
        "grundy-value": lambda: [queen_value(*numbers) if game == "queen" else heap_value(game, numbers[0])],
        "next-value": lambda: [heap_value(game, numbers[0])], "big-index": lambda: [kayles_value(numbers[0])],
        "nim-sum": lambda: [nim_sum(numbers)], "mex": lambda: [mex(set(numbers))],
        "complete-trio": lambda: [nim_sum(numbers)], "fibonacci-limit": lambda: [next(
            most for most in range(1, numbers[0] + 1) if not lost("fibonacci", (numbers[0], most)))],
        "count-trios": lambda: [sum(b < a ^ b <= numbers[0] for a in range(1, numbers[0])
                                    for b in range(a + 1, numbers[0]))],
        "chomp-column": lambda: hidden_column(rest.split()),
        "reduction-failure": lambda: [len(reduction(numbers)) - 1, list(reduction(numbers)[-1])],
        "wrong-line": lambda: wrong_line(position), "find-misprint": lambda: misprint(rest),
        "coin-heaps": lambda: coin_values(game, rest), "period": lambda: subtraction_period(numbers),
        "which-heap": lambda: which_heap(position), "zeckendorf": lambda: zeckendorf(numbers[0]),
        "reduction-trace": lambda: trace(numbers), "greedy-scheme": lambda: scheme(numbers[0])[0],
        "leftover-pairs": lambda: scheme(numbers[0])[1], "next-trio": lambda: [scheme(numbers[0])[0][numbers[1]]],
        "label-board": lambda: board_lost(*rest.split()[:2], *numbers[2:]), "wrong-square": lambda: wrong_square(position),
        "losing-set": lambda: remainders(numbers), "order-proof": lambda: proof_order(rest),
        "hardy": lambda: [n for n in range(1, numbers[0]) if n ^ numbers[0] - n != numbers[0]][:1],
        "true-or-false": lambda: counterexample(rest), "reply-table": lambda: replies(rest),
        "mirror-disc": lambda: [-each for each in numbers[-2:]],
        "mirror-pins": lambda: sorted(numbers[0] + 1 - pin for pin in numbers_in(rest.split(" hit ")[1]))}
    return simple[kind]()


def misere(question):
    """Whether a question about moves is asked for play in which the last token loses."""
    return "last token loses" in question.prompt.replace("**", "")


def which_heap(position):
    """[number of the part, its value after the winning move] in a sum where only one part has such a move."""
    values = [heap_value(*heap) for heap in read(position)]
    total = nim_sum(values)
    return next([part, value ^ total] for part, value in enumerate(values, 1)
                if part in {number for number, _ in winning(position)})


def hidden_column(words):
    """The height of the hidden column of a lost bar, whose columns never rise to the right."""
    bars = ([height if word == "?" else int(word) for word in words] for height in range(1, 40))
    return [bar[words.index("?")] for bar in bars if bar == sorted(bar, reverse=True) and lost("chomp", tuple(bar))]


def zeckendorf(number):
    """A number as a sum of Fibonacci numbers without neighbours, the largest first."""
    fibonacci, parts = [1, 2], []
    while fibonacci[-1] <= number:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    for each in reversed(fibonacci):
        if each <= number:
            parts.append(each)
            number -= each
    return parts


def trace(trio):
    """Lines and verdict: the number of the line where it fails, or nothing if it is lost."""
    lines = [list(line) for line in reduction(trio)]
    rest = sorted(lines[-1])[1:]
    return ["trace", lines, [] if sum(lines[-1]) % 2 == 0 and rest[0] == rest[1] else [len(lines) - 1]]


def proof_order(text):
    """The numbers of the shuffled lines of a proof in the order of its argument."""
    name, lines = text.split(": ")
    shuffled = lines.split(", ")
    return [shuffled.index(line) + 1 for line in PROOFS[name].split()] if name in PROOFS else None


def replies(text):
    """The winning reply to each move; nothing if some move has more than one."""
    answers = []
    for heaps in groups_in(text.split(": ")[1]):
        (place, left), = winning("nim " + " ".join(map(str, heaps)))
        answers.append([*heaps[:place - 1], left[0] if left else 0, *heaps[place:]])
    return answers
