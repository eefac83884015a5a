#!/usr/bin/env python3
"""Right answers in many notations: none may be marked wrong or partly wrong.

    python3 right.py --program PATH --count 3000 --seed 1

Each answer is computed from the key of a drawn sheet, and written in English, Hungarian or Hebrew in a notation drawn
from the lists below, which hold what people write and not what the program is known to read. An answer may stay
unread; it may not be judged wrong. Exit code 1 if one is.
"""

import re
import sys
from collections import Counter

from campaign import LANGUAGES, campaign, read, report

# Several moves in one cell, and lists of names.
JOINERS = {"en": ["; ", "\n", " or ", ", or "], "hu": ["; ", "\n", " vagy ", ", vagy "], "he": ["; ", "\n", " או "]}
AND = {"en": [" and ", ", ", " & "], "hu": [" és ", ", ", " meg "], "he": [" ו-", ", ", " ו־"]}
NONE = {"en": ["none", "-", "none of them", "nothing"],
        "hu": ["egyik sem", "-", "nincs", "semelyik"], "he": ["אף אחד", "-", "אין", "אף אחת"]}
ORDINALS = {"en": "first second third fourth fifth sixth seventh eighth".split(),
            "hu": "első második harmadik negyedik ötödik hatodik hetedik nyolcadik".split(),
            "he-part": "ראשון שני שלישי רביעי".split(),
            "he": "ראשונה שנייה שלישית רביעית חמישית שישית שביעית שמינית".split()}
NUMBERS = {"en": "zero one two three four five six seven eight nine ten eleven twelve".split(),
           "hu": "nulla egy kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő".split(),
           "he": "אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר".split()}

