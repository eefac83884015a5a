#!/usr/bin/env python3
"""Whole processes of `nimbook prove` beside MONA, claim by claim, in one run.

Usage: benches/prover.py [PATH_OF_NIMBOOK] [ROUNDS] [PART_OF_A_FILE_NAME]

Every claim is a pair of files in `benches/rows/`, one for each program. nimbook decides, writes the
certificate and has it checked; MONA (Debian's package `mona`) decides. The two take turns; printed are the
medians of all rounds in milliseconds of wall time, their ratio, the ratio of the medians of processor time,
the peak memory in MB, and the states of the largest minimal automaton.
A row whose verdict is not the expected one ends the run with exit code 1. Rows that MONA cannot say (it has
no Zeckendorf numbers) show the figure that is published for Walnut, which is not run here. MONA gets 4 GB and
60 seconds; past that it has no verdict. A row is behind when nimbook's median is above the other one; on a
machine that does other work as well, only processor time means something.
"""
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

NIMBOOK = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "target/release/nimbook")
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 9
PART = sys.argv[3] if len(sys.argv) > 3 else ""
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rows")
PILES = range(2, 10)

# The rows in the order of the table: a name in `rows/`, and whether nimbook's rewriting is off.
ROWS = [(name, False) for name in
        ["trio-sum", "trio-one", "trio-twice", "trio-double", "trio-odd", "trio-shift"]]
# Not rewritten, 9 piles have a certificate of 124 MB, more than the checker reads.
ROWS += [(f"nim-{piles}", True) for piles in PILES[:-1]] + [(f"nim-{piles}", False) for piles in PILES]
ROWS += [(f"nim-{piles}-pushed", False) for piles in (3, 7, 9)]
ROWS += [(f"relation-{piles}", False) for piles in range(2, 7)]
ROWS += [(f"misere-{piles}", False) for piles in range(3, 8)]
ROWS += [(name, False) for name in ["wythoff", "fibonacci", "subtract", "chomp", "adder", "adder-zeckendorf"]]

# MONA's memory in KiB and its time in seconds; past them it has no verdict.
MEMORY, PATIENCE = 4 << 20, 60
# A program that takes longer than this, in ms, gets so many rounds only: its median no longer wavers.
LONG = [(3000, 1), (300, 3)]
# What MONA told of a file; rows with and without rewriting share it.
TOLD = {}


class Wrong(Exception):
    """A verdict that is not the expected one."""


def run(command):
    """One process without a pipe: wall and processor time in ms, exit code; its output is in `output()`."""
    actions = [(os.POSIX_SPAWN_OPEN, 1, OUT, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), (os.POSIX_SPAWN_DUP2, 1, 2)]
    start = time.perf_counter()
    pid = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    _, status, used = os.wait4(pid, 0)
    wall = time.perf_counter() - start
    return wall * 1000, (used.ru_utime + used.ru_stime) * 1000, os.waitstatus_to_exitcode(status)


def output():
    with open(OUT, encoding="utf-8", errors="replace") as file:
        return file.read()


def peak(command):
    """The largest resident memory in MB, as GNU time tells it; a parent's own pages would count otherwise."""
    if not shutil.which("time"):
        return None
    report = OUT + ".time"
    run([shutil.which("time"), "-f", "%M", "-o", report] + command)
    with open(report, encoding="utf-8") as file:
        return int(file.read().split()[-1]) / 1024


def ours(name, unrewritten):
    """The command, and the largest number of states; the verdict is that of the row's own words."""
    command = [NIMBOOK, "prove", os.path.join(FOLDER, name + ".claims")] + ["--unrewritten"] * unrewritten
    _, _, code = run(command + ["--json"])
    if code != 0:
        raise Wrong(f"nimbook ends with {code}: {output()[:200]}")
    told = json.loads(output())
    if not told or not all(one["ok"] for one in told):
        raise Wrong(f"nimbook: {output()[:200]}")
    return command, max(one["states"] for one in told)


