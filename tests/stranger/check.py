#!/usr/bin/env python3
"""A checker for certificates of nimbook, written from FORMAT.md beside it and from nothing else of nimbook.

Usage: python3 check.py FILE.nbc ...
Says for each file what it proves, or why it is refused. Exit 0 if all are accepted, 1 if not.
Formulas are nested tuples (kind, ...), terms are (((what, coefficient), ...), constant) where what is ('v', variable),
('x', terms), ('s', term) or ('l', term). Numbers in comments are the sections of FORMAT.md.
"""
import math, sys, threading

class Refused(Exception):
    pass

def need(truth, what):
    if not truth:
        raise Refused(what)

# 1. Bytes

def crc(data):
    table = []
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ (0xC96C5795D7870F42 if byte & 1 else 0)
        table.append(byte)
    total = 2**64 - 1
    for byte in data:
        total = total >> 8 ^ table[(total ^ byte) & 255]
    return total ^ 2**64 - 1

LETTERS = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
LETTERS |= {chr(c) for c in range(0xC0, 0x180)} - set("×÷ıĸŉſ")
MORE = LETTERS | set("0123456789_'′₀₁₂₃₄₅₆₇₈₉")

class Reader:
    def __init__(self, data, at):
        self.data, self.at, self.depth, self.names, self.shown = data, at, 0, [], True
        self.nodes, self.space = 2**20, 3 * 2**26

    def room(self, count):
        self.space -= count
        need(self.space >= 0, "too much room")

    def node(self, count=1):
        self.nodes -= count
        need(self.nodes >= 0, "too many parts of formulas")

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
                need(byte or not group, "a needless zero group")
                need(number < limit, "a number that does not exist there")
                return number
        raise Refused("a number of more than 63 bits")

    def list(self, item):
        count = self.num()
        need(count <= len(self.data) - self.at, "a list longer than the file")
        return [item() for _ in range(count)]

    def name(self, is_id=False):
        count = self.num(2**20 + 1)
        self.room(64 + count)
        try:
            name = self.take(count).decode()
        except UnicodeDecodeError:
            raise Refused("a name that is not UTF-8")
        need(name and set(name) <= MORE | (set("-.") if is_id else set()), "a name that is none")
        need(is_id or name[0] in LETTERS or name[0] == "_", "a name that begins with something else")
        return name

    def name_list(self):
        self.names = self.list(self.name)
        return self.names

    def big(self, limit):
        size = self.take(self.num(limit + 1))
        need(not size or size[-1], "a needless zero byte")
        return int.from_bytes(size, "little")

    def int(self, limit):
        sign = self.take(1)[0]
        need(sign < 3, "a sign that does not exist")
        size = self.big(limit) if sign else 0
        need(size or not sign, "a zero with a sign")
        return size if sign == 1 else -size

    def var(self):
        var = self.num(len(self.names))
        self.node(1 + len(self.names[var].encode()) // 8 if self.shown else 1)
        return var

    def deeper(self, read):
        self.depth += 1
        need(self.depth <= 300, "too many levels")
        result = read()
        self.depth -= 1
        return result

    def term(self):
        return self.deeper(self.term_inside)

    def term_inside(self):
        self.node()
        return tuple(self.list(self.summand)), self.int(416)

    def summand(self):
        self.node()
        factor = self.int(128)
        need(factor, "a coefficient 0")
        kind = self.num(4)
        inside = self.var() if kind == 0 else tuple(self.list(self.term)) if kind == 1 else self.term()
        return ("vxsl"[kind], inside), factor

    def formula(self):
        return self.deeper(self.formula_inside)

    def formula_inside(self):
        self.node()
        kind = self.num(15)
        if kind < 2:
            return (kind,)
        if kind < 8:
            return (kind, *[self.term() for _ in range(2 if kind == 6 else 1)])
        if kind in (9, 10):
            return kind, tuple(self.list(self.formula))
        if kind > 12:
            return kind, self.var(), self.formula()
        return (kind, *[self.formula() for _ in range(1 if kind == 8 else 2)])

    def automaton(self):
        tracks = self.num(15)
        self.room(256 + 8 * 2**tracks)
        classes_of, known = [], 0
        for _ in range(self.num(2**tracks + 1)):
            cls, length = self.num(known + 1), self.num(2**tracks - len(classes_of) + 1)
            need(length and (not classes_of or classes_of[-1] != cls), "a run that is empty or goes on")
            known = max(known, cls + 1)
            classes_of += [cls] * length
        need(len(classes_of) == 2**tracks and self.num() == known, "letters without a class")
        states = self.num(len(self.data) + 1)
        need(states and states * known <= len(self.data), "no states, or too many")
        self.room(states * (40 + 8 * known))
        delta = [[self.num(states) for _ in range(known)] for _ in range(states)]
        bits = int.from_bytes(self.take(-(-states // 8)), "little")
        need(bits >> states == 0, "accepting states that do not exist")
        return Automaton(tracks, classes_of, delta, [bits >> state & 1 == 1 for state in range(states)])

    def use(self, automata):
        number = self.num(len(automata))
        self.room(64)
        tracks = self.list(lambda: self.num(len(self.names)))
        self.room(4 * len(tracks))
        need(len(tracks) == automata[number].tracks and increasing(tracks), "tracks that are not those of the automaton")
        return number, tuple(tracks)

    def plan(self, automata, sets):
        return self.deeper(lambda: self.plan_inside(automata, sets))

    def plan_inside(self, automata, sets):
        self.room(192)
        kind = self.num(8)
        use, plan = self.use(automata), lambda: self.plan(automata, sets)
        if kind == 3:
            children, joins = self.list(plan), []
            for _ in range(self.num(len(self.data))):
                self.room(32)
                known = len(children) + len(joins)
                joins.append((self.num(known), self.num(known), self.use(automata)))
            return kind, use, children, joins
        children = [plan() for _ in range((0, 0, 1, 0, 2, 1, 2, 1)[kind])]
        extra = [self.use(automata)] if kind > 5 else []
        extra += [self.num(len(sets) + 1)] if kind in (5, 7) else []
        return kind, use, children, extra + ([self.use(automata)] if kind == 7 else [])

    def set_of_states(self):
        members = self.list(lambda: self.num(2**31))
        self.room(48 + 8 * len(members))
        return members

    def with_sets(self):
        automaton = self.automaton()
        return automaton, [self.set_of_states() for _ in automaton.delta]

    def step(self):
        path = self.list(lambda: self.num(2**31))
        self.room(64 + 8 * len(path))
        return path, self.formula()

def increasing(numbers):
    return all(one < next for one, next in zip(numbers, numbers[1:]))

# 3. Automata

class Automaton:
    def __init__(self, tracks, class_of, delta, accept):
        self.tracks, self.class_of, self.delta, self.accept = tracks, class_of, delta, accept

    def next(self, state, letter):
        return self.delta[state][self.class_of[letter]]

    def alive(self, accept=None, classes=None):
        """The states from which a word (with letters of these classes) leads to acceptance."""
        before = [[] for _ in self.delta]
        for state, row in enumerate(self.delta):
            for cls in range(len(row)) if classes is None else classes:
                before[row[cls]].append(state)
        open = [state for state, yes in enumerate(self.accept) if yes]
        alive = set(open)
        while open:
            for state in before[open.pop()]:
                if state not in alive:
                    alive.add(state)
                    open.append(state)
        return alive

def constant(truth):
    return Automaton(0, [0], [[0]], [truth]), ()

def own_letters(tracks, own):
    """For each letter over the tracks the letter over those of `own` among them."""
    letters, place = [0], 0
    for track in reversed(tracks):
        bit = 0
        if track in own:
            bit, place = 1 << place, place + 1
        letters += [letter | bit for letter in letters]
    return letters

def join(left, right, result, op, sparse):
    (L, l_tracks), (R, r_tracks), (U, tracks) = left, right, result
    need(tuple(sorted(set(l_tracks) | set(r_tracks))) == tracks, "the tracks are not those of its parts")
    letters = set()
    for letter, (l, r) in enumerate(zip(own_letters(tracks, l_tracks), own_letters(tracks, r_tracks))):
        letters.add((letter if sparse else 0, L.class_of[l], R.class_of[r], U.class_of[letter]))
    alive = U.alive() if sparse else set()
    known, open = {(0, 0, 0): 0}, [(0, 0, 0)]
    while open:
        history = open.pop()
        (l, r, last), u = history, known[history]
        need(op(L.accept[l], R.accept[r]) == U.accept[u], "a word is accepted that must not be, or the other way round")
        l_row, r_row, u_row = L.delta[l], R.delta[r], U.delta[u]
        for digits, l_class, r_class, u_class in letters:
            if digits & last:
                need(u_row[u_class] not in alive, "a word with neighbouring ones may be accepted")
                continue
            after = l_row[l_class], r_row[r_class], digits
            if after not in known:
                known[after] = u_row[u_class]
                open.append(after)
            need(known[after] == u_row[u_class], "one history leads to two states")

def same(own, result, sparse):
    join(own, constant(True), result, lambda one, _: one, sparse)

def erased(child, var, sets, result, lowest):
    (C, tracks), (S, members), (_, kept) = child, sets, result
    need(kept == tuple(track for track in tracks if track != var), "the tracks are not those that are kept")
    need(S.tracks == len(kept), "the automaton of sets has other tracks")
    low = len(tracks) - 1 - tracks.index(var)
    pair = lambda letter: (letter >> low) << low + 1 | letter & (1 << low) - 1
    letters = {(S.class_of[a], C.class_of[pair(a)], C.class_of[pair(a) | 1 << low]) for a in range(2**len(kept))}
    zeros = C.class_of[0], C.class_of[1 << low]
    alive, first, open = C.alive(), {0}, [] if lowest else [0]
    while open:
        state = open.pop()
        for cls in zeros:
            if C.delta[state][cls] not in first:
                first.add(C.delta[state][cls])
                open.append(C.delta[state][cls])
    need(sorted(first & alive) == members[0], "the first set is another")
    accept = C.alive(classes=zeros) if lowest else {state for state, yes in enumerate(C.accept) if yes}
    for state, own in enumerate(members):
        need(increasing(own) and (not own or own[-1] < len(C.delta)), "a set is not increasing")
        need(any(one in accept for one in own) == S.accept[state], "a set accepts without a member, or not with one")
        for cls, zero, one in letters:
            after = {C.delta[s][zero] for s in own} | {C.delta[s][one] for s in own}
            need(sorted(after & alive) == members[S.delta[state][cls]], "a set is not what the one before reaches")
    same((S, kept), result, False)

def explore(tracks, key, first, next, accept):
    need(len(tracks) <= 14, "an atom over more than 14 tracks")
    keys, class_of = {}, []
    for letter in range(2**len(tracks)):
        class_of.append(keys.setdefault(key(letter), len(keys)))
    states, delta = {first: 0}, []
    order = [first]
    for state in order:
        row = []
        for one in keys:
            after = next(state, one)
            if after not in states:
                need(len(states) < 2**19, "an atom with too many states")
                states[after] = len(states)
                order.append(after)
            row.append(states[after])
        delta.append(row)
    return Automaton(len(tracks), class_of, delta, [accept(state) for state in order]), tuple(tracks)

def by_digits(vars, first, next, accept):
    tracks = sorted(set(vars))
    digit = lambda letter, var: letter >> len(tracks) - 1 - tracks.index(var) & 1
    return explore(tracks, lambda letter: tuple(digit(letter, var) for var in vars), first, next, accept)

def digits_of(number, sparse):
    if not sparse:
        return [int(bit) for bit in bin(number)[2:]] if number else []
    weights, digits = [1, 2], []
    while weights[-1] <= number:
        weights.append(weights[-1] + weights[-2])
    for weight in reversed(weights):
        digits.append(int(weight <= number))
        number -= weight * digits[-1]
    return digits[digits.index(1):] if 1 in digits else []

def columns(vars, number, sparse):
    digits = digits_of(number, sparse)
    def next(read, parity):
        if read is not None and read < len(digits) and digits[read] == parity:
            return read + 1
        return 0 if read == 0 and parity == 0 else None
    return explore(sorted(vars), lambda letter: bin(letter).count("1") % 2, 0, next, lambda read: read == len(digits))

def linear(parts, target, at_most, sparse):
    tracks = sorted(var for (_, var), _ in parts)
    factors = [dict((var, factor) for (_, var), factor in parts)[track] for track in tracks]
    most, least = sum(f for f in factors if f > 0), sum(f for f in factors if f < 0)

    def rows(u, v):
        """The bounds for j = 0, 1, 2, ... and whether each can only grow, or only fall, from there."""
        low, high = ((u + (v + d), 2 * u + (v + d)) if sparse else (v + d, v + d) for d in (least, most))
        if not sparse and abs(target) > 0:
            skip = max(0, abs(target).bit_length() - 3 - max(abs(x) for x in (*low, *high, least, most)).bit_length())
            low, high = (low[0] << skip,) * 2, (high[0] << skip,) * 2
        while True:
            yield low, low[1] - least, high, high[1] - most
            low, high = ((x[1], x[0] + x[1]) if sparse else (x[1], 2 * x[1]) for x in (low, high))

    def settled(u, v):
        if not at_most:
            for low, least_now, high, most_now in rows(u, v):
                if least_now <= target <= most_now:
                    return None
                if min(low) >= 0 and least_now > target or max(high) <= 0 and most_now < target:
                    return False
        # All values from now on are above the target, or none is.
        for sign, side, verdict in ((1, 0, False), (-1, 2, True)):
            low, high = ((u + (v + d), 2 * u + (v + d)) if sparse else (v + d, v + d) for d in (least, most))
            (one, two), shift = ((low, -least), (high, -most))[side // 2]
            while sign * (two + shift) > sign * target if verdict is False else sign * (two + shift) >= sign * target:
                if sign * one >= 0 and sign * two >= 0:
                    return verdict
                if sign * one <= 0 and sign * two <= 0 and (one or two):
                    break
                one, two = (two, one + two) if sparse else (two, 2 * two)
        return None

    def state(u, v):
        verdict = settled(u, v)
        return (u, v) if verdict is None else verdict

    def next(here, d):
        if isinstance(here, bool):
            return here
        return state(here[0] + here[1], here[0] + d) if sparse else state(0, 2 * here[1] + d)

    def accept(here):
        if isinstance(here, bool):
            return here
        value = 2 * here[0] + here[1]
        return value <= target if at_most else value == target

    sums = [0]
    for factor in reversed(factors):
        sums += [one + factor for one in sums]
    return explore(tracks, lambda letter: sums[letter], state(0, 0), next, accept)

def as_var(term):
    return term[0][0][0][1] if len(term[0]) == 1 and term[0][0][0][0] == "v" and term[0][0][1] == 1 and not term[1] else None

def nim_parts(whats):
    """Variables and the constant of a nim-sum of variables and constants."""
    vars, number = set(), 0
    for tag, inside in whats:
        if tag in "sl":
            return None
        for term in [(((("v", inside), 1),), 0)] if tag == "v" else inside:
            if as_var(term) is not None:
                vars ^= {as_var(term)}
            elif not term[0] and term[1] >= 0:
                number ^= term[1]
            else:
                return None
    return vars, number

def atom_automaton(formula, sparse):
    kind, terms = formula[0], [normal(term) for term in formula[1:]]
    parts, c = terms[0]
    plain, vars = all(what[0] == "v" for what, _ in parts), [as_var(term) for term in terms]
    if kind == 2 and len(parts) == 1 and abs(parts[0][1]) == 1 and -c * parts[0][1] >= 0:
        nim = nim_parts([parts[0][0]]) if plain or not sparse else None
        if nim:
            return columns(nim[0], nim[1] ^ -c * parts[0][1], sparse)
    if kind in (2, 3) and plain:
        return linear(parts, -c, kind == 3, sparse)
    if kind == 4 and plain:
        odd = sorted(var for (_, var), factor in parts if factor % 2)
        next = lambda uv, d: (uv[0] ^ uv[1], uv[0] ^ d) if sparse else (0, d)
        return explore(odd, lambda letter: bin(letter).count("1") % 2, (0, 0), next, lambda uv: uv[1] != c % 2)
    if kind in (2, 3) and sorted(factor for _, factor in parts) == [-1, 1]:
        plus, minus = sorted(parts, key=lambda part: -part[1])
        plus, minus = plus[0], minus[0]
        if kind == 2 and not c and not sparse and nim_parts([plus, minus]):
            return columns(*nim_parts([plus, minus]), False)
        if kind == 2 and not c and sparse and {plus[0], minus[0]} in ({"v", "s"}, {"v", "l"}):
            (_, is_), (tag, of) = (plus, minus) if plus[0] == "v" else (minus, plus)
            of = as_var(of)
            if of is not None and tag == "s":
                return by_digits((of, is_), 0, lambda last, d: d[1] if d[0] == last else 2, lambda last: last == 0)
            if of is not None:
                def next(state, d):
                    if state is None or d == (0, 0):
                        return state
                    return (1, d[1]) if d[0] and not state[1] else None
                return by_digits((of, is_), (0, 0), next, lambda state: state in ((0, 0), (1, 1)))
        if kind == 3 and c in (0, 1) and not sparse:
            one, two = nim_parts([plus]), nim_parts([minus])
            if one and two and not one[1] and not two[1]:
                tracks = sorted(one[0] | two[0])
                mask = lambda vars: sum(1 << len(tracks) - 1 - tracks.index(var) for var in vars)
                masks = mask(one[0]), mask(two[0])
                key = lambda letter: bin(letter & masks[0]).count("1") % 2 - bin(letter & masks[1]).count("1") % 2
                return explore(tracks, key, 0, lambda order, column: order or column, lambda order: order + c <= 0)
    if kind == 5 and not sparse and vars[0] is not None:
        return by_digits(vars, 0, lambda ones, d: min(2, ones + d[0]), lambda ones: ones == 1)
    if kind == 6 and not sparse and None not in vars:
        return by_digits(vars, 0, lambda s, d: s if not d[0] else 1 if s == 0 and d[1] else 2, lambda s: s == 1)
    if kind == 7 and sparse and vars[0] is not None:
        next = lambda s, d: (1, 0) if d[0] else (s[0], s[0] and 1 - s[1])
        return by_digits(vars, (0, 0), next, lambda s: not s[1])
    raise Refused("an atom that has no automaton")

def mirrored(machine):
    automaton, tracks = machine
    first = frozenset(state for state, yes in enumerate(automaton.accept) if yes)
    def next(states, cls):
        return frozenset(s for s, row in enumerate(automaton.delta) if row[cls] in states)
    return explore(tracks, lambda letter: automaton.class_of[letter], first, next, lambda states: 0 in states)

class Plan:
    def __init__(self, automata, sets, sparse, lowest):
        self.automata, self.sets, self.sparse, self.lowest, self.used = automata, sets, sparse, lowest, set()

    def get(self, use):
        self.used.add(use[0])
        return self.automata[use[0]], use[1]

    def negation(self, of, use):
        join(self.get(of), constant(True), self.get(use), lambda one, _: not one, self.sparse)

    def exists(self, var, of, number, use):
        if not number:
            need(var not in of[1] and of == use, "an automaton of sets is missing")
            return
        need(var in of[1], "there is nothing to erase")
        self.used.add(-number)
        erased(self.get(of), var, self.sets[number - 1], self.get(use), self.lowest)

    def follow(self, plan, formula):
        kind, use, children, extra = (*plan, None)[:4]
        wanted = (0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 6, 4, 5, 7)[formula[0]]
        need(kind == wanted, "the plan does not go along the formula")
        result = self.get(use)
        if kind == 0:
            return same(constant(formula[0] == 1), result, self.sparse)
        if kind == 1:
            own = atom_automaton(formula, self.sparse)
            return same(mirrored(own) if self.lowest else own, result, self.sparse)
        parts = formula[1] if kind == 3 else formula[2:] if kind in (5, 7) else formula[1:]
        need(len(parts) == len(children), "the plan has another number of parts")
        for child, part in zip(children, parts):
            self.follow(child, part)
        uses = [child[1] for child in children]
        if kind == 2:
            self.negation(uses[0], use)
        elif kind == 3:
            conjunction = formula[0] == 9
            op = (lambda one, two: one and two) if conjunction else (lambda one, two: one or two)
            operands = list(uses)
            for left, right, joint in extra:
                join(self.get(operands[left]), self.get(operands[right]), self.get(joint), op, self.sparse)
                operands.append(joint)
            if not children:
                same(constant(conjunction), result, self.sparse)
                return
            if not extra:
                need(all(one == use for one in uses), "parts that differ are not joined")
                return
            need(operands[-1] == use, "the last join is not the result")
            reached = {len(operands) - 1}
            for number in range(len(operands) - 1, len(uses) - 1, -1):
                if number in reached:
                    reached |= set(extra[number - len(uses)][:2])
            leaves = {uses[number] for number in reached if number < len(uses)}
            need(set(uses) <= leaves, "a part is not joined")
        elif kind == 4:
            join(self.get(uses[0]), self.get(uses[1]), result, lambda one, two: one == two, self.sparse)
        elif kind == 5:
            self.exists(formula[1], uses[0], extra[0], use)
        elif kind == 6:
            self.negation(uses[0], extra[0])
            join(self.get(extra[0]), self.get(uses[1]), result, lambda one, two: one or two, self.sparse)
        else:
            self.negation(uses[0], extra[0])
            self.exists(formula[1], extra[0], extra[1], extra[2])
            self.negation(extra[2], use)

# 4. Rewriting

def is_natural(term):
    return term[1] >= 0 and all(factor >= 0 for _, factor in term[0])

def normal(term, value=None):
    parts, total = {}, term[1]
    for (tag, inside), factor in term[0]:
        if tag == "v":
            one = value[1] if value and value[0] == inside else (((("v", inside), 1),), 0)
        elif tag == "x":
            one = nim_sum([normal(operand, value) for operand in inside])
        else:
            one = ((((tag, normal(inside, value)), 1),), 0)
        total += factor * one[1]
        for what, more in one[0]:
            parts[what] = parts.get(what, 0) + factor * more
    return tuple(sorted((what, factor) for what, factor in parts.items() if factor)), total

def nim_sum(operands):
    flat, number, rest = [], 0, set()
    for operand in operands:
        joined = len(operand[0]) == 1 and operand[0][0][0][0] == "x" and operand[0][0][1] == 1 and not operand[1]
        flat += operand[0][0][0][1] if joined else [operand]
    for operand in flat:
        if operand[0]:
            rest ^= {operand}
        elif operand[1] > 0:
            number ^= operand[1]
    if number or not rest:
        rest.add(((), number))
    if len(rest) == 1 and is_natural(min(rest)):
        return rest.pop()
    return (((("x", tuple(sorted(rest))), 1),), 0)

def negated(term):
    return tuple((what, -factor) for what, factor in term[0]), -term[1]

def atom(formula, value=None):
    kind, terms = formula[0], [normal(term, value) for term in formula[1:]]
    parts, c = terms[0]
    d = math.gcd(*(factor for _, factor in parts))
    if kind == 2 and (not d or c % d):
        return (int(not d and not c),)
    if kind == 3 and not d:
        return (int(c <= 0),)
    if kind in (2, 3):
        term = tuple((what, factor // d) for what, factor in parts), -(-c // d)
        if kind == 2 and term[0][0][1] < 0:
            term = negated(term)
        if is_natural(term) and term[1]:
            return (0,)
        return (1,) if kind == 3 and is_natural(negated(term)) else (kind, term)
    if kind == 4:
        parts = tuple((what, 1) for what, factor in parts if factor % 2)
        return (4, (parts, c % 2)) if parts else (c % 2,)
    if kind == 5 and not parts:
        return (int(c > 0 and c & c - 1 == 0),)
    return (kind, *terms)

def term_vars(term):
    found = set()
    for (tag, inside), _ in term[0]:
        found |= {inside} if tag == "v" else set().union(*map(term_vars, inside if tag == "x" else [inside]))
    return found

def children(formula):
    kind = formula[0]
    return formula[1] if kind in (9, 10) else formula[2:] if kind > 12 else formula[1:] if kind > 7 else ()

def free(formula):
    if 1 < formula[0] < 8:
        return set().union(*map(term_vars, formula[1:]))
    found = set().union(*map(free, children(formula)))
    return found - {formula[1]} if formula[0] > 12 else found

def bound(formula):
    found = set().union(*map(bound, children(formula)))
    return found | {formula[1]} if formula[0] > 12 else found

def closed(vars, matrix):
    for var in sorted(vars, reverse=True):
        matrix = 13, var, matrix
    return matrix

NONE = frozenset()

def canon(formula, negate=False):
    """The canonical form, or that of the negation: variables and matrix."""
    kind = formula[0]
    if kind < 2:
        return NONE, (int((kind == 1) != negate),)
    if kind < 8:
        done = atom(formula)
        if done[0] < 2 or not negate:
            return NONE, (int((done[0] == 1) != negate),) if done[0] < 2 else done
        if done[0] == 3:
            parts, c = negated(done[1])
            return NONE, atom((3, (parts, c + 1)))
        return NONE, (8, done)
    if kind == 8:
        return canon(formula[1], not negate)
    if kind in (9, 10):
        return joined((kind == 9) != negate, [canon(part, negate) for part in formula[1]])
    if kind == 11:
        return joined(negate, [canon(formula[1], not negate), canon(formula[2], negate)])
    if kind == 12:
        one, two = canon(formula[1]), canon(formula[2], negate)
        for this, other in ((one, two), (two, one)):
            if this[1] == (1,):
                return other
        for this, other in ((one, two), (two, one)):
            if this[1] == (0,):
                return canon(closed(*other), True)
        return NONE, (12, closed(*one), closed(*two))
    vars, matrix = canon(formula[2], kind == 14)
    if formula[1] in free(matrix):
        vars = vars | {formula[1]}
    return none(vars, matrix) if negate != (kind == 14) else (vars, matrix)

def none(vars, matrix):
    vars = vars & free(matrix)
    if not vars:
        return canon(matrix, True)
    if matrix[0] == 10:
        return joined(True, [none(vars, part) for part in matrix[1]])
    if matrix[0] == 9:
        groups = []
        for part in matrix[1]:
            own, parts = free(part) & vars, [part]
            for group in [group for group in groups if group[0] & own]:
                groups.remove(group)
                own, parts = own | group[0], parts + group[1]
            groups.append((own, parts))
        if len(groups) > 1:
            return joined(False, [none(vars, parts[0] if len(parts) == 1 else (9, tuple(sorted(parts)))) for _, parts in groups])
    return NONE, (8, closed(vars, matrix))

def joined(conjunction, parts):
    vars, frees = set(), [free(matrix) for _, matrix in parts] if any(own for own, _ in parts) else []
    for number, (own, _) in enumerate(parts):
        for other in range(len(parts)) if own else ():
            for var in own if other != number else ():
                twice = var in parts[other][0]
                need(not (conjunction if twice else var in frees[other]), "a bound variable is also in another part")
        vars |= own
    kind, found = (9 if conjunction else 10), set()
    for _, matrix in parts:
        if matrix == (int(not conjunction),):
            return NONE, matrix
        if matrix[0] > 1:
            found |= set(matrix[1]) if matrix[0] == kind else {matrix}
    found = tuple(sorted(found))
    matrix = (int(conjunction),) if not found else found[0] if len(found) == 1 else (kind, found)
    return frozenset(vars & free(matrix)) if vars else NONE, matrix

def substituted(formula, value):
    kind = formula[0]
    if 1 < kind < 8:
        return atom(formula, value)
    if kind in (9, 10):
        return kind, tuple(substituted(part, value) for part in formula[1])
    return (*formula[:2], substituted(formula[2], value)) if kind > 12 else \
        (kind, *(substituted(part, value) for part in formula[1:]))

def one_point(full, rest):
    (vars, matrix), (left, _) = full, rest
    parts = matrix[1] if matrix[0] == 9 else (matrix,)
    for number, part in enumerate(parts):
        if part[0] != 2:
            continue
        others = 9, parts[:number] + parts[number + 1:]
        for var in (vars - left) & term_vars(part[1]):
            for place, ((tag, inside), factor) in enumerate(part[1][0]):
                if abs(factor) != 1:
                    continue
                term = part[1][0][:place] + part[1][0][place + 1:], part[1][1]
                other, own = negated(term) if factor == 1 else term, (((("v", var), 1),), 0)
                if (tag, inside) == ("v", var):
                    value = other
                elif tag == "x" and own in inside:
                    value = normal((((("x", tuple(one for one in inside if one != own) + (other,)), 1),), 0))
                else:
                    continue
                named = term_vars(value)
                if not is_natural(other) or var in named or bound(others) & (named | {var}):
                    continue
                try:
                    if canon(closed(vars - {var}, substituted(others, (var, value)))) == rest:
                        return True
                except Refused:
                    pass
    return False

def rewritten(formula, path, new):
    """The formula with the new part at the path, if the step is right."""
    if path:
        parts = list(children(formula))
        need(path[0] < len(parts), "a path that leads nowhere")
        parts[path[0]] = rewritten(parts[path[0]], path[1:], new)
        kind = formula[0]
        return (kind, tuple(parts)) if kind in (9, 10) else (kind, formula[1], *parts) if kind > 12 else (kind, *parts)
    before, after = canon(formula), canon(new)
    need(before == after or one_point(before, after) or one_point(after, before), "a rewriting step that is not right")
    return new

def depth(formula):
    return 1 + max(map(depth, children(formula)), default=0)

# 5. Blocks

TRUE, EQUAL = (1,), 2

def conj(*parts):
    return parts[0] if len(parts) == 1 else (9, parts)

def some(vars, body):
    return closed(vars, body)

def equation(*parts, c=0):
    return EQUAL, (tuple((("v", var), factor) for var, factor in parts), c)

def renamed_term(term, place):
    return tuple(((tag, place(inside) if tag == "v" else tuple(renamed_term(one, place) for one in inside) if tag == "x"
                   else renamed_term(inside, place)), factor) for (tag, inside), factor in term[0]), term[1]

def renamed(formula, place):
    kind = formula[0]
    if kind < 8:
        return (kind, *(renamed_term(term, place) for term in formula[1:]))
    if kind in (9, 10):
        return kind, tuple(renamed(part, place) for part in formula[1])
    return (kind, place(formula[1]), renamed(formula[2], place)) if kind > 12 else \
        (kind, *(renamed(part, place) for part in formula[1:]))

def size(formula):
    def of_term(term):
        inside = lambda tag, one: 0 if tag == "v" else sum(map(of_term, one)) if tag == "x" else of_term(one)
        return 1 + sum(1 + inside(tag, one) for (tag, one), _ in term[0])
    return 1 + (sum(map(of_term, formula[1:])) if 1 < formula[0] < 8 else sum(map(size, children(formula))))

def well_formed(part, own, frame):
    need(free(part) <= set(own) and all(var >= frame for var in bound(part)), "a part speaks of what is not its own")

class Game:
    def __init__(self, read):
        self.node, self.misere = read.node, read.num(2)
        self.names = read.name_list()
        self.k = k = read.num(len(self.names) + 1)
        self.domain, self.moves, at = read.formula(), [], k
        for _ in range(read.num(len(read.data))):
            y = range(at, at + read.num(len(self.names) - at + 1))
            read.node()
            self.moves.append((y, read.formula(), read.formula()))
            at = y.stop
        self.measure, self.losing, self.x1, self.m = read.formula(), read.formula(), range(at, at + k), at + k
        self.differences = read.list(lambda: (read.name_list(), read.list(read.var), read.formula()))
        need(k and self.moves and self.m < len(self.names), "a game without entries, moves or names")
        x, frame = range(k), self.m + 1
        for part, own in [(self.domain, ()), (self.losing, ()), (self.measure, (self.m,))]:
            well_formed(part, (*x, *own), frame)
        for y, guard, step in self.moves:
            well_formed(guard, (*x, *y), frame)
            well_formed(step, (*x, *y, *self.x1), frame)
        moves, n = list(range(len(self.moves))), len(self.differences)
        self.list = [("defined", at) for at in range(n)] + [("measure", 0)] + [("termination", at) for at in moves]
        self.list += [("closure", at) for at in moves if self.domain != TRUE] + [("end", 0)]
        self.list += [("losing", at) for at in moves] + [("reply", 0)]

    def copy(self, part, *places):
        own = sorted(bound(part))
        self.node(size(part) + sum(1 + len(self.names[var].encode()) // 8 for var in own))
        place = {var: to for olds, news in places for var, to in zip(olds, news)}
        place.update((var, self.new([var])[0]) for var in own)
        return renamed(part, lambda var: place.get(var, var))

    def new(self, olds):
        self.fresh += [self.names[old] for old in olds]
        return range(len(self.fresh) - len(olds), len(self.fresh))

    def at(self, part, x):
        return self.copy(part, (range(self.k), x))

    def leads(self, move, y, then=None):
        x1 = self.new(self.x1)
        step = self.copy(move[2], (move[0], y), (self.x1, x1))
        return some(x1, conj(step, then(x1)) if then else step)

    def some_move(self, then=None):
        parts = []
        for move in self.moves:
            y = self.new(move[0])
            guard = self.copy(move[1], (move[0], y))
            parts.append(some(y, conj(guard, self.leads(move, y, then))))
        return parts[0] if len(parts) == 1 else (10, tuple(parts))

    def measured(self, x):
        m = self.new([self.m])
        return m[0], self.copy(self.measure, (range(self.k), x), ([self.m], m))

    def stays(self, x1):
        m, first = self.measured(range(self.k))
        n, second = self.measured(x1)
        return some([m], conj(first, some([n], conj(second, (3, (((("v", m), 1), (("v", n), -1)), 0))))))

    def obligation(self, number):
        kind, at = self.list[number]
        if kind == "defined":
            return self.differences[at]
        x, self.fresh = range(self.k), self.names[:self.k]
        leading = list(x)
        losing = lambda x: self.at(self.losing, x)
        if kind in ("termination", "closure", "losing"):
            y = self.new(self.moves[at][0])
            leading += y
            parts = [self.at(self.domain, x), self.copy(self.moves[at][1], (self.moves[at][0], y))]
            parts += [losing(x)] if kind == "losing" else []
            then = {"termination": self.stays, "closure": lambda x1: (8, self.at(self.domain, x1)), "losing": losing}[kind]
            body = 11, conj(*parts), (8, self.leads(self.moves[at], y, then))
        else:
            parts = [self.at(self.domain, x)]
            if kind == "measure":
                m, measure = self.measured(x)
                body = 11, parts[0], some([m], measure)
            elif kind == "end":
                parts.append((8, self.some_move()))
                body = 11, conj(*parts), (8, losing(x)) if self.misere else losing(x)
            else:
                parts += [self.some_move()] if self.misere else []
                parts.append((8, losing(x)))
                body = 11, conj(*parts), self.some_move(losing)
        return self.fresh, leading, body

    def said(self):
        wins = "wins" if self.misere else "loses"
        yield f"positions ({', '.join(self.names[:self.k])}) with {text(self.domain, self.names)}; whoever cannot move {wins}"
        for number, (y, guard, step) in enumerate(self.moves):
            yield f"move {number + 1}: {text(guard, self.names)}, to {', '.join(self.names[x] for x in self.x1)} where {text(step, self.names)}"
        yield f"measure: {text(self.measure, self.names)}"
        yield f"losing: {text(self.losing, self.names)}"

class Heaps:
    def __init__(self, read):
        self.node, self.misere = read.node, read.num(2)
        self.names, self.start = read.name_list(), read.list(lambda: read.big(416))
        words = ["sum", "inv", "select", "rest", "losing"] + (["end"] if self.misere else [])
        self.parts = {word: read.formula() for word in words}
        k = len(self.start)
        at, self.frame = 0, {}
        for name in "sxtyvzup":
            self.frame[name] = range(at, at + (1 if name in "xyz" else k))
            at = self.frame[name].stop
        self.count = at
        need(k and at <= len(self.names), "an accumulator without entries or names")
        for word, part in self.parts.items():
            own = {"sum": "sxt", "select": "px", "rest": "sp"}.get(word, "s")
            well_formed(part, [var for name in own for var in self.frame[name]], at)
        self.list = list(range(13 if self.misere else 12))

    def part(self, word, s="s", x="x", t="t", p="p"):
        place = {var: to for name, new in (("s", s), ("x", x), ("t", t), ("p", p)) for var, to in zip(self.frame[name], self.frame[new])}
        more = (len(self.names) - self.count) * self.copies
        self.copies += 1
        return renamed(self.parts[word], lambda var: var + more if var >= self.count else place.get(var, var))

    def obligation(self, number):
        self.copies, frame = 0, self.frame
        inv, losing, end = (lambda s, word=word: self.part(word, s=s) for word in ("inv", "losing", "end"))
        plus = lambda s, x, t: self.part("sum", s=s, x=x, t=t)
        exists = lambda name, body: some(frame[name], body)
        same = lambda one, two: conj(*(equation((a, 1), (b, -1)) for a, b in zip(frame[one], frame[two])))
        start = lambda: conj(*(equation((var, 1), c=-number) for var, number in zip(frame["s"], self.start)))
        zero = equation((frame["x"][0], 1))
        less = 3, (((("v", frame["x"][0]), -1), (("v", frame["y"][0]), 1)), 1)
        rest, select = (lambda s: self.part("rest", s=s)), (lambda: self.part("select"))
        leading, body = [
            lambda: ("sx", (11, inv("s"), exists("t", plus("s", "x", "t")))),
            lambda: ("sxtu", (11, conj(inv("s"), plus("s", "x", "t"), plus("s", "x", "u")), same("t", "u"))),
            lambda: ("sxy", (11, inv("s"), exists("t", conj(plus("s", "x", "t"), exists("v", conj(plus("s", "y", "v"), exists("u", conj(
                plus("t", "y", "u"), exists("z", conj(equation((frame["x"][0], 1), (frame["z"][0], -1)), plus("v", "z", "u"))))))))))),
            lambda: ("s", (11, start(), inv("s"))),
            lambda: ("sxt", (11, conj(inv("s"), plus("s", "x", "t")), inv("t"))),
            lambda: ("s", (11, start(), end("s") if self.misere else losing("s"))),
            lambda: ("sxt", (11, conj(inv("s"), plus("s", "x", "t")), (12, end("t"), conj(end("s"), zero)))) if self.misere
            else ("sxt", (11, conj(start(), zero, plus("s", "x", "t")), same("s", "t"))),
            lambda: ("sxtyu", (11, conj(inv("s"), less, plus("s", "x", "t"), losing("t"), plus("s", "y", "u")), (8, losing("u")))),
            lambda: ("sp", (11, conj(start(), inv("p")), rest("s"))),
            lambda: ("sxtp", (11, conj(inv("s"), inv("p"), rest("s"), plus("s", "x", "t"), (8, select())), rest("t"))),
            lambda: ("sp", (11, conj(same("s", "p"), inv("p"), rest("s")), (10, (losing("p"), end("p"))) if self.misere else losing("p"))),
            lambda: ("sxp", (11, conj(inv("s"), plus("s", "x", "p"), select(), (8, losing("p"))),
                             exists("y", conj(less, exists("u", conj(plus("s", "y", "u"), losing("u"))))))),
            lambda: ("p", (11, conj(inv("p"), end("p")), (8, losing("p")))),
        ][number]()
        names = self.names[:self.count] + self.names[self.count:] * self.copies
        self.node(size(body) + self.copies * sum(1 + len(name.encode()) // 8 for name in self.names[self.count:]))
        return names, [var for name in leading for var in frame[name]], body

    def said(self):
        yield f"lists of heaps, a move lowers one; whoever cannot move {'wins' if self.misere else 'loses'}; start {self.start}"
        for word, part in self.parts.items():
            yield f"{word}: {text(part, self.names)}"

# 2. What is proved

def smaller(automaton, tracks, length, first, next):
    """Whether a word of this length is accepted with a flag that is set in the end."""
    here = {(0, first)}
    for place in length:
        here = {(automaton.next(state, letter), after) for state, flag in here
                for letter, after in ((letter, next(letter, place, flag)) for letter in range(2**len(tracks))) if after is not None}
    return any(flag and automaton.accept[state] for state, flag in here)

def outcome(automaton, tracks, leading, values, sparse, lowest):
    if values is None:
        need(0 not in automaton.alive(), "there are counterexamples")
        return
    need(len(values) == len(leading), "there is not one value for each leading variable")
    words, order = {}, []
    for var, value in zip(leading, values):
        need(var in tracks or value == 0, "a value that makes no difference is not 0")
        if var in tracks:
            words[var] = digits_of(value, sparse)
            order.append(var)
    length = max(map(len, words.values()), default=0)
    words = {var: [0] * (length - len(word)) + word for var, word in words.items()}
    places = lambda length: range(length - 1, -1, -1) if lowest else range(length)
    digit = lambda letter, var: letter >> len(tracks) - 1 - tracks.index(var) & 1
    fits = lambda letter, place, vars: all(digit(letter, var) == words[var][place] for var in vars)
    exact = lambda letter, place, flag: True if fits(letter, place, order) else None
    need(smaller(automaton, tracks, places(length), True, exact), "the values are no counterexample")
    need(not length or not smaller(automaton, tracks, places(length - 1), True, lambda *_: True), "there is a shorter one")
    for number, var in enumerate(order):
        def next(letter, place, less):
            if not fits(letter, place, order[:number]):
                return None
            here, limit = digit(letter, var), words[var][place]
            if lowest:
                return here < limit or here == limit and less
            return None if not less and here > limit else less or here < limit
        need(not smaller(automaton, tracks, places(length), False, next), "there is a smaller one")

def part(read, block, sparse):
    """Reads and checks one part: what it is about, its statement, and its values if it fails."""
    read.room(1024)
    if block:
        about = read.num(len(block.list))
        names, leading, body = block.obligation(about)
    else:
        about, names = read.num(2), read.name_list()
    added = read.num()
    read.room(96 * added)
    names = read.names = list(names) + [f"_{var}" for var in range(len(names), len(names) + added)]
    if not block:
        leading, body = read.list(read.var), read.formula()
    read.shown = False
    steps = read.list(read.step)
    read.shown = True
    automata, sets = read.list(read.automaton), read.list(read.with_sets)
    lowest = read.data[read.at:read.at + 1] == b"\x08"
    read.at += lowest
    plan = read.plan(automata, sets)
    values = read.list(lambda: (read.room(64), read.big(2**15))[1]) if read.num(2) else None

    need(len(set(leading)) == len(leading) and free(body) <= set(leading), "a free variable, or a leading one twice")
    formula = body[1] if body[0] == 8 else (1 - body[0],) if body[0] < 2 else (8, body)
    for path, new in steps:
        need(len(path) + depth(new) <= 300, "too many levels")
        formula = rewritten(formula, path, new)
    for automaton in automata + [automaton for automaton, _ in sets]:
        after = [automaton.next(state, 0) for state in range(len(automaton.delta))]
        idle = all(automaton.accept[state] == automaton.accept[next] for state, next in enumerate(after)) if lowest else after[0] == 0
        need(idle, "zeros in front matter to an automaton")
    walk = Plan(automata, sets, sparse, lowest)
    walk.follow(plan, formula)
    need(walk.used == set(range(-len(sets), len(automata))), "an automaton is not used")
    number, tracks = plan[1]
    need(set(tracks) <= set(leading), "a track that is no leading variable")
    outcome(automata[number], tracks, leading, values, sparse, lowest)
    return about, names, leading, body, values

def text(formula, names):
    def term(one):
        words = []
        for (tag, inside), factor in one[0]:
            what = names[inside] if tag == "v" else "(" + " xor ".join(map(term, inside)) + ")" if tag == "x" else \
                {"s": "shift", "l": "lowpart"}[tag] + f"({term(inside)})"
            words.append(what if factor == 1 else f"{factor}*{what}")
        return " + ".join(words + ([str(one[1])] if one[1] or not words else []))
    kind, parts = formula[0], [text(one, names) for one in children(formula)]
    if kind < 8:
        words = ["false", "true", "{} = 0", "{} <= 0", "odd({})", "pow2({})", "bit({}, {})", "endzeros_even({})"][kind]
        return words.format(*map(term, formula[1:]))
    if kind > 12:
        return f"({'exists' if kind == 13 else 'forall'} {names[formula[1]]}: {parts[0]})"
    word = {8: "", 9: " and ", 10: " or ", 11: " implies ", 12: " iff "}[kind]
    return f"not {parts[0]}" if kind == 8 else f"({word.join(parts)})" if parts else str(kind == 9).lower()

def check(data):
    """Lines that say what the certificate proves."""
    magic = b"nimbook certificate 2\n"
    need(data.startswith(magic), "this is no certificate of format 2")
    need(len(magic) + 8 <= len(data) <= 2**26, "the file is too short or too long")
    need(crc(data[:-8]) == int.from_bytes(data[-8:], "little"), "the digest is wrong")
    read = Reader(data[:-8], len(magic))
    name, word, sparse, refuted = read.name(True), read.num(5), read.num(2) == 1, read.num(2) == 1
    block = Game(read) if word == 3 else Heaps(read) if word == 4 else None
    need(not block or read.at < len(data), "no parts")
    count, parts = read.num(len(data)), []
    for number in range(count):
        parts.append(part(read, block, sparse))
        need((parts[-1][4] is not None) == (refuted and number == count - 1), "the outcomes are not those of the verdict")
    need(parts and read.at == len(read.data), "no parts, or bytes behind the end")
    abouts = [one[0] for one in parts]
    if block:
        need(len(parts) == 1 if refuted else abouts == list(range(len(block.list))), "obligations are missing")
    else:
        need(set(abouts[:-1]) <= {1} and (refuted or abouts[-1] == 0), "the statement is not the last part")
    yield f"{['claim', 'refute', 'conjecture', 'game', 'heaps'][word]} {name} is {'refuted' if refuted else 'proved'}" + \
        (", in Zeckendorf numeration" if sparse else "")
    yield from block.said() if block else ()
    for about, names, leading, body, values in parts if refuted or not block else ():
        yield f"forall {', '.join(names[var] for var in leading)}: {text(body, names)}" if leading else text(body, names)
        if values:
            yield "fails at " + ", ".join(f"{names[var]} = {value}" for var, value in zip(leading, values))

def main(files):
    refused = 0
    for file in files:
        try:
            with open(file, "rb") as opened:
                lines = list(check(opened.read()))
            print(f"{file}: accepted", *lines, sep="\n  ")
        except (Refused, RecursionError, MemoryError, OSError) as reason:
            refused += 1
            print(f"{file}: refused: {reason}")
    return refused

if __name__ == "__main__":
    sys.setrecursionlimit(20000)
    threading.stack_size(512 * 2**20)
    result = []
    thread = threading.Thread(target=lambda: result.append(main(sys.argv[1:])))
    thread.start()
    thread.join()
    sys.exit(0 if result == [0] else 1)