# A move that takes from one heap: t taken from heap k of s, l left; all: every heap afterwards.
HEAP = {
    "en": ["take {t} from {heap} {k}", "remove {t} from {heap} {k}", "take {t} from the {nth} {heap}", "from {heap} {k} take {t}",
           "{heap} {k}: take {t}", "take {t} tokens from {heap} {k}, leaving {l}", "leave {l} in {heap} {k}",
           "reduce {heap} {k} to {l}", "{heap} {k} becomes {l}", "{heap} {k}: {s} -> {l}", "{s!u} -> {l}", "reduce {s!u} to {l}",
           "({all})", "{all}", "leaving ({all})", "take {t} from the {heap} of {s!u}", "{heap} {k} -> {l}", "{t} from {heap} {k}",
           "lower {heap} {k} from {s} to {l}", "I take {t} tokens away from {heap} {k}.", "{heap} {k}: {l} left",
           "Take {t} from {heap} {k}, leaving ({all}).", "from the {nth} {heap} remove {t}", "{nth} {heap}: {s} → {l}",
           "change {s!u} into {l}", "{heap} #{k}: remove {t}", "make {heap} {k} {l}", "leave ({all})", "{heap} {k}: {t}",
           "{heap} {k} from {s} down to {l}", "the {nth} {heap} goes down to {l}", "{heap} {k} - {t}", "({before}) -> ({all})",
           "{t} out of the {nth}", "h{k}: {s}->{l}", "reduce to ({all})", "remove {t} from the {nth}"],
    "hu": ["{t} kavics elvétele {az} {k}. {out}", "{az} {k}. {out} {t}", "{az} {k}. {out} elveszek {tt}",
           "vegyél el {t} kavicsot {az} {k}. {out}", "Elvett kavicsok: {t}, {heap}: {k}.", "({all})", "{all}",
           "{az} {nth} {out} {tt}", "{az} {k}. {inside} marad {l}", "{s!u} -> {l}", "{k}. {heap}: {s} → {l}",
           "{az} {k}. {object} {lra} csökkentem", "marad: ({all})", "elvesz {tt} {az} {k}. {out}, marad {l}",
           "{k}. {heap}: {l} marad", "{k}. {heap} -> {l}", "{az} {nth} {inside} {l} marad", "{k}. {out} {t} kavics",
           "{heap}: {k}, elvett: {t}", "{tt} {az} {k}. {out}", "{az} {k}. {out} {l} marad"],
    "he": ["לקחת {t} מ{heap} {k}", "לקיחת {t} מ{heap} {k}", "להוריד {t} מ{heap} {k}", "מ{heap} {k} לקחת {t}",
           "לקחת {t} מה{heap} ה{nth}", "להשאיר {l} ב{heap} {k}", "{heap} {k}: {s} -> {l}", "({all})", "{all}",
           "ונשאר: ({all})", "{t} מ{heap} {k}", "לקחת {t} אסימונים מ{heap} {k}", "{s!u} -> {l}", "{heap} {k}: לקחת {t}",
           "ב{heap} {k} נשאר {l}", "לקחת {t} מ{heap} {k}, ונשאר {l}", "מורידים {t} מ{heap} {k}", "{heap} {k} -> {l}"],
}
# One heap of which some numbers may be taken.
TAKE = {
    "en": ["take {t}", "take {t}, leaving {l}", "remove {t}", "leave {l}", "{s} -> {l}", "reduce to {l}", "{l} left",
           "take {t} tokens", "{s} - {t} = {l}", "I take {t} and leave {l}", "reduce it from {s} to {l}", "take away {t}"],
    "hu": ["{t} kavics elvétele", "Elvett kavicsok: {t}, marad: {l}", "elveszek {tt}", "{s} -> {l}", "marad {l}",
           "{t} kavicsot veszek el", "vegyél el {tt}", "{lra} csökkentem", "{t} kavics, marad {l}"],
    "he": ["לקחת {t}", "לקיחת {t}, ונשאר: {l}", "{s} -> {l}", "להשאיר {l}", "להוריד {t}", "לקחת {t} אסימונים", "נשאר {l}"],
}
# A heap, row, strip or part that becomes other ones: {ab} is their list, {plus} the same with plus signs.
SPLIT = {
    "en": ["{heap} {k} becomes {ab}", "{heap} {k} -> {ab}", "{heap} {k}: {ab}", "{heap} {k}: {s} -> {plus}", "{all}",
           "({all})", "{heap} {k} is split into {ab}", "split {heap} {k} into {ab}", "the {nth} {heap} becomes {ab}",
           "{heap} {k} leaves {ab}", "{s!u} -> {plus}", "leaving ({all})", "{heap} {k} into {plus}"],
    "hu": ["{heap}: {k}, marad: {ab}", "{k}. {heap}: {ab}", "{az} {k}. {out} marad: {ab}", "({all})",
           "{k}. {heap} -> {plus}", "{az} {nth} {out} marad {ab}", "{s!u} -> {plus}"],
    "he": ["במקום {heap} {k} נשאר: {ab}", "{heap} {k}: {ab}", "{heap} {k} -> {plus}", "({all})", "{s!u} -> {plus}",
           "{heap} {k} -> {ab}"],
}
HEAPS = {"en": ["heap", "row", "strip", "part"], "hu": ["kupac", "sor", "csík", "rész"],
         "he": ["ערימה", "שורה", "רצועה", "חלק"]}
CASES = [("kupacból", "kupacban", "kupacot"), ("sorból", "sorban", "sort"), ("csíkból", "csíkban", "csíkot"),
         ("részből", "részben", "részt")]
CELL = {
    "en": ["row {r}, column {c}", "column {c}, row {r}", "row {r} column {c}", "r{r} c{c}", "row {r}, col. {c}",
           "in row {r}, column {c}", "the {rth} row, the {cth} column", "row: {r}, column: {c}", "row = {r}, column = {c}"],
    "hu": ["{r}. sor, {c}. oszlop", "sor: {r}, oszlop: {c}", "{c}. oszlop, {r}. sor", "{az} {r}. sorban, {caz} {c}. oszlopban",
           "{rth} sor, {cth} oszlop"],
    "he": ["שורה {r}, עמודה {c}", "עמודה {c}, שורה {r}", "שורה {r} עמודה {c}", "בשורה {r}, בעמודה {c}",
           "שורה {rth}, עמודה {cth}"],
}
QUEEN = {"en": ["({x}, {y})", "to ({x}, {y})", "{x} {y}", "{x}, {y}", "-> ({x}, {y})", "({s}) -> ({x}, {y})", "({x}|{y})",
                "move to ({x},{y})"],
         "hu": ["({x}, {y})", "lépés ide: ({x}, {y})", "{x} {y}", "-> ({x}, {y})", "ide: ({x}, {y})"],
         "he": ["({x}, {y})", "אל ({x}, {y})", "{x} {y}", "-> ({x}, {y})", "למשבצת ({x}, {y})"]}