def theirs(name):
    """The command and the largest number of states, or nothing if MONA has no verdict."""
    source = os.path.join(FOLDER, name + ".mona")
    mona = shutil.which("mona")
    limited = f"ulimit -v {MEMORY}; exec timeout {PATIENCE} {mona} -s '{source}'"
    spent, _, _ = run(["/bin/sh", "-c", limited])
    told = output()
    if "out of memory" in told or spent > 1000 * PATIENCE:
        return None
    with open(os.path.join(FOLDER, name + ".claims"), encoding="utf-8") as file:
        expected = re.search(r"^\s*expect \(([\d, ]*)\)", file.read(), re.MULTILINE)
    if expected:
        # `a = {0,1}` is the number 3.
        sets = re.findall(r"^\w+ = \{([\d,]*)\}", told.split("satisfying")[0], re.MULTILINE)
        found = [sum(2 ** int(place) for place in one.split(",") if place) for one in sets]
        good = found == [int(value) for value in expected[1].split(",")]
    else:
        good = "Formula is valid" in told
    if not good:
        raise Wrong(f"MONA: {told[-300:]}")
    return [mona, "-q", source], max(int(states) for states in re.findall(r"Minimizing .* -> \((\d+),\d+\)", told))


def cell(value, form):
    return "-" if value is None else format(value, form)


def measured(name, unrewritten):
    """The line of a row, and whether it is behind in wall time and in processor time."""
    with open(os.path.join(FOLDER, name + ".claims"), encoding="utf-8") as file:
        text = file.read()
    title = text.splitlines()[0].removeprefix("# ") + (", not rewritten" if unrewritten else "")
    published = re.search(r"^# published: (\w+) (\d+) ms", text, re.MULTILINE)
    if name not in TOLD:
        TOLD[name] = None if published or not MONA else theirs(name)
    told = [ours(name, unrewritten), TOLD[name]]
    times = [([], []) for _ in told]
    for _ in range(ROUNDS):
        for program, (wall, used) in zip(told, times):
            if program is None or any(len(wall) >= few and statistics.median(wall) > long for long, few in LONG):
                continue
            spent, processor, code = run(program[0])
            if code != 0:
                raise Wrong(f"{program[0]} ends with {code}: {output()[:200]}")
            wall.append(spent)
            used.append(processor)
    (wall, other), (used, used_other) = (
        [statistics.median(one) if one else None for one in kind] for kind in zip(*times))
    if published:
        other = float(published[2])
    ratio = wall / other if other else None
    processor = used / used_other if used_other else None
    memory = [peak(program[0]) if program else None for program in told]
    states = [program[1] if program else None for program in told]
    note = f" {published[1]}, published, not run" if published else " MONA: no verdict" if MONA and not told[1] else ""
    line = (
        f"{title:42}{wall:8.2f}{cell(other, '9.2f'):>9}{cell(ratio, '6.2f'):>6}{cell(processor, '6.2f'):>6}"
        f"{cell(memory[0], '6.1f'):>6}{cell(memory[1], '6.1f'):>6}{states[0]:5}{cell(states[1], '5'):>5}{note}")
    return line, [one is not None and one > 1 for one in (ratio, processor)]


def main():
    rows = [(name, unrewritten) for name, unrewritten in ROWS if PART in name]
    files = {os.path.splitext(file)[0] for file in os.listdir(FOLDER)}
    if files != {name for name, _ in ROWS}:
        sys.exit(f"rows and files differ: {sorted(files ^ {name for name, _ in ROWS})}")
    if not rows:
        sys.exit(f"no row has `{PART}` in the name of its files; there are {', '.join(sorted(files))}")
    print(f"{'':42}{'wall ms':>17}{'ratio':>12}{'peak MB':>12}{'states':>10}")
    print(f"{'claim':42}{'nimbook':>8}{'other':>9}{'wall':>6}{'cpu':>6}{'ours':>6}{'other':>6}{'ours':>5}{'other':>5}")
    behind, wrong = [0, 0], 0
    for name, unrewritten in rows:
        try:
            line, late = measured(name, unrewritten)
            behind = [sum(pair) for pair in zip(behind, late)]
            print(line, flush=True)
        except Wrong as fault:
            wrong += 1
            print(f"{name}: WRONG: {fault}", flush=True)
    against = "the other" if MONA else "published figures; MONA is not installed"
    print(f"{len(rows)} rows; behind {against}: {behind[0]} in wall time, {behind[1]} in processor time; {wrong} wrong verdicts")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    MONA = shutil.which("mona") is not None
    with tempfile.TemporaryDirectory() as folder:
        OUT = os.path.join(folder, "out")
        main()
