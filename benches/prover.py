#!/usr/bin/env python3
"""Whole-process times of `nimbook prove` beside MONA's, claim by claim, in one run.

Usage: benches/prover.py [path of nimbook] [rounds]. Needs a release build of nimbook and, for the second
column, MONA (Debian's package `mona`) on the path. Each claim is written in both languages here; both
programs run in turn, and the medians and their ratio are printed. nimbook proves, writes the certificate
and checks it; MONA proves.
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

NIMBOOK = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else "target/release/nimbook"
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 9

# Sets as numbers: p is in a if 2^p occurs in a.
PREAMBLE = """
pred lt(var2 x, y) = ex1 p: p in y & p notin x & all1 q: q > p => (q in x <=> q in y);
pred eq(var2 x, y) = all1 p: p in x <=> p in y;
pred zero(var2 x) = all1 p: p notin x;
pred double(var2 x, y) = 0 notin y & all1 p: p+1 in y <=> p in x;
pred bump(var2 x, y) = 0 in y & all1 p: p+1 in y <=> p in x;
pred plus(var2 x, y, z) = ex2 c: 0 notin c & all1 p:
  (p in z <=> ~(p in x <=> ~(p in y <=> p in c)))
  & (p+1 in c <=> ((p in x & p in y) | (p in x & p in c) | (p in y & p in c)));