COINS = {"en": ["{ab}", "turn coins {ab}", "turn {ab}", "coins {ab}", "coins to turn: {ab}", "flip {ab}", "-> {row}"],
         "hu": ["{ab}", "érmék megfordítása: {ab}", "megfordított érmék: {ab}", "érmék: {ab}", "megfordítom: {ab}"],
         "he": ["{ab}", "להפוך מטבעות: {ab}", "להפוך {ab}", "מטבעות {ab}"]}
POINT = {"en": ["{p}", "point {p}", "{m} takes {p}", "{low}", "mark {p}", "{m} at {p}"],
         "hu": ["{p}", "A pont betűje: {p}", "{p} pont", "{m} jele itt: {p}", "{low}"],
         "he": ["{p}", "נקודה {p}", "{m} לוקח את {p}", "{low}", "הנקודה {p}"]}

NUMBER = {"en": ["{n}", "= {n}", "it is {n}", "{n}.", "the answer is {n}", "{word}", "I get {n}", "x = {n}", "It's {n}"],
          "hu": ["{n}", "= {n}", "a válasz {n}", "{n}.", "{word}", "az eredmény {n}", "x = {n}"],
          "he": ["{n}", "= {n}", "התשובה היא {n}", "{n}.", "{word}", "זה {n}", "x = {n}"]}
LINE = {"en": ["line {n}", "{n}", "line {n} is wrong", "the {nth} line", "Line no. {n}", "step {n}"],
        "hu": ["{n}. sor", "{n}", "{az} {n}. sor rossz", "{az} {nth} sor", "a rossz sor: {n}"],
        "he": ["שורה {n}", "{n}", "שורה {n} שגויה", "השורה ה{nth}"]}
STOPS = {"en": ["line {n}, ({abc})", "line {n}: {abc}", "({abc}) in line {n}", "at line {n} with ({abc})", "{n}; {abc}",
                "line {n}: ({abc}), sum {sum}"],
         "hu": ["{n}. sor, ({abc})", "{n}. sor: {abc}", "{az} {n}. sorban: ({abc})", "{n}; {abc}"],
         "he": ["שורה {n}, ({abc})", "שורה {n}: {abc}", "בשורה {n}: ({abc})", "{n}; {abc}"]}
WINNER = {
    "N": {"en": ["the player to move", "the player to move wins", "N", "player to move", "the next player", "won",
                 "the first player", "whoever is to move wins", "the other player loses", "The player to move."],
          "hu": ["a soron következő játékos", "a soron következő nyer", "N", "a soron következő", "a másik játékos veszít"],
          "he": ["הצד שבתור", "הצד שבתור מנצח", "N", "מי שבתור", "הצד השני מפסיד"]},
    "P": {"en": ["the other player", "the other player wins", "P", "the player to move loses", "the previous player",
                 "lost", "other player", "the second player", "Not the player to move."],
          "hu": ["a másik játékos", "a másik nyer", "P", "a soron következő játékos veszít", "a másik"],
          "he": ["הצד השני", "הצד השני מנצח", "P", "הצד שבתור מפסיד", "השני"]},
    "draw": {"en": ["draw", "neither: it is a draw", "nobody", "a draw", "neither", "it is a draw", "tie"],
             "hu": ["döntetlen", "egyik sem: döntetlen", "egyik sem", "senki"],
             "he": ["תיקו", "אף אחד: תיקו", "אף אחד", "אף צד"]}}
