#!/usr/bin/env python3
"""Times `nimbook book` beside mdBook on the Markdown edition of the same book, in one run.

    cargo build --release
    benches/book.py target/release/nimbook [--mdbook mdbook] [--runs 8]

Two rows: the whole book from scratch with all claims decided, and mdBook from scratch with its search index.
Prints the least and the median wall time in milliseconds, and the size of both search indexes. Nothing but a
temporary folder is touched.
"""

import argparse
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

BOOK = pathlib.Path(__file__).resolve().parent.parent / "book"


def timed(command, before, runs):
    """Wall times of a command in milliseconds; `before` prepares each run and is not timed."""
    times = []
    for run in range(runs):
        before(run)
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True)
        times.append(1000 * (time.perf_counter() - start))
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}")
    return times


def row(name, times):
    print(f"{name:<44}{min(times):>10.0f}{statistics.median(times):>10.0f}")


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
        print(f"{'':<44}{'least ms':>10}{'median':>10}")
        scratch = timed(build, lambda run: shutil.rmtree(pages, ignore_errors=True), given.runs)
        row("nimbook, from scratch", scratch)

        if shutil.which(given.mdbook) is None:
            print(f"{given.mdbook} is not there; `cargo install mdbook` brings it")
            return
        subprocess.run([nimbook, "book", book, "--format", "md", "--out", edition], check=True, capture_output=True)
        other = [given.mdbook, "build", edition, "--dest-dir", root / "mdbook"]
        peer = timed(other, lambda run: shutil.rmtree(root / "mdbook", ignore_errors=True), given.runs)
        row("mdBook on the Markdown edition", peer)
        print(f"ratio of medians, from scratch: {statistics.median(scratch) / statistics.median(peer):.2f}")
        ours = (pages / "search.js").stat().st_size
        theirs = max(path.stat().st_size for path in (root / "mdbook").glob("searchindex*.js"))
        print(f"search index: {ours} bytes, mdBook's {theirs}: {theirs / ours:.1f} times as large")


if __name__ == "__main__":
    main()
