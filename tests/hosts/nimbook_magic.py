"""Blocks of nimbook in a notebook: `%load_ext nimbook_magic`, then lines like `%nimbook solve nim 3 5 7`, and cells that
begin like `%%nimbook claim`."""
import re, subprocess, sys
from IPython.display import HTML

blocks = {}  # what a cell defines holds in later ones; a cell that runs again replaces what it was

def nimbook(line, cell=""):
    names = re.findall(r"^(?:define|claim|refute|conjecture|game|heaps) ([\w-]+)", cell, re.M)
    blocks.pop(tuple(names), None)
    fence = "`" * 10
    blocks[tuple(names)] = f"{fence}{line}\n{cell}\n{fence}\n\n"
    shown = subprocess.run(["nimbook", "block", "--style"], input="".join(blocks.values()), capture_output=True,
                           encoding="utf-8")
    print(shown.stderr, end="", file=sys.stderr)
    if shown.returncode:
        del blocks[tuple(names)]
    return HTML(shown.stdout) if shown.stdout else None

def load_ipython_extension(ipython):
    ipython.register_magic_function(nimbook, "line_cell")