YES = {"hardy": {"en": ["lost for every n", "every n", "always lost", "lost for all n", "yes", "always"],
                 "hu": ["vesztő, bármi is n", "mindig vesztő", "igen", "minden n-re vesztő"],
                 "he": ["מפסידה לכל n", "תמיד מפסידה", "כן", "לכל n"]},
       "true-or-false": {"en": ["true of all", "true", "always true", "True.", "T", "yes", "it is true"],
                         "hu": ["mindegyikre igaz", "igaz", "mindig igaz", "igen"],
                         "he": ["נכון לכולן", "נכון", "תמיד נכון", "כן"]}}
NO = {"hardy": {"en": ["not lost for n = {abc}", "n = {abc}", "no, n = {abc}", "not for {abc}", "{abc}", "fails for n = {abc}"],
                "hu": ["nem vesztő, ha n = {abc}", "n = {abc}", "nem, n = {abc}", "{abc}"],
                "he": ["לא מפסידה עבור n = {abc}", "n = {abc}", "לא, n = {abc}", "{abc}"]},
      "true-or-false": {"en": ["false for ({abc})", "false: ({abc})", "false, {abc}", "no, ({abc})", "({abc})",
                               "not true for ({abc})", "counterexample ({abc})", "False for a = {a}, b = {b}, c = {c}"],
                        "hu": ["hamis: ({abc})", "hamis, ({abc})", "nem igaz: ({abc})", "({abc})", "ellenpélda: ({abc})"],
                        "he": ["לא נכון עבור ({abc})", "לא נכון: ({abc})", "לא, ({abc})", "({abc})"]}}
REPAIR = {"en": ["line {n}, column {c}: {old} should be {new}", "line {n}, column {c}, {new} instead of {old}",
                 "In line {n}, column {c}: {old} should be {new}.", "line {n}, {c}: {old} -> {new}", "{n}; {c}; {old}; {new}"],
          "hu": ["{n}. sor, {c} oszlop: {old} helyett {new} kell", "{n}. sor, {c} oszlop, {old} helyett {new}",
                 "{n}. sor, {c}: {old} -> {new}", "{n}; {c}; {old}; {new}"],
          "he": ["שורה {n}, עמודה {c}: במקום {old} צריך להיות {new}", "שורה {n}, עמודה {c}, במקום {old} {new}",
                 "שורה {n}, {c}: {old} -> {new}", "{n}; {c}; {old}; {new}"]}
RESIDUES = {"en": ["remainder {ab} after division by {m}", "remainders {ab}, divisor {m}", "{ab} mod {m}", "n mod {m} = {ab}",
                   "remainder {ab} when divided by {m}", "n = {ab} (mod {m})"],
            "hu": ["maradék: {ab}; osztó: {m}", "maradék {ab}, osztó {m}", "{ab} mod {m}", "osztó: {m}, maradék: {ab}"],
            "he": ["שארית {ab} בחילוק ב-{m}", "שארית {ab} בחילוק במספר {m}", "{ab} mod {m}", "שאריות {ab}, בחילוק ב־{m}"]}
FIELDS = {  # kinds whose answer is a few numbers with a meaning each
    "period": {"en": ["period {0}, from {1} on; g({2}) is needed", "{0}; {1}; {2}", "period {0}, from {1}, g({2})",
                      "The period is {0}, from {1} on; g({2}) is needed.", "starts at {1}, period {0}, need g({2})",
                      "g({2}) is needed, from {1} on, period {0}", "from {1} on, the period is {0}, g({2})",
                      "start {1}, length {0}, last {2}", "{0}, g({2}), from {1}", "length {0}, last {2}, start {1}"],
               "hu": ["periódus {0}, kezdete {1}; g({2}) kell", "{0}; {1}; {2}", "a periódus {0}, kezdete {1}, g({2}) kell",
                      "{0}, {1}, {2}", "g({1})-tól {0} a periódus, g({2})", "kezdete {1}, hossza {0}, g({2})",
                      "g({2}) kell, kezdete {1}, periódus {0}", "{1}-tól kezdve {0}, g({2})", "hossza {0}, g({2}), kezdete {1}",
                      "g({1})-tól kezdődik, {0} a periódus, g({2}) kell", "utolsó {2}, kezdete {1}, hossza {0}"],
               "he": ["המחזור הוא {0}, מן הערימה {1} והלאה; דרוש הערך g({2})", "{0}; {1}; {2}", "מחזור {0}, החל ב-{1}, g({2})",
                      "{0}, {1}, {2}", "התחלה: {1}, מחזור: {0}, אחרון: {2}", "צריך g({2}), מחזור {0}, החל ב-{1}"]},
    "which-heap": {"en": ["part {0}, value {1}", "{0}; {1}", "part {0} with the value {1}", "in part {0}, leaving value {1}",
                          "value {1}, in part {0}", "part {0} gets {1}", "{1} in part {0}"],
                   "hu": ["{0}. rész, értéke {1}", "{0}; {1}", "{0}. rész: {1}", "{0}, {1}", "{0}. részben {1} lesz",
                          "értéke {1} lesz a {0}. részben"],
                   "he": ["חלק {0}, עם הערך {1}", "{0}; {1}", "חלק {0}, ערך {1}", "{0}, {1}"]}}
