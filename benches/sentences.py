#!/usr/bin/env python3
"""Random sentences: `nimbook prove` beside MONA, whole processes, processor time.

Usage: benches/sentences.py FOLDER [PATH_OF_NIMBOOK] [FIRST] [PAST]

The folder has pairs N.claims and N.mona, which a test writes:
    NIMBOOK_MONA_SENTENCES=5000 NIMBOOK_MONA_FOLDER=FOLDER cargo test --lib tests::mona::random -- --ignored
nimbook decides, writes the certificate and has it checked; MONA decides, with 1 GB and some 3 seconds. Printed are
different verdicts, what MONA decides within 1 s and nimbook does not, the sentences for which nimbook takes
more than twice MONA's time, and the sums over all that both decide. Exit code 1 if a verdict differs.
"""
import json
import os
import resource
import shutil
import sys
import tempfile

FOLDER = sys.argv[1]
NIMBOOK = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else "target/release/nimbook")
FIRST, PAST = (int(sys.argv[at]) if len(sys.argv) > at else default for at, default in [(3, 0), (4, 10**9)])
MONA = shutil.which("mona")


def run(command, seconds, memory):
    """Processor time in ms, and what was printed; memory in bytes."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.dup2(writing, 1)
        os.dup2(writing, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        os.execv(command[0], command)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8", errors="replace") as pipe:
        printed = pipe.read()
    _, _, used = os.wait4(pid, 0)
    return (used.ru_utime + used.ru_stime) * 1000, printed


def ours(name):
    used, printed = run([NIMBOOK, "prove", os.path.join(FOLDER, name + ".claims"), "--json"], 60, 8 << 30)
    try:
        return used, json.loads(printed)[0]["verdict"]
    except (ValueError, IndexError):
        return used, "no report: " + printed[:200].replace("\n", " ")


def theirs(name):
    used, printed = run([MONA, "-q", os.path.join(FOLDER, name + ".mona")], 3, 1 << 30)
    if "Formula is valid" in printed:
        return used, "proved"
    return used, "refuted" if "unsatisfiable" in printed or "counter-example" in printed else "no verdict"


def main():
    names = sorted((file.removesuffix(".mona") for file in os.listdir(FOLDER) if file.endswith(".mona")), key=int)
    names = [name for name in names if FIRST <= int(name) < PAST]
    different, missing, slow, silent, total = 0, 0, 0, 0, [0.0, 0.0]
    for name in names:
        (time, verdict), (other_time, other) = ours(name), theirs(name)
        decided = verdict in ("proved", "refuted")
        if other == "no verdict":
            silent += 1
        elif decided and verdict != other:
            different += 1
            print(f"{name}: DIFFERENT: nimbook {verdict}, MONA {other}", flush=True)
        elif not decided and other_time <= 1000:
            missing += 1
            print(f"{name}: {verdict} after {time:.0f} ms, MONA {other} after {other_time:.0f} ms", flush=True)
        elif decided:
            total = [total[0] + time, total[1] + other_time]
            if time > 2 * other_time:
                slow += 1
                print(f"{name}: {time:.0f} ms, MONA {other_time:.0f} ms", flush=True)
    print(f"{len(names)} sentences; {silent} without a verdict of MONA, {different} different verdicts, "
          f"{missing} that MONA decides in 1 s and nimbook does not, {slow} with more than twice MONA's time")
    print(f"processor time of all that both decide: nimbook {total[0] / 1000:.2f} s, MONA {total[1] / 1000:.2f} s, "
          f"ratio {total[0] / max(total[1], 1):.2f}")
    sys.exit(1 if different else 0)


main()