pred next(var2 x, y) = ex2 one: (all1 p: p in one <=> p = 0) & plus(x, one, y);
pred vtrio(var2 a, b, c) = ~zero(a) & lt(a, b) & lt(b, c) & all1 p: p in c <=> ~(p in a <=> p in b);
"""
NAMES = "abcdefghi"


def parity(names):
    """An even number of the sets holds p."""
    formula = f"p notin {names[0]}"
    for name in names[1:]:
        formula = f"({formula} <=> p notin {name})"
    # A chain of `iff` over negations is true when the number of ones is even.
    return formula


def lost(names):
    return f"(all1 p: {parity(names)})"


def nim(heaps, pushed):
    """Every position that is not lost has a move to a lost one."""
    names = NAMES[:heaps]
    text, mona = [], []
    for heap in names:
        rest = [name for name in names if name != heap]
        moved = " xor ".join(["x"] + rest)
        if pushed:
            text.append(f"(exists x: x < {heap} and {moved} = 0)")
            mona.append(f"(ex2 x: lt(x, {heap}) & {lost(['x'] + rest)})")
        else:
            text.append(f"(x < {heap} and {moved} = 0)")
            mona.append(f"(lt(x, {heap}) & {lost(['x'] + rest)})")
    text, mona = " or ".join(text), " | ".join(mona)
    if not pushed:
        text, mona = f"(exists x: {text})", f"(ex2 x: {mona})"
    variables = ", ".join(names)
    return (
        f"claim it: forall {variables}: {' xor '.join(names)} != 0 implies ({text})\n",
        f"var2 {variables};\n~{lost(names)} => ({mona});\n",
    )


def relation(heaps):
    """No move, as a relation between the heaps before and after, leads from lost to lost."""
    before, after = NAMES[:heaps], [name + "2" for name in NAMES[:heaps]]
    text, mona = [], []
    for at in range(heaps):
        same = [(b, a) for i, (b, a) in enumerate(zip(before, after)) if i != at]
        text.append("(" + " and ".join([f"{after[at]} < {before[at]}"] + [f"{a} = {b}" for b, a in same]) + ")")
        mona.append("(" + " & ".join([f"lt({after[at]}, {before[at]})"] + [f"eq({a}, {b})" for b, a in same]) + ")")
    everything = ", ".join(list(before) + after)
    return (
        f"claim it: forall {everything}: {' xor '.join(before)} = 0 and ({' or '.join(text)}) "
        f"implies {' xor '.join(after)} != 0\n",
        f"var2 {everything};\n({lost(before)} & ({' | '.join(mona)})) => ~{lost(after)};\n",
    )


VTRIO = "define vtrio(a, b, c) := 0 < a < b < c and a xor b xor c = 0\n"
ROWS = [
    ("v-trio: a+b+c even", VTRIO + "claim it: forall a, b, c: vtrio(a,b,c) implies even(a+b+c)\n",
     "var2 a, b, c;\nvtrio(a, b, c) => (ex2 s, t: plus(a, b, s) & plus(s, c, t) & 0 notin t);\n"),
    ("v-trio: a = 1 gives b even, c = b+1", VTRIO + "claim it: forall b, c: vtrio(1,b,c) implies even(b) and c = b + 1\n",
     "var2 a, b, c;\n((all1 p: p in a <=> p = 0) & vtrio(a, b, c)) => (0 notin b & next(b, c));\n"),
    ("v-trio: 2a < c (false)", VTRIO + "refute it: forall a, b, c: vtrio(a,b,c) implies 2*a < c expect (3,5,6)\n",
     "var2 a, b, c;\nvtrio(a, b, c) => (ex2 d: double(a, d) & lt(d, c));\n"),
    ("v-trio: doubling", VTRIO + "claim it: forall a, b, c: vtrio(a,b,c) iff vtrio(2*a,2*b,2*c)\n",
     "var2 a, b, c;\nvtrio(a, b, c) <=> (ex2 d, e, f: double(a, d) & double(b, e) & double(c, f) & vtrio(d, e, f));\n"),
    ("v-trio: a < 2^k, shift by 2^k",
     VTRIO + "claim it: forall a, b, c, k: vtrio(a,b,c) and pow2(k) and a < k implies vtrio(a, b+k, c+k)\n",
     "var2 a, b, c, k;\n(vtrio(a, b, c) & (ex1 q: all1 p: p in k <=> p = q) & lt(a, k)) =>\n"
     "(ex2 d, e: plus(b, k, d) & plus(c, k, e) & vtrio(a, d, e));\n"),
]
ROWS += [(f"Nim, {heaps} piles", *nim(heaps, False)) for heaps in range(2, 10)]
ROWS += [(f"Nim, {heaps} piles, pushed by hand", *nim(heaps, True)) for heaps in (3, 7, 9)]
ROWS += [(f"Nim, {heaps} piles, move on {2 * heaps} numbers", *relation(heaps)) for heaps in range(2, 7)]
ROWS += [
    ("subtraction {1,2,3}", "game it (n) normal {\n  move m < n <= m + 3 to (m)\n  measure n\n  losing exists k: n = 4*k\n}\n", None),
    ("Wythoff's queen (Zeckendorf)", "game it (a, b) normal in zeckendorf {\n  move u < a to (u, b)\n  move v < b to (a, v)\n"
     "  move 0 < t <= a, t <= b to (a - t, b - t)\n  measure a + b\n"
     "  losing (endzeros_even(a) and b = shift(a)) or (endzeros_even(b) and a = shift(b))\n}\n", None),
]


def timed(command):
    start = time.perf_counter()
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return (time.perf_counter() - start) * 1000, run


def main():
    mona = shutil.which("mona")
    print(f"{'claim':42} {'nimbook ms':>11} {'MONA ms':>9} {'ratio':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for name, text, formula in ROWS:
            claims, source = os.path.join(folder, "it.claims"), os.path.join(folder, "it.mona")
            with open(claims, "w", encoding="utf-8") as file:
                file.write(text)
            if formula:
                with open(source, "w", encoding="utf-8") as file:
                    file.write(PREAMBLE + formula)
            ours, theirs, verdict = [], [], ""
            for _ in range(ROUNDS):
                spent, run = timed([NIMBOOK, "prove", claims])
                if run.returncode != 0:
                    verdict = f"  nimbook: exit {run.returncode}: {(run.stdout + run.stderr).strip()[:80]}"
                    break
                ours.append(spent)
                # From 8 piles on MONA asks for more memory than most machines have.
                if mona and formula and name not in ("Nim, 8 piles", "Nim, 9 piles"):
                    spent, run = timed([mona, "-q", source])
                    good = "valid" in run.stdout or "(false)" in name
                    if run.returncode != 0 or not good:
                        verdict = f"  MONA: exit {run.returncode}: {run.stdout.strip()[:80]}"
                        break
                    theirs.append(spent)
            left = f"{statistics.median(ours):11.2f}" if ours else f"{'-':>11}"
            right = f"{statistics.median(theirs):9.2f}" if theirs else f"{'-':>9}"
            ratio = f"{statistics.median(ours) / statistics.median(theirs):6.2f}" if ours and theirs else f"{'-':>6}"
            print(f"{name:42} {left} {right} {ratio}{verdict}", flush=True)


if __name__ == "__main__":
    main()