LOST = {"en": ["lost", "a lost trio", "v-trio", "it is lost"], "hu": ["vesztő", "vesztő trió", "v-trió"],
        "he": ["מפסידה", "שלשה מפסידה", "היא מפסידה"]}
NOT_LOST = {"en": ["not lost: line {n}", "not lost, line {n}", "not a lost trio: line {n}"],
            "hu": ["nem vesztő: {n}. sor", "nem vesztő, {n}. sor"], "he": ["לא מפסידה: שורה {n}", "לא מפסידה, שורה {n}"]}


def ending(number):
    """The part of a Hungarian number that is spoken last, which decides its suffixes: 3, 20 or 100."""
    return number % 10 or number % 100 or (100 if number else 0)


def accusative(number):
    """A number of things taken, like 3-at."""
    return f"{number}-" + {0: "t", 2: "t", 5: "öt", 6: "ot"}.get(ending(number), "at" if low(number) else "et")


def onto(number):
    """To a number, like 3-ra and 4-re."""
    return f"{number}-" + ("ra" if low(number) else "re")


def low(number):
    """Whether the last vowel of a number is a low one, like that of three."""
    return ending(number) in (0, 3, 6, 8, 20, 30, 60, 80, 100)


def article(number):
    """The Hungarian article before a number in digits."""
    return "az" if number == 1 or str(number)[0] == "5" else "a"


def fill(places, values):
    """Printed lines with their gaps filled from the left; nothing if the gaps do not fit the values."""
    text = "\n".join(places)
    values = list(map(str, values))
    if len(re.findall("_{4,}", text)) != len(values):
        return []
    return [re.sub("_{4,}", lambda _: values.pop(0), text)]


def listed(numbers, chance, language):
    """A list with the last two joined by a word, or by commas."""
    numbers, joiner = list(map(str, numbers)), chance.choice(AND[language])
    return ", ".join(numbers[:-1]) + joiner + numbers[-1] if len(numbers) > 1 else "".join(numbers)


def nth(number, language):
    """An ordinal in words."""
    return ORDINALS[language][number - 1] if number <= 8 else str(number)


def written(template, fields):
    """A template filled in, or nothing when it names a heap by its size and there are two of that size."""
    if "!u" in template and not fields["unique"]:
        return None
    return template.replace("!u", "").format(**fields)


def move_fields(question, move, chance, language):
    """Everything that a template may say about a move of heaps."""
    heaps = read(question.position)
    after, place = read_after(question, move), move["heap"]
    size = heaps[place - 1][1]
    rest = after[place - 1:len(after) - (len(heaps) - place)]
    shown = rest if rest else [0]
    game = question.position.split()[0]
    strip = game in ("treblecross", "dawson-chess")
    which = 3 if "+" in question.position else 1 if "kayles" in game else 2 if strip else 0
    left = sum(rest)
    sizes = [heap for _, heap in heaps]
    # A size names its heap when no other heap has it and it is not the number of another one.
    unique = sizes.count(size) == 1 and (size > len(heaps) or size == place)
    out, inside, thing = CASES[which]
    return {"out": out, "inside": inside, "object": thing, "heap": HEAPS[language][which],
            "t": size - left, "k": place, "s": size, "l": left, "unique": unique,
            "tt": accusative(size - left), "lra": onto(left), "az": article(place),
            "nth": nth(place, "he-part" if which == 3 and language == "he" else language),
            "all": ", ".join(map(str, after)), "before": ", ".join(map(str, sizes)),
            "ab": listed(shown, chance, language), "plus": " + ".join(map(str, shown))}


