"""Nim and its relatives: who wins a position, exercise sheets with their keys, and claims decided for all numbers.

>>> import nimbook
>>> nimbook.solve("nim 7 3 12").winning_moves[0].text
'take 8 from heap 3'

| to | call | and read |
|---|---|---|
| solve a position | `solve` | `Solution` |
| draw a position | `picture` | `Picture` |
| make a sheet and its key | `sheet` | `Sheet`, with its `Question`s |
| mark an answer | `mark` | `Mark` |
| decide claims for all natural numbers | `prove` | `Outcome`s, with certificates |
| check a certificate | `verify` | `Checked` |
| ask for anything else | `ask` | the reply as it is |

What is wrong with a text raises `Error`, whose `faults` have messages, places and ways out. The same call gives the
same result on every machine.
"""

from importlib.metadata import version

from .claims import Checked, Outcome, prove, verify
from .engine import Error, Fault, ask
from .positions import Move, Picture, Solution, picture, solve
from .sheets import Mark, Part, Question, Sheet, mark, sheet

__all__ = [
    "Checked", "Error", "Fault", "Mark", "Move", "Outcome", "Part", "Picture", "Question", "Sheet", "Solution",
    "ask", "mark", "picture", "prove", "sheet", "solve", "verify",
]  # fmt: skip
__version__ = version("nimbook")
