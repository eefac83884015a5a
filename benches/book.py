#!/usr/bin/env python3
"""Times `nimbook book` beside mdBook on the Markdown edition of the same book, in one run.

    cargo build --release
    benches/book.py target/release/nimbook [--mdbook mdbook] [--runs 8]

Two rows: the whole book from scratch with all claims decided, and mdBook from scratch with its search index.
Runs take turns, so that both meet the same machine. Prints the least and the median wall time and the median CPU
time in milliseconds, and the size of both search indexes. Nothing but a temporary folder is touched.
"""

import argparse
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

BOOK = pathlib.Path(__file__).resolve().parent.parent / "book"


def timed(command, out):
    """Wall and CPU time of a command that writes into a new folder, in milliseconds."""
    shutil.rmtree(out, ignore_errors=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}")
    return 1000 * wall, 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def row(name, times):
    walls, cpus = zip(*times)
    print(f"{name:<44}{min(walls):>10.0f}{statistics.median(walls):>10.0f}{statistics.median(cpus):>10.0f}")
    return statistics.median(walls)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("nimbook", type=pathlib.Path)
    parser.add_argument("--mdbook", default="mdbook")
    parser.add_argument("--runs", type=int, default=8)
    given = parser.parse_args()
    nimbook = given.nimbook.resolve()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        book, pages, edition = root / "book", root / "pages", root / "edition"
        shutil.copytree(BOOK, book)
        build = [nimbook, "book", book, "--out", pages]
        other = [given.mdbook, "build", edition, "--dest-dir", root / "mdbook"]
        there = shutil.which(given.mdbook) is not None
        if there:
            subprocess.run([nimbook, "book", book, "--format", "md", "--out", edition], check=True, capture_output=True)
        own, peer = [], []
        for _ in range(given.runs):
            own.append(timed(build, pages))
            if there:
                peer.append(timed(other, root / "mdbook"))
        print(f"{'':<44}{'least ms':>10}{'median':>10}{'CPU':>10}")
        scratch = row("nimbook, from scratch", own)
        if not there:
            print(f"{given.mdbook} is not there; `cargo install mdbook` brings it")
            return
        print(f"ratio of medians: {scratch / row('mdBook on the Markdown edition', peer):.2f}")
        ours = (pages / "search.js").stat().st_size
        theirs = max(path.stat().st_size for path in (root / "mdbook").glob("searchindex*.js"))
        print(f"search index: {ours} bytes, mdBook's {theirs}: {theirs / ours:.1f} times as large")


if __name__ == "__main__":
    main()