def read_after(question, move):
    """The sizes after a move, in the order of the key."""
    return [size for _, size in read(move["to"])]


def cell_fields(text, language):
    """Row and column of a move, from the text of the key."""
    row, column = map(int, re.findall(r"\d+", text))
    return {"r": row, "c": column, "rth": nth(row, language), "cth": nth(column, language), "az": article(row),
            "caz": article(column)}


def move_texts(question, language, chance):
    """Every way to write each winning move: a list of lists, one list of the same notation in all moves."""
    game, keyed = question.position.split()[0], question.answer["any_of"]
    texts = question.words[language]["texts"]
    if game in ("chomp", "squares", "tictactoe"):
        fields, shape = [cell_fields(move["text"], language) for move in keyed], CELL
    elif game == "queen":
        start = ", ".join(question.position.split()[1:])
        fields = [dict(zip("xy", map(int, move["to"].split()[1:])), s=start) for move in keyed]
        shape = QUEEN
    elif game in ("turtles", "mock-turtles", "ruler"):
        fields = [{"ab": listed(re.findall(r"\d+", move["text"]), chance, language), "row": move["to"].split()[1]}
                  for move in keyed]
        shape = COINS
    elif game == "trihex":
        fields = [{"p": move["text"][-1], "low": move["text"][-1].lower(), "m": move["text"][0]} for move in keyed]
        shape = POINT
    elif game == "fibonacci":
        size = int(question.position.split()[1])
        fields = [{"t": size - int(move["to"].split()[1]), "l": int(move["to"].split()[1]), "s": size} for move in keyed]
        fields = [dict(each, tt=accusative(each["t"]), lra=onto(each["l"]))
                  for each in fields]
        shape = TAKE
    else:
        fields = [move_fields(question, move, chance, language) for move in keyed]
        if game.startswith("subtract"):
            return [texts] + [[template.format(**each) for each in fields] for template in TAKE[language]]
        shapes = [(HEAP if read(question.position)[move["heap"] - 1][0] in ("nim", "rim", "dim") else SPLIT)[language]
                  for move in keyed]
        ways = [texts] + [[written(shape[index % len(shape)], each) for shape, each in zip(shapes, fields)]
                          for index in range(max(map(len, shapes)))]
        return [way for way in ways if None not in way]
    return [texts] + [[template.format(**each) for each in fields] for template in shape[language]]


def write_moves(question, language, chance):
    """All winning moves in one cell, in any order, each in the same or in its own notation."""
    ways = move_texts(question, language, chance)
    count = len(question.answer["any_of"])
    joiner = chance.choice(JOINERS[language]) if count > 1 else ""
    if chance.random() < 0.25:
        parts = [chance.choice(ways)[index] for index in range(count)]
    else:
        parts = list(chance.choice(ways))
    chance.shuffle(parts)
    return joiner.join(parts)


