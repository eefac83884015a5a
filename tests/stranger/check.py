#!/usr/bin/env python3
"""A checker for certificates of nimbook, written from FORMAT.md beside it and from nothing else of nimbook.

Usage: python3 check.py FILE.nbc ...
Says for each file what it proves, or why it is refused. Exit 0 if all are accepted, 1 if not.
Formulas and terms are nested tuples that begin with a word: ("and", formula, ...), ("exists", variable, formula).
An atom is ("<=", term) for term <= 0, a term ("sum", constant, (kind, coefficient), ...), a variable ("var", index).
Numbers in comments are the sections of FORMAT.md.
"""
import collections, itertools, math, operator, re, sys, threading

# v: variable, t: term, f: formula, *: any number of them.
FORMULAS = ["false", "true", "= t", "<= t", "odd t", "pow2 t", "bit t t", "endzeros_even t",
            "not f", "and f*", "or f*", "implies f f", "iff f f", "exists v f", "forall v f"]
TERMS = ["var v", "xor t*", "shift t", "lowpart t"]
PLANS = {"false": 0, "true": 0, "not": 2, "and": 3, "or": 3, "iff": 4, "exists": 5, "implies": 6, "forall": 7}  # atom: 1
TRUE, FALSE, NONE, QUANTIFIERS = ("true",), ("false",), frozenset(), ("exists", "forall")

class Refused(Exception):
    pass

def need(truth, what):
    if not truth:
        raise Refused(what)

# What this checker will do for one file, in steps of roughly a microsecond.
WORK, done = 2**23, 0

def work(steps):
    global done
    done += steps
    need(done < WORK, "beyond the limit of work")

def closure(start, after, limit=2**26):
    """Everything that is reached from the start."""
    found, todo = set(start), list(start)
    while todo:
        reached = set(after(todo.pop()))
        work(8 + len(reached))
        new = reached - found
        found |= new
        todo += new
        need(len(found) < limit, "too many states")
    return found

# 1. Bytes

LETTER = "A-Za-zÀ-ÖØ-öø-İĲ-ķĹ-ňŊ-ž"
NAME, ID = f"[{LETTER}_][{LETTER}0-9_'′₀-₉]*", f"[{LETTER}0-9_'′₀-₉.-]+"

def crc(data):
    table = list(range(256))
    for _ in range(8):
        table = [byte >> 1 ^ 0xC96C5795D7870F42 * (byte & 1) for byte in table]
    total = 2**64 - 1
    for byte in data:
        total = total >> 8 ^ table[(total ^ byte) & 255]
    return total ^ 2**64 - 1

