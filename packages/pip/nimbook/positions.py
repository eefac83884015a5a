"""Positions: who wins, how, and what they look like.

A position is a text: a game and its numbers, like `nim 7 3 12`, `kayles 12` or `rim 7 + dim 7`.
Failure: `Error`, with the column of what is no position.
"""

import re
from base64 import b64encode
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from typing import Any

from .engine import ask


@dataclass(frozen=True)
class Move:
    """A move: the position that it leads to, and its words."""

    #: The position after it.
    to: str
    #: What is done, like `take 8 from heap 3`.
    text: str


@dataclass(frozen=True)
class Picture:
    """A drawing of a position, for light, dark and paper."""

    #: The drawing as an SVG file.
    svg: str = field(repr=False)
    #: What it shows, in words.
    title: str

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        # As an image, since the rules of its style would hold for the whole notebook.
        content = b64encode(self.svg.encode()).decode()
        return f'<img alt="{escape(self.title)}" src="data:image/svg+xml;base64,{content}">'


@dataclass(frozen=True)
class Solution:
    """Who wins a position, and how."""

    #: The position in its usual form.
    position: str
    #: `normal`: the last move wins; `misere`: it loses.
    play: str
    #: `P`: the previous player wins, so whoever has to move loses; `N`: the next player wins. Of a game with draws
    #: `first`, `second` or `draw`.
    outcome: str
    #: The Grundy value; `None` if there is none, as in misère play, or none was found.
    grundy: int | None
    #: Every winning move, `()` for a P-position; `None` if they are out of reach.
    winning_moves: tuple[Move, ...] | None
    #: How it is known, like `nim-sum`.
    method: str
    #: Second routes that came to the same; `()` if the position is too large for them.
    agreed_by: tuple[str, ...]
    #: The limit that was reached if a Grundy value or moves are missing.
    limit: str | None
    #: Everything as `nimbook solve --json` prints it.
    json: dict[str, Any] = field(repr=False, compare=False)
    _html: dict[str, str] = field(repr=False, compare=False)
    _lang: str = field(repr=False, compare=False)

    def _repr_html_(self) -> str:
        drawing = picture(self.position, lang=self._lang)._repr_html_()
        return f"<div><p>{drawing}</p>{self._html['who']}{self._html['moves']}</div>"


def solve(position: str, *, misere: bool = False, lang: str = "en") -> Solution:
    """Who wins a position, its Grundy value and every winning move. With `misere` the last move loses.

    `lang` is the language of what a notebook shows.

    >>> solution = solve("nim 7 3 12")
    >>> solution.outcome, solution.grundy, [move.to for move in solution.winning_moves]
    ('N', 8, ['nim 7 3 4'])
    """
    reply = ask({"do": "solve", "position": position, "misere": misere, "lang": lang})
    solution = reply["solution"]
    moves, grundy = solution["winning_moves"], solution["grundy"]
    return Solution(
        position=solution["position"],
        play=solution["play"],
        outcome=solution["outcome"],
        # Numbers past 2^53 are texts in JSON.
        grundy=None if grundy is None else int(grundy),
        winning_moves=None if moves is None else tuple(Move(move["to"], move["text"]) for move in moves),
        method=solution["method"],
        agreed_by=tuple(solution["agreed_by"]),
        limit=solution.get("moves_limit") or solution.get("grundy_limit"),
        json=solution,
        _html=reply["html"],
        _lang=lang,
    )


def picture(position: str, *, winning: bool = False, lang: str = "en") -> Picture:
    """A drawing of a position; with `winning`, its winning moves are marked.

    >>> print(picture("chomp 3x4").title)
    Chomp: a board of chocolate
    """
    # Only a position goes on; the block of a book that draws it may hold other things.
    ask({"do": "solve", "position": position, "look": True, "lang": lang})
    text = " ".join(position.split()) + (" winning" if winning else "")
    block = ask({"do": "block", "before": "```picture ", "text": text, "lang": lang})["html"]["block"]
    found = re.search(r"<svg.*?<title[^>]*>(.*?)</title>.*?</desc>", block, re.DOTALL)
    assert found, "a position has a picture with a title and a description"
    head, body = found.group(), block[found.end() : block.index("</svg>", found.end())]
    style = files(__package__).joinpath("picture.css").read_text("utf-8")
    head = head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return Picture(f"{head}<style>{style}</style>{body}</svg>\n", found.group(1))