def write_number(question, language, chance):
    """A number, alone, in a sentence, in words or in the printed line."""
    number, kind = question.answer["value"], question.kind
    few = number < len(NUMBERS[language])
    fields = {"n": number, "word": NUMBERS[language][number] if few else number}
    if kind == "wrong-line":
        fields.update(nth=nth(number, language), az=article(number))
        return chance.choice([template.format(**fields) for template in LINE[language]] +
                             fill(question.words[language]["places"][-1:], [number]))
    if kind == "reduction-failure":
        trio = list(map(int, question.position.split()[1:]))
        trio = [each >> number for each in trio]
        fields.update(abc=", ".join(map(str, trio)), sum=sum(trio), az=article(number))
        return chance.choice([template.format(**fields) for template in STOPS[language]] +
                             fill(question.words[language]["places"][-1:], [number, *trio]))
    ways = [template.format(**fields) for template in NUMBER[language]]
    ways += 2 * fill(question.words[language]["places"][-1:], [number])
    size = question.position.split()[-1]
    powers = [str(1 << bit) for bit in range(20, -1, -1) if number >> bit & 1]
    ways += {"grundy-value": [f"g({size}) = {number}"], "next-value": [f"g({size}) = {number}"],
             "big-index": [f"g({size}) = {number}"], "mex": [f"mex = {number}"],
             "nim-sum": [f"{number:b} in binary", f"{number} ({number:b})"] + ([" + ".join(powers),
                         f"{' + '.join(powers)} = {number}"] if powers else []),
             "complete-trio": [question.position.replace("nim ", "").replace("?", str(number)), f"c = {number}"],
             "chomp-column": [f"({', '.join(question.position.split()[1:])})".replace("?", str(number))]}.get(kind, [])
    return chance.choice(ways)


def write_ticks(question, language, chance):
    """Boxes by what is printed beside them, or by their numbers, in any order."""
    boxes, choices = list(question.answer["boxes"]), question.words[language]["choices"]
    if not boxes:
        return chance.choice(NONE[language])
    chance.shuffle(boxes)
    joiner = chance.choice(["; ", "\n"] + ([" and "] if language == "en" else []))
    ways = [joiner.join(choices[box] for box in boxes)]
    # Numbers beside boxes that are themselves numbers would have two meanings.
    if question.kind not in ("shift-trio", "early-stop", "both-plays"):
        numbers = [box + 1 for box in boxes]
        ways += ["; ".join(map(str, numbers)), listed(numbers, chance, language)]
        ways += [" ".join("x" if box in boxes else "-" for box in range(len(choices)))]
    elif question.kind != "shift-trio":
        ways += [" ".join("x" if box in boxes else "-" for box in range(len(choices))), choices[boxes[0]].capitalize()
                 if len(boxes) == 1 else "; ".join(choices[box] + "." for box in boxes)]
    else:
        ways += ["; ".join(f"+{choices[box]}" for box in boxes),
                 listed([choices[box] for box in boxes], chance, language)]
    return chance.choice(ways)


def write_trace(question, language, chance):
    """Every line of a reduction, to its end or to the early stop, and the verdict."""
    answer = question.answer
    lines = answer["lines"]
    if answer["may_stop_at_line"] is not None and chance.random() < 0.5:
        lines = lines[:answer["may_stop_at_line"] + 1]
    shape = chance.choice(["{} {} {}", "({}, {}, {})", "{}, {}, {}", "({} {} {})", "{},{},{}"])
    joiner = chance.choice([" / ", "\n", "/", " → ", " -> "])
    text = joiner.join(shape.format(*line) for line in lines)
    if answer["verdict"] == "v-trio":
        verdict = chance.choice(LOST[language])
    else:
        verdict = chance.choice(NOT_LOST[language]).format(n=len(lines) - 1)
    return text + chance.choice(["; ", "; ", "\n"]) + verdict


def write_groups(question, language, chance):
    """Trios or pairs, in the order of the key; pairs in any."""
    groups = list(question.answer.get("in_order") or question.answer.get("any_order") or [])
    if not groups:
        return chance.choice(NONE[language])
    if question.answer["type"] == "pairs" and question.kind != "wrong-square":
        chance.shuffle(groups)
    ways = [joiner.join(shape.format(", ".join(map(str, group))) for group in groups)
            for joiner, shape in ((" ", "({})"), ("; ", "({})"), (", ", "({})"), ("\n", "({})"), ("; ", "{}"))]
    ways += ["; ".join(" ".join(map(str, group)) for group in groups)]
    ways += fill(question.words[language]["places"], [number for group in groups for number in group])
    return chance.choice(ways)