class Reader:
    """The file from `at` on, the names in force, and what is left of the limits."""

    def __init__(self, data, at):
        self.data, self.at, self.names, self.stated = data, at, [], True
        self.left = {"parts": 2**20, "room": 3 * 2**26, "levels": 300}

    def pay(self, what, count=1):
        self.left[what] -= count
        need(self.left[what] >= 0, f"beyond the limit of {what}")

    def part(self, count=1):
        """So many more parts of formulas, each with its room."""
        self.pay("parts", count)
        self.pay("room", 128 * count)

    def deeper(self, read, *args, levels=1):
        self.pay("levels", levels)
        result = read(*args)
        self.left["levels"] += levels
        return result

    def take(self, count):
        need(count <= len(self.data) - self.at, "the file ends too early")
        self.at += count
        return self.data[self.at - count:self.at]

    def num(self, limit=2**63):
        number = 0
        for group in range(9):
            byte = self.take(1)[0]
            number |= (byte & 127) << 7 * group
            if byte < 128:
                need(number < limit and (byte or group == 0), "a number that cannot be there")
                return number
        raise Refused("a number of more than 63 bits")

    def list(self, item, room=0):
        count = self.num(len(self.data))
        work(count)
        self.pay("room", room * count)
        return [item() for _ in range(count)]

    def name(self, pattern=NAME):
        name = self.take(self.num(2**20 + 1)).decode(errors="replace")
        self.pay("room", 64 + len(name.encode()))
        need(re.fullmatch(pattern, name), "a name that is none")
        return name

    def big(self, limit):
        size = self.take(self.num(limit + 1))
        need(not size or size[-1], "a needless zero byte")
        return int.from_bytes(size, "little")

    def int(self, limit):
        sign = self.take(1)[0]
        size = self.big(limit) if sign else 0
        need(sign < 3 and (size or not sign), "an unknown symbol, or zero with a sign")
        return size if sign == 1 else -size

    def var(self):
        var = self.num(len(self.names))
        self.part(1 + self.stated * (len(self.names[var].encode()) // 8))
        return "var", var

    def term(self):
        self.part()
        parts = self.deeper(self.list, self.summand)
        return ("sum", self.int(416), *parts)

    def summand(self):
        self.part()
        factor = self.int(128)
        need(factor, "a coefficient 0")
        return self.node(TERMS), factor

    def formula(self):
        self.part()
        return self.deeper(self.node, FORMULAS)

    def node(self, kinds):
        word, *fields = kinds[self.num(len(kinds))].split()
        parts = []
        for field in fields:
            item = {"v": self.var, "t": self.term, "f": self.formula}[field[0]]
            parts += self.list(item) if field[1:] else [item()]
        return parts[0] if word == "var" else (word, *parts)

    def automaton(self):
        letters = 2**self.num(15)
        self.pay("room", 256 + 8 * letters)
        runs = self.list(lambda: (self.num(letters), self.num(letters + 1)))
        lengths = [length for _, length in runs]
        need(all(lengths) and sum(lengths) == letters, "runs of other lengths")
        need(all(one[0] != two[0] for one, two in zip(runs, runs[1:])), "a run that goes on")
        class_of = [cls for cls, length in runs for _ in range(length)]
        classes, states = self.num(letters + 1), self.num()
        need(list(dict.fromkeys(class_of)) == list(range(classes)), "classes in another order")
        self.pay("room", states * (40 + 8 * classes))
        work(states * classes)
        delta = [[self.num(states) for _ in range(classes)] for _ in range(states)]
        bits = self.take(-(-states // 8))
        need(states and not bits[-1] >> (states - 1) % 8 + 1, "no states, or accepting ones that do not exist")
        return Automaton(None, None, class_of, delta, {one for one in range(states) if bits[one // 8] >> one % 8 & 1})

    def with_sets(self):
        automaton = self.automaton()
        self.pay("room", 48 * len(automaton.delta))
        return automaton, [self.list(self.num, 8) for _ in automaton.delta]

    def use(self):
        self.pay("room", 64)
        number = self.num(len(self.automata))
        tracks = self.list(lambda: ("var", self.num(len(self.names))), 4)
        automaton = self.automata[number]._replace(number=number, tracks=tuple(tracks))
        need(len(automaton.class_of) == 2**len(tracks), "tracks of another automaton")
        need(tracks == sorted(set(tracks)), "tracks that do not increase")
        self.used.add(number)
        return automaton

# 3. Automata

# `number`: place in the file; `tracks`: variables; `class_of`: class of each letter; `accept`: a set of states.
class Automaton(collections.namedtuple("Automaton", "number tracks class_of delta accept")):
    def letter_class(self, digits):
        return self.class_of[letter(digits, self.tracks)]

def all_digits(tracks):
    """For each letter its digit for each variable."""
    work(4 << len(tracks))
    return [dict(zip(tracks, digits)) for digits in itertools.product((0, 1), repeat=len(tracks))]

def letter(digits, tracks):
    return sum(digits[track] << place for place, track in enumerate(reversed(tracks)))

def alive(A, classes=None):
    """The states from which a word (of these classes) leads to acceptance."""
    before = [[] for _ in A.delta]
    for state, row in enumerate(A.delta):
        for after in row if classes is None else [row[cls] for cls in classes]:
            before[after].append(state)
    return closure(A.accept, before.__getitem__)

def join(sparse, op, U, *parts):
    """U accepts exactly the words for which `op` of what the parts say is true."""
    tracks = NONE.union(*(A.tracks for A in parts))
    need(U.tracks == tuple(sorted(tracks)), "the tracks are not those of its parts")
    columns = {(sparse * letter(digits, U.tracks), *(A.letter_class(digits) for A in (U, *parts)))
               for digits in all_digits(U.tracks)}
    state_after, live = {}, alive(U) if sparse else ()
    def after(walk):
        last, u, *states = walk
        truth = op(*[state in A.accept for A, state in zip(parts, states)])
        need(truth == (u in U.accept), "a word is accepted and must not be, or the reverse")
        need(state_after.setdefault((last, *states), u) == u, "one history leads to two states")
        for digits, cls, *classes in columns:
            if digits & last:
                need(U.delta[u][cls] not in live, "a word with neighbouring ones may be accepted")
            else:
                yield digits, U.delta[u][cls], *[A.delta[s][own] for A, s, own in zip(parts, states, classes)]
    closure([(0, 0) + (0,) * len(parts)], after)

def erased(read, C, var, U=None):
    """U (or what is read) is `exists var` of C, by an automaton S whose states are sets of states of C."""
    number, kept = read.num(len(read.sets) + 1), tuple(track for track in C.tracks if track != var)
    U = U or read.use()
    if number == 0:
        need(kept == C.tracks and C == U, "an automaton of sets is missing")
        return U
    read.used.add(-number)
    S, members = read.sets[number - 1]
    need(len(kept) < len(C.tracks) and len(S.class_of) == 2**len(kept), "the sets have other tracks")
    S = S._replace(tracks=kept)
    columns = {(S.letter_class(digits), *(C.letter_class({**digits, var: bit}) for bit in (0, 1)))
               for digits in all_digits(kept)}
    zeros = [C.letter_class({**dict.fromkeys(kept, 0), var: bit}) for bit in (0, 1)]
    first = {0} if read.lowest else closure([0], lambda state: [C.delta[state][cls] for cls in zeros])
    live, accept = alive(C), alive(C, zeros) if read.lowest else C.accept
    need(members[0] == sorted(first & live), "the first set is another")
    for state, own in enumerate(members):
        need(own == sorted(set(own)) and own[-1:] < [len(C.delta)], "a set is not increasing")
        need((state in S.accept) != accept.isdisjoint(own), "a set accepts without a member, or not with one")
        for cls, zero, one in columns:
            work(1 + len(own) // 2)
            after = {C.delta[s][zero] for s in own} | {C.delta[s][one] for s in own}
            need(members[S.delta[state][cls]] == sorted(after & live), "a set is not what is reached")
    join(False, bool, U, S)
    return U

def follow(read, formula):
    """Reads a plan and checks each node beside its part of the formula. Returns the automaton of the formula."""
    read.pay("room", 192)
    word, *parts = formula
    need(read.num(8) == PLANS.get(word, 1), "the plan does not go along the formula")
    sparse, result, child = read.sparse, read.use(), lambda part: read.deeper(follow, read, part)
    def negation(of):
        negated = read.use()
        join(sparse, operator.not_, negated, of)
        return negated
    if word in ("true", "false"):
        join(sparse, lambda: word == "true", result)
    elif word == "not":
        join(sparse, operator.not_, result, child(parts[0]))
    elif word == "iff":
        join(sparse, operator.eq, result, child(parts[0]), child(parts[1]))
    elif word == "implies":
        left, right = child(parts[0]), child(parts[1])
        join(sparse, operator.or_, result, negation(left), right)
    elif word == "exists":
        erased(read, child(parts[1]), parts[0], result)
    elif word == "forall":
        join(sparse, operator.not_, result, erased(read, negation(child(parts[1])), parts[0]))
    elif word in ("and", "or"):
        need(read.num() == len(parts), "the plan has another number of parts")
        operands = [child(part) for part in parts]
        below = [{one[:2]} for one in operands]  # number and tracks of the children below each operand
        wanted = NONE.union(*below)
        if not parts:
            join(sparse, lambda: word == "and", result)
        for _ in range(read.num(len(read.data))):
            read.pay("room", 32)
            left, right, both = read.num(len(operands)), read.num(len(operands)), read.use()
            op = operator.and_ if word == "and" else operator.or_
            join(sparse, op, both, operands[left], operands[right])
            operands.append(both)
            below.append(below[left] | below[right])
        need(not parts or operands[-1] == result and below[-1] == wanted, "a part is not joined")
    else:
        own = atom_automaton(formula, sparse)
        join(sparse, bool, result, mirrored(own) if read.lowest else own)
    return result

# 3. Atoms

def explored(tracks, columns, first, next, accept):
    """The automaton with these states; `columns` has for each letter what `next` reads of it."""
    classes = {column: number for number, column in enumerate(dict.fromkeys(columns))}
    row = lambda state: [next(state, column) for column in classes]
    number = {state: at for at, state in enumerate([first, *closure([first], row, 2**19) - {first}])}
    delta = [[number[after] for after in row(state)] for state in number]
    accepting = {at for state, at in number.items() if accept(state)}
    return Automaton(None, tracks, [classes[column] for column in columns], delta, accepting)

def mirrored(A):
    before = lambda states, cls: frozenset(state for state, row in enumerate(A.delta) if row[cls] in states)
    return explored(A.tracks, A.class_of, frozenset(A.accept), before, lambda states: 0 in states)

def reading(variables, column, first, next, accept):
    """An automaton that reads what `column` makes of the digits of the variables."""
    tracks = tuple(sorted(set(variables)))
    need(len(tracks) <= 14, "an atom over more than 14 tracks")
    return explored(tracks, [column(digits) for digits in all_digits(tracks)], first, next, accept)

def digits_of(number, sparse):
    if not sparse or number == 0:
        return [int(bit) for bit in f"{number:b}".lstrip("0")]
    one, two, digits = 1, 2, []
    work(number.bit_length() * (8 + number.bit_length() // 2**12))
    while two <= number:
        one, two = two, one + two
    while two > 1:
        digits.append(int(one <= number))
        number -= one * digits[-1]
        one, two = two - one, one
    return digits

def equal_digits(variables, column, number, sparse):
    """The columns are the digits of the number. State: how many of these were read, or -1."""
    digits = digits_of(number, sparse)
    def next(read, digit):
        return read + 1 if digits[read:read + 1] == [digit] else 0 if read == digit == 0 else -1
    return reading(variables, column, 0, next, lambda read: read == len(digits))

def appended(value, digit, sparse):
    """What a word is worth, now and with a zero behind it, when it has one more digit."""
    now, then = value
    return then + digit, now + then + 2 * digit if sparse else 2 * (then + digit)

def linear(variables, column, least, most, target, at_most, sparse):
    """The columns, each from `least` to `most`, are worth the target, or at most that. State: a value, or a truth."""
    def decided(one, two, bound):
        return two >= one >= 0 and bound > target or two <= one <= 0 and bound < target or one == two == 0

    def bounds(value):
        """The least and the most after 0, 1, 2, ... more columns, until the side of the target stays the same."""
        low, high = ((value[0] + extra, value[1] + 2 * extra) for extra in (least, most))
        if not sparse:  # with few columns nothing comes near the target
            largest = max(map(abs, (*low, *high, least, most)))
            skip = max(0, target.bit_length() - largest.bit_length() - 3)
            low, high = ((one << skip, two << skip) for one, two in (low, high))
        while True:
            work(4 + low[0].bit_length() // 2**10)
            yield low[0] - least, high[0] - most
            if decided(*low, low[0] - least) and decided(*high, high[0] - most):
                return
            low, high = ((two, one + two if sparse else 2 * two) for one, two in (low, high))

    def state(value):
        rows = list(bounds(value))
        if at_most and all(high <= target for _, high in rows):
            return True
        return value if any(low <= target and (at_most or target <= high) for low, high in rows) else False

    def next(here, digit):
        return here if here in (True, False) else state(appended(here, digit, sparse))
    def accept(here):
        return here if here in (True, False) else here[0] <= target if at_most else here[0] == target
    return reading(variables, column, state((0, 0)), next, accept)

# For each state the next one after each column of digits, in the order 0 1 or 00 01 10 11; the states that accept.
TABLES = {
    "pow2": ("01 12 22", "1"),
    "bit": ("0021 1122 2222", "1"),
    "endzeros_even": ("01 21 11", "01"),
    "shift": ("0122 2201 2222", "0"),
    "lowpart": ("0312 1312 2333 3333", "02"),
}

def single(term):
    """The kind, if the term is one kind and nothing else."""
    return term[2][0] if len(term) == 3 and term[1] == 0 and term[2][1] == 1 else ("",)

def nim_parts(what, sparse):
    """Variables and constant of a variable or, in base 2, of a nim-sum of variables and constants."""
    operands = what[1:] if what[0] == "xor" else [("sum", 0, (what, 1))]
    variables = {single(one) for one in operands if single(one)[0] == "var"}
    constants = [one[1] for one in operands if len(one) == 2]
    fits = len(variables) + len(constants) == len(operands) and not (sparse and what[0] == "xor")
    return (variables, sum(constants)) if fits else None

def atom_automaton(formula, sparse):
    """The automaton of an atom as it is defined, highest digit first."""
    kind, terms = formula[0], [normal(term) for term in formula[1:]]
    target, parts = -terms[0][1], sorted(terms[0][2:], key=operator.itemgetter(1))
    kinds, factors = [what for what, _ in parts], [factor for _, factor in parts]
    plain, variables = all(what[0] == "var" for what in kinds), [single(term) for term in terms]
    sides = [nim_parts(what, sparse) for what in kinds]
    equal = kind == "=" and factors == [-1, 1] and target == 0
    parity = lambda digits, variables: sum(digits[var] for var in variables) % 2
    if None not in sides and (equal or kind == "=" and factors in ([1], [-1]) and factors[0] * target >= 0):
        odd, number = set(), abs(target)
        for own, constant in sides:
            odd, number = odd ^ own, number ^ constant
        return equal_digits(odd, lambda digits: parity(digits, odd), number, sparse)
    if kind in ("=", "<=") and plain:
        least, most = sum(min(0, factor) for factor in factors), sum(max(0, factor) for factor in factors)
        column = lambda digits: sum(factor * digits[var] for var, factor in parts)
        return linear(kinds, column, least, most, target, kind == "<=", sparse)
    if kind == "<=" and factors == [-1, 1] and target in (0, -1) and all(side and side[1] == 0 for side in sides):
        (minus, _), (plus, _) = sides
        column = lambda digits: parity(digits, plus) - parity(digits, minus)
        return linear(plus | minus, column, -1, 1, target, True, False)
    if kind == "odd" and plain:
        odd = [var for var, factor in parts if factor % 2]
        next = lambda value, digit: tuple(one % 2 for one in appended(value, digit, sparse))
        accept = lambda value: value[0] != target % 2
        return reading(odd, lambda digits: parity(digits, odd), (0, 0), next, accept)
    if equal:
        one, y = sorted(kinds, key=lambda what: what[0] == "var")
        kind, variables = one[0], [single(one[1]), y]
    need(kind in TABLES and sparse == (kind not in ("pow2", "bit")), "an atom that has no automaton")
    need(all(one[0] == "var" for one in variables), "an atom of terms that are no variables")
    rows, accept = TABLES[kind][0].split(), TABLES[kind][1].__contains__
    next = lambda state, column: rows[int(state)][column]
    return reading(variables, lambda digits: letter(digits, variables), "0", next, accept)

# 4. Rewriting: terms and atoms

def times(number, term):
    return ("sum", number * term[1], *((what, number * factor) for what, factor in term[2:]))

def is_natural(term):
    return term[1] >= 0 and all(factor >= 0 for _, factor in term[2:])

def normal(term):
    total, parts = term[1], {}
    for what, factor in term[2:]:
        if what[0] == "sum":  # from a value that was put in for a variable
            one = normal(what)
        elif what[0] == "xor":
            one = nim_sum([normal(operand) for operand in what[1:]])
        else:
            one = ("sum", 0, (what if what[0] == "var" else (what[0], normal(what[1])), 1))
        total += factor * one[1]
        for inside, more in one[2:]:
            parts[inside] = parts.get(inside, 0) + factor * more
    return ("sum", total, *sorted((what, factor) for what, factor in parts.items() if factor))

def nim_sum(operands):
    number, odd = 0, set()
    for operand in operands:
        for one in single(operand)[1:] if single(operand)[0] == "xor" else [operand]:
            if len(one) > 2:
                odd ^= {one}
            else:
                number ^= max(0, one[1])
    if number or not odd:
        odd.add(("sum", number))
    first, *others = sorted(odd)
    return first if not others and is_natural(first) else ("sum", 0, (("xor", first, *others), 1))

def atom(formula):
    kind, terms = formula[0], [normal(term) for term in formula[1:]]
    c, parts = terms[0][1], terms[0][2:]
    truth = lambda holds: TRUE if holds else FALSE
    if kind in ("=", "<="):
        d = math.gcd(*(factor for _, factor in parts))
        if d == 0 or kind == "=" and c % d:
            return truth(d == 0 and (c == 0 or kind == "<=" and c < 0))
        term = ("sum", -(-c // d), *((what, factor // d) for what, factor in parts))
        if kind == "=" and term[2][1] < 0:
            term = times(-1, term)
        if is_natural(term) and term[1]:
            return FALSE
        return TRUE if kind == "<=" and is_natural(times(-1, term)) else (kind, term)
    if kind == "odd":
        parts = [(what, 1) for what, factor in parts if factor % 2]
        return (kind, ("sum", c % 2, *parts)) if parts else truth(c % 2)
    if kind == "pow2" and not parts:
        return truth(c > 0 and c & c - 1 == 0)
    return (kind, *terms)

# 4. Rewriting: formulas

def inner(node):
    return (part for part in node if isinstance(part, tuple))

def free(node):
    if node[0] == "var":
        work(1)
        return {node}
    found = set().union(*map(free, inner(node)))
    work(1 + len(found) // 16)
    return found - {node[1]} if node[0] in QUANTIFIERS else found

def bound(node):
    return set(node[1:2] if node[0] in QUANTIFIERS else ()).union(*map(bound, inner(node)))

def size(node):
    return 1 + sum(map(size, inner(node)))

def renamed(node, place):
    """With others, or with terms, for variables."""
    work(1)
    if node[0] == "var":
        return place.get(node, node)
    return tuple(renamed(part, place) if isinstance(part, tuple) else part for part in node)

def conj(*parts):
    return parts[0] if len(parts) == 1 else ("and", *parts)

def closed(variables, matrix):
    for var in sorted(variables, reverse=True):
        matrix = "exists", var, matrix
    return matrix

def canon(formula, negate=False):
    """The canonical form, or that of the negation: variables and matrix."""
    kind = formula[0]
    if kind == "not":
        return canon(formula[1], not negate)
    if kind in ("and", "or"):
        return joined((kind == "and") != negate, [canon(part, negate) for part in formula[1:]])
    if kind == "implies":
        return canon(("or", ("not", formula[1]), formula[2]), negate)
    if kind == "iff":
        one, two = canon(formula[1]), canon(formula[2], negate)
        for this, other in ((one, two), (two, one)):
            if this[1] in (TRUE, FALSE):
                return other if this[1] == TRUE else canon(closed(*other), True)
        return NONE, ("iff", closed(*one), closed(*two))
    if kind == "exists":
        variables, matrix = canon(formula[2])
        variables |= {formula[1]} & free(matrix)
        return none(variables, matrix) if negate else (variables, matrix)
    if kind == "forall":
        return canon(("exists", formula[1], ("not", formula[2])), not negate)
    done = formula if formula in (TRUE, FALSE) else atom(formula)
    if negate and done[0] == "<=":
        term = times(-1, done[1])
        return NONE, atom(("<=", ("sum", term[1] + 1, *term[2:])))
    return NONE, ({TRUE: FALSE, FALSE: TRUE}.get(done, ("not", done)) if negate else done)

def none(variables, matrix):
    """The canonical form of `not exists variables: matrix`."""
    variables = variables & free(matrix)
    if not variables:
        return canon(matrix, True)
    if matrix[0] == "or":
        return joined(True, [none(variables, part) for part in matrix[1:]])
    groups = []
    for part in matrix[1:] if matrix[0] == "and" else ():
        own, parts = free(part) & variables, [part]
        for group in [group for group in groups if group[0] & own]:
            groups.remove(group)
            own, parts = own | group[0], parts + group[1]
        groups.append((own, parts))
    if len(groups) > 1:
        return joined(False, [none(variables, conj(*sorted(parts))) for _, parts in groups])
    return NONE, ("not", closed(variables, matrix))

def joined(conjunction, parts):
    word, unit, zero = ("and", TRUE, FALSE) if conjunction else ("or", FALSE, TRUE)
    if any(own for own, _ in parts):
        owned = [var for own, _ in parts for var in own]
        outside = NONE.union(*(free(matrix) - own for own, matrix in parts))
        apart = not conjunction or len(owned) == len(set(owned))
        need(apart and outside.isdisjoint(owned), "a bound variable is also in another part")
    found = set()
    for _, matrix in parts:
        if matrix == zero:
            return NONE, zero
        found |= set(matrix[1:] if matrix[0] == word else [matrix]) - {unit}
    matrix = (word, *sorted(found)) if len(found) > 1 else found.pop() if found else unit
    return NONE.union(*(own for own, _ in parts)) & free(matrix), matrix

def one_point(full, rest):
    """Whether an equation of `full` gives one of its variables a value, and `rest` is what is left."""
    variables, matrix = full
    parts = matrix[1:] if matrix[0] == "and" else (matrix,)
    for equation in parts:
        for place, (what, factor) in enumerate(equation[1][2:] if equation[0] == "=" else (), 2):
            other = times(-factor, equation[1][:place] + equation[1][place + 1:])
            if abs(factor) != 1 or not is_natural(other):
                continue
            operands = what[1:] if what[0] == "xor" else [("sum", 0, (what, 1))]
            others = ("and", *(part for part in parts if part != equation))
            for operand in operands:
                var, value = single(operand), nim_sum([one for one in operands if one != operand] + [other])
                names = free(value)
                if var not in variables - rest[0] or var in names or bound(others) & (names | {var}):
                    continue
                try:
                    if canon(closed(variables - {var}, renamed(others, {var: value}))) == rest:
                        return True
                except Refused:
                    pass
    return False

def rewritten(formula, path, new):
    """The formula with the new part at the path, if the step is right."""
    work(4 + len(formula) // 64)
    if path:
        at = path[0] + (2 if formula[0] in QUANTIFIERS else 1)
        need(formula[0] in PLANS and at < len(formula), "a path that leads nowhere")
        return (*formula[:at], rewritten(formula[at], path[1:], new), *formula[at + 1:])
    before, after = canon(formula), canon(new)
    right = before == after or one_point(before, after) or one_point(after, before)
    need(right, "a rewriting step that is not right")
    return new

# 5. Blocks

def parse(said):
    """The tree of: a -> b, a <-> b, a | b, a & b, not a, some place: a, place = place, word place ..."""
    for sign, word in ((" -> ", "implies"), (" <-> ", "iff"), (" | ", "or")):
        if sign in said:
            left, _, right = said.partition(sign)
            return word, parse(left), parse(right)
    if " & " in said and not said.startswith(("some ", "not some ")):
        left, _, right = said.partition(" & ")
        rest = parse(right)
        return "and", parse(left), *(rest[1:] if rest[0] == "and" else [rest])
    first, *words = said.split(" ")
    if first == "not":
        return first, parse(said[4:])
    if first == "some":
        return "exists", words[0][:-1], parse(" ".join(words[1:]))
    return (words[0], first, words[1]) if words[:1] in (["="], ["<"], ["<="]) else (first, *words)

def compare(word, one, two):
    """one = two, one < two or one <= two, where `two` may be a number."""
    constant, other = (-two, ()) if isinstance(two, int) else (0, ((two, -1),))
    return "=" if word == "=" else "<=", ("sum", constant + (word == "<"), (one, 1), *other)

class Block:
    """Parts of a game or of heaps, with their places, and obligations: leading places and what is said of them.

    The frame has variables for each place. Obligations of heaps (`fixed`) speak of these, those of a game of new ones.
    """

    def __init__(self, read, names, frame, parts, fixed):
        self.read, self.names, self.parts, self.fixed, self.frame, count = read, names, parts, fixed, {}, 0
        need(sum(frame.values()) <= len(names), "a block without enough names")
        for place, length in frame.items():
            self.frame[place] = [("var", var) for var in range(count, count + length)]
            count += length
        self.inside = [("var", var) for var in range(count, len(names))]
        for formula, *places in parts.values():
            own = {var for place in places for var in self.frame[place]}
            need(free(formula) <= own and bound(formula) <= {*self.inside}, "a part speaks of what is not its own")

    def new(self, olds):
        self.fresh += [self.names[var] for _, var in olds]
        return [("var", var) for var in range(len(self.fresh) - len(olds), len(self.fresh))]

    def obligation(self, number):
        """Names, leading variables and body."""
        leading, said, *body = self.obligations[number]
        if body:  # stated in the file, as names, leading variables and body
            return self.obligations[number]
        self.fresh = []
        places = {place: self.new(self.frame[place]) for place in (self.frame if self.fixed else leading)}
        body = self.build(parse(said), {**places, **self.given})
        return self.fresh, [var for place in leading for var in places[place]], body

    def build(self, tree, places):
        word, *rest = tree
        if word == "exists":
            variables = places.get(rest[0]) or self.new(self.frame[rest[0]])
            return closed(variables, self.build(rest[1], {**places, rest[0]: variables}))
        if word in ("=", "<", "<="):
            return conj(*(compare(word, one, two) for one, two in zip(places[rest[0]], places[rest[1]])))
        if word in self.given:
            ways = [self.build(parse(way), places) for way in self.given[word]]
            return ways[0] if len(ways) == 1 else ("or", *ways)
        if word not in self.parts:
            return (word, *(self.build(one, places) for one in rest))
        formula, *own_places = self.parts[word]
        own = self.inside if self.fixed else sorted(bound(formula))
        self.read.pay("parts", size(formula) + sum(1 + len(self.names[var].encode()) // 8 for _, var in own))
        place = dict(zip(own, self.new(own)))
        for old, new in zip(own_places, rest):
            place.update(zip(self.frame[old], places[new]))
        return renamed(formula, place)

def game(read):
    misere, names = read.num(2), read.list(read.name)
    read.names, k = names, read.num(len(names) + 1)
    def move():
        read.part()
        return read.num(len(names) + 1), read.formula(), read.formula()
    def difference():
        read.names = read.list(read.name)
        return read.names, read.list(read.var), read.formula()
    domain, moves, measure, losing = read.formula(), read.list(move), read.formula(), read.formula()
    differences = read.list(difference)
    need(k and moves, "a game without entries or moves")
    need(max(k, *(move[0] for move in moves)) <= 100, "more than 100 variables of a position or a move")
    frame = {"x": k}
    parts = {"domain": (domain, "x"), "losing": (losing, "x"), "measure": (measure, "x", "m")}
    for i, (count, guard, step) in enumerate(moves):
        frame[f"y{i}"] = count
        parts[f"guard{i}"], parts[f"step{i}"] = (guard, "x", f"y{i}"), (step, "x", f"y{i}", "x'")
    block = Block(read, names, {**frame, "x'": k, "m": 1}, parts, False)
    block.frame["n"] = block.frame["m"]

    def ways(then=""):
        return [f"some y{i}: guard{i} x y{i} & some x': step{i} x y{i} x'{then}" for i in range(len(moves))]
    def each_move(then, more=""):
        return [(["x", f"y{i}"], f"domain x & guard{i} x y{i}{more} -> not some x': step{i} x y{i} x' & {then}")
                for i in range(len(moves))]
    block.given = {"moves": ways(), "reply": ways(" & losing x'")}
    block.obligations = [
        *differences,
        ("x", "domain x -> some m: measure x m"),
        *each_move("some m: measure x m & some n: measure x' n & m <= n"),
        *(each_move("not domain x'") if domain != TRUE else []),
        ("x", f"domain x & not moves -> {'not ' * misere}losing x"),
        *each_move("losing x'", " & losing x"),
        ("x", f"domain x{' & moves' * misere} & not losing x -> reply")]
    block.title = f"whoever cannot move {'wins' if misere else 'loses'}"
    return block

def heaps(read):
    misere, names = read.num(2), read.list(read.name)
    read.names, start = names, read.list(lambda: read.big(416))
    need(start, "an accumulator without entries")
    need(len(start) <= 100, "more than 100 entries of the accumulator")
    places = ["sum sxt", "inv s", "select px", "rest sp", "losing s"] + ["end s"] * misere
    frame = {place: 1 if place in "xyz" else len(start) for place in "sxtyvzup"}
    block = Block(read, names, frame, {word: (read.formula(), *own) for word, own in map(str.split, places)}, True)
    block.given = {"start": start, "zero": [0]}
    block.obligations = [
        ("sx", "inv s -> some t: sum s x t"),
        ("sxtu", "inv s & sum s x t & sum s x u -> t = u"),
        ("sxy", "inv s -> some t: sum s x t & some v: sum s y v & some u: sum t y u & some z: x = z & sum v z u"),
        ("s", "s = start -> inv s"),
        ("sxt", "inv s & sum s x t -> inv t"),
        ("s", f"s = start -> {'end' if misere else 'losing'} s"),
        ("sxt", "inv s & sum s x t -> end t <-> end s & x = zero" if misere else
                "s = start & x = zero & sum s x t -> s = t"),
        ("sxtyu", "inv s & y < x & sum s x t & losing t & sum s y u -> not losing u"),
        ("sp", "s = start & inv p -> rest s p"),
        ("sxtp", "inv s & inv p & rest s p & sum s x t & not select p x -> rest t p"),
        ("sp", "s = p & inv p & rest s p -> losing p" + " | end p" * misere),
        ("sxp", "inv s & sum s x p & select p x & not losing p -> some y: y < x & some u: sum s y u & losing u"),
        *[("p", "inv p & end p -> not losing p")] * misere]
    block.title = f"a move lowers one of the heaps, whoever cannot move {'wins' if misere else 'loses'}; start: {start}"
    return block

# 2. What is proved

def outcome(read, U, leading, values):
    """U accepts nothing; or the values, and nothing smaller."""
    if values is None:
        return need(0 not in alive(U), "there are counterexamples")
    need(len(values) == len(leading), "there is not one value for each leading variable")
    digits = {var: digits_of(value, read.sparse) for var, value in zip(leading, values)}
    need(not any(digits[var] for var in leading if var not in U.tracks), "a value that makes no difference is not 0")
    length = max(map(len, digits.values()), default=0)
    padded = {var: [0] * (length - len(own)) + own for var, own in digits.items()}
    word = [letter({var: own[place] for var, own in padded.items()}, U.tracks) for place in range(length)]
    if read.lowest:
        word.reverse()

    def compared(word, equal, bit):
        """How accepted words that are `word` on the tracks `equal` compare with it on the track `bit`: -1, 0, 1."""
        here = {(0, 0)}
        for column in word:
            work(4 + len(U.class_of) // 2)
            signs = [(U.class_of[one], (one & bit > column & bit) - (one & bit < column & bit))
                     for one in range(len(U.class_of)) if (one ^ column) & equal == 0]
            here = {(U.delta[state][cls], sign or order if read.lowest else order or sign)
                    for state, order in here for cls, sign in set(signs)}
        return {order for state, order in here if state in U.accept}

    need(compared(word, -1, 0), "the values are not a counterexample")
    need(not word or not compared(word[1:], 0, 0), "there is a shorter one")
    equal = 0
    for var in leading:
        bit = letter({track: track == var for track in U.tracks}, U.tracks)
        need(-1 not in compared(word, equal, bit), "there is a smaller one")
        equal |= bit

def check_part(read, block):
    """Reads and checks one part: what it is about, its statement, and its values if it fails."""
    read.pay("room", 1024)
    about = read.num(len(block.obligations) if block else 2)
    names, leading, body = block.obligation(about) if block else (read.list(read.name), [], TRUE)
    added = read.num()
    read.pay("room", 96 * added)
    names = read.names = names + [f"_{var}" for var in range(len(names), len(names) + added)]
    if not block:
        leading, body = read.list(read.var), read.formula()
    need(len(set(leading)) == len(leading), "a leading variable twice")
    need(free(body) <= set(leading), "a free variable")
    formula = {"not": body[-1], "true": FALSE, "false": TRUE}.get(body[0], ("not", body))
    read.stated = False
    for _ in range(read.num(len(read.data))):
        read.pay("room", 64)
        path = read.list(read.num, 8)
        formula = rewritten(formula, path, read.deeper(read.formula, levels=len(path)))
    read.stated = True
    read.automata, read.sets, read.used = read.list(read.automaton), read.list(read.with_sets), set()
    read.lowest = read.data[read.at:read.at + 1] == b"\x08"
    read.at += read.lowest
    for A in read.automata + [A for A, _ in read.sets]:
        after = [row[0] for row in A.delta]  # with letter 0
        idle = all((one in A.accept) == (state in A.accept) for state, one in enumerate(after))
        need(idle if read.lowest else after[0] == 0, "zeros in front matter to an automaton")
    result = read.deeper(follow, read, formula)
    values = read.list(lambda: read.big(2**15), 64) if read.num(2) else None
    need(read.used == set(range(-len(read.sets), len(read.automata))), "an automaton is not used")
    need(set(result.tracks) <= set(leading), "a track that is no leading variable")
    outcome(read, result, leading, values)
    return about, names, leading, body, values

def shown(names):
    """Names that stand for one variable each: names may repeat."""
    counts = collections.Counter(names)
    return [f"{name}#{at}" if counts[name] > 1 else name for at, name in enumerate(names)]

def text(node, names):
    word, *rest = node
    if word == "var":
        return names[rest[0]]
    if word == "sum":
        words = [(f"{factor}*" if factor != 1 else "") + text(what, names) for what, factor in rest[1:]]
        return " + ".join(words + ([str(rest[0])] if rest[0] or not words else []))
    parts = [text(one, names) for one in rest]
    if word in QUANTIFIERS:
        return f"({word} {parts[0]}: {parts[1]})"
    if word in ("=", "<="):
        return f"{parts[0]} {word} 0"
    if word in ("and", "or", "implies", "iff", "xor") and parts:
        return f"({f' {word} '.join(parts)})"
    return f"{word}({', '.join(parts)})" if parts else {"and": "true", "or": "false"}.get(word, word)

def check(data):
    """Lines that say what the certificate proves."""
    global done
    done = 0
    magic = b"nimbook certificate 2\n"
    need(data.startswith(magic) and len(data) >= len(magic) + 8, "this is no certificate of format 2")
    need(len(data) <= 2**26, "the file is too long")
    need(crc(data[:-8]) == int.from_bytes(data[-8:], "little"), "the digest is wrong")
    read = Reader(data[:-8], len(magic))
    name, word, read.sparse, refuted = read.name(ID), read.num(5), read.num(2) == 1, read.num(2) == 1
    begin = read.at
    block = game(read) if word == 3 else heaps(read) if word == 4 else None
    need(not block or read.at - begin <= 2**18, "too many bytes of the parts of a block")
    parts = read.list(lambda: check_part(read, block))
    need(parts and read.at == len(read.data), "no parts, or trailing bytes")
    abouts, values = [one[0] for one in parts], [one[4] for one in parts]
    need([one is not None for one in values] == [False] * (len(parts) - 1) + [refuted], "outcomes of another verdict")
    if not block:
        need(set(abouts[:-1]) <= {1} and (refuted or abouts[-1] == 0), "the statement is not the last part")
    elif refuted:
        need(len(parts) == 1, "more than the obligation that fails")
    else:
        need(abouts == list(range(len(block.obligations))), "obligations are missing")
    kind, verdict = ["claim", "refute", "conjecture", "game", "heaps"][word], "refuted" if refuted else "proved"
    yield f"{kind} {name} is {verdict}" + (", in Zeckendorf numeration" if read.sparse else "")
    if block:
        yield block.title
        block.names = shown(block.names)
        for part, (formula, *places) in block.parts.items():
            own = ", ".join(block.names[var] for place in places for _, var in block.frame[place])
            yield f"{part}({own}): {text(formula, block.names)}"
    for _, names, leading, body, values in parts if refuted or not block else ():
        names = shown(names)
        words = [names[var] for _, var in leading]
        yield (f"forall {', '.join(words)}: " if words else "") + text(body, names)
        if values:
            yield "fails at " + ", ".join(f"{word} = {value}" for word, value in zip(words, values))

# 7. Rows of Chomp

ROWS = b"nimbook rows of chomp 1\n"

def rows_of_chomp(data):
    """The same for rows of Chomp."""
    form = rb"rows (\d{1,9})\nfrom (\d{1,9})\n((?:\d{1,9}:(?: \d{1,9}){1,64}\n)*)"
    need(len(data) <= 2**20, "the file is too long for this checker")
    read = re.fullmatch(form, data[len(ROWS):])
    need(read, "this is not written like rows of Chomp")
    rows, start = int(read[1]), int(read[2])
    need((rows + start) * rows <= 2**21, "too many cells for this checker")
    listed = [line.split(b":") for line in read[3].splitlines()]
    listed = [(int(row), [int(offset) for offset in offsets.split()]) for row, offsets in listed]
    period = len(listed[0][1]) if listed else 1
    numbers = [row for row, _ in listed]
    need(numbers == sorted(set(numbers)) and all(row < rows for row in numbers), "the rows do not rise")
    need(all(len(offsets) == period for _, offsets in listed), "the periods differ")
    known, diagonal, columns = dict(listed), set(), collections.defaultdict(set)
    for c in range(rows):
        own, last = set(), None
        for b in range(c, start + rows + 1):
            a = next(a for a in itertools.count(max(b, 1)) if a not in columns[b] and a not in own and a not in diagonal)
            own.add(a)
            columns[b].add(a)
            if b == c:
                first = a
            if c in known and start <= b < start + rows:
                need(a == b + known[c][(b - start) % period], f"f({b}, {c}) is another number")
            if a == b:
                last = b
                break
        diagonal.add(first)
        need(first < start, f"f({c}, {c}) is not below {start}")
        need(last is None if c in known else last is not None and last < start, f"the life of row {c} is another")
    for place in range(period):
        before = set()
        for row, offsets in listed:
            barred = before | {offsets[(place - back) % period] - back for back in range(1, rows + 1)}
            least = next(offset for offset in itertools.count() if offset not in barred)
            need(offsets[place] == least > 0, f"row {row} does not go on like this")
            before.add(least)
    yield f"of the rows of Chomp below {rows} just {numbers} never end"
    for row, offsets in listed:
        yield f"row {row}: f(B, {row}) - B = {offsets}, repeated from B = {start} on"

def main(files):
    refused = 0
    for file in files:
        try:
            with open(file, "rb") as opened:
                data = opened.read()
            lines = list(rows_of_chomp(data) if data.startswith(ROWS) else check(data))
            print(f"{file}: accepted", *lines, sep="\n  ")
        except (Refused, RecursionError, MemoryError, OSError) as reason:
            refused += 1
            print(f"{file}: refused: {reason}")
    return refused

if __name__ == "__main__":
    sys.setrecursionlimit(20000)
    getattr(sys, "set_int_max_str_digits", id)(0)  # values may be long; an older Python has no such limit
    threading.stack_size(512 * 2**20)
    result = []
    thread = threading.Thread(target=lambda: result.append(main(sys.argv[1:])))
    thread.start()
    thread.join()
    sys.exit(0 if result == [0] else 1)