def write_rest(question, language, chance):
    """The kinds with an answer of their own shape."""
    answer, places = question.answer, question.words[language]["places"][-1:]
    kind = question.kind
    if answer["type"] == "outcome":
        return chance.choice(WINNER[answer["value"]][language])
    if answer["type"] == "counterexample":
        if answer["true"]:
            return chance.choice(YES[kind][language])
        values = answer["smallest"]
        fields = dict(zip("abc", values), abc=", ".join(map(str, values)))
        choice = re.sub("_{4,}", "{}", question.words[language]["choices"][1]).format(*values)
        return chance.choice([template.format(**fields) for template in NO[kind][language]] + [choice])
    if answer["type"] == "repair":
        column, line = "abc"[answer["column"]], answer["line"]
        old = int(question.position.split(" ", 1)[1].split(" / ")[line].split()[answer["column"]])
        fields = {"n": line, "c": column, "old": old, "new": answer["right"]}
        return chance.choice([template.format(**fields) for template in REPAIR[language]] +
                             fill(places, [line, column, old, answer["right"]]))
    if answer["type"] == "residues":
        fields = {"ab": listed(answer["remainders"], chance, language), "m": answer["modulus"]}
        return chance.choice([template.format(**fields) for template in RESIDUES[language]] +
                             fill(places, [fields["ab"], fields["m"]]))
    if answer["type"] == "place":
        x, y = answer["x"], answer["y"]
        return chance.choice([f"({x}, {y})", f"{x} {y}", f"x = {x}, y = {y}", f"({x},{y})".replace("-", "−"), f"{x}; {y}"] +
                             fill(places, [x, y]))
    return write_numbers(question, language, chance, answer["in_order"], places)


def write_numbers(question, language, chance, numbers, places):
    """Several numbers: a sum, an order, values with their nim-sum, or fields with a meaning each."""
    kind = question.kind
    if kind in FIELDS:
        return chance.choice([template.format(*numbers) for template in FIELDS[kind][language]] + fill(places, numbers))
    comma, blank = ", ".join(map(str, numbers)), " ".join(map(str, numbers))
    if kind == "zeckendorf":
        plus, total = " + ".join(map(str, numbers)), sum(numbers)
        back = " + ".join(map(str, reversed(numbers)))
        return chance.choice([plus, back, f"{total} = {plus}", plus.replace(" ", ""), f"{plus} = {total}", comma])
    if kind == "coin-heaps":
        values, total = ", ".join(map(str, numbers[:-1])), numbers[-1]
        word = {"en": "nim-sum", "hu": "nim-összeg", "he": "סכום נים"}[language]
        return chance.choice([f"{values}; {word} {total}", f"{values}; {total}", f"{values} / {total}",
                              f"{values}; {word} = {total}", f"{values}, {word}: {total}"] + fill(places, [values, total]))
    if kind == "order-proof":
        return chance.choice([comma, blank, "; ".join(map(str, numbers)), " -> ".join(map(str, numbers)),
                              "-".join(map(str, numbers))] + fill(places, [comma]))
    pins = {"en": "pin{} {}", "hu": "bábu: {1}", "he": "פין {1}"}[language].format("s" * (len(numbers) > 1),
                                                                              listed(numbers, chance, language))
    return chance.choice([comma, listed(numbers, chance, language), pins, blank] + fill(places, [comma]))


def write(chance, question):
    """A right answer to a question, in a drawn language and notation, and the language."""
    language = chance.choice(LANGUAGES)
    writer = {"moves": write_moves, "number": write_number, "ticks": write_ticks, "trace": write_trace,
              "trios": write_groups, "pairs": write_groups}.get(question.answer["type"], write_rest)
    text = writer(question, language, chance)
    return text.replace("\u2066", "").replace("\u2069", "") if chance.random() < 0.7 else text, language


def main():
    """Counts what is right and unread, and prints whatever was judged wrong."""
    rows = campaign(__doc__.split("\n")[0], write)
    counts, violations = Counter(), []
    for question, text, language, judged in rows:
        status = judged["status"]
        if status == "right":
            counts["right"] += 1
        elif status in ("unread", "not-understood"):
            counts["unread"] += 1
            counts[f"unread {question.kind} {language}"] += 1
        else:
            violations.append((question, text, judged, f"right, but marked {status}"))
    return report(f"{len(rows)} right answers", counts, violations)


if __name__ == "__main__":
    sys.exit(main())
