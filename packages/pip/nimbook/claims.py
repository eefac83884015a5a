"""Claims about all natural numbers, decided, with certificates that a small checker checks again.

Failure: `Error`, with the place of what is no claim. A false claim is no failure: its verdict is `refuted`.
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .engine import ask


@dataclass(frozen=True)
class Outcome:
    """What became of a claim."""

    #: Its name.
    id: str
    #: `proved`, `refuted`, or `gave-up` inside a stated limit.
    verdict: str
    #: Whether that is what its author expects.
    ok: bool
    #: The smallest counterexample.
    witness: dict[str, int] | None
    #: Of a game, which of its conditions fails.
    obligation: str | None
    #: Premises that are never possible, so that the verdict says less than it seems to.
    empty: tuple[str, ...]
    #: The line where it stands, from 1.
    line: int
    #: What `verify` checks; `None` if there is no verdict.
    certificate: bytes | None = field(repr=False)
    #: Everything as `nimbook prove --json` prints it.
    json: dict[str, Any] = field(repr=False, compare=False)


@dataclass(frozen=True)
class Checked:
    """A certificate that holds."""

    #: The name of its claim.
    id: str
    #: Whether the claim is true; else it is false.
    proved: bool
    #: The states of its automata together.
    states: int


def prove(claims: str | os.PathLike[str]) -> tuple[Outcome, ...]:
    """Decides each claim of a text or, if it is a `Path`, of a file.

    >>> true, false = prove('''
    ... claim nim-sum: forall a, b, c: a xor b xor c = 0 implies even(a + b + c)
    ... claim double: forall a: a <= 3 implies 2*a < 6
    ... ''')
    >>> true.verdict, false.verdict, false.witness
    ('proved', 'refuted', {'a': 3})
    """
    text = claims if isinstance(claims, str) else Path(claims).read_text("utf-8")
    reply = ask({"do": "prove", "claims": text, "certificates": True})
    return tuple(map(_outcome, reply["outcomes"], reply["certificates"]))


def _outcome(outcome: dict[str, Any], certificate: str | None) -> Outcome:
    witness = outcome["witness"]
    return Outcome(
        id=outcome["id"],
        verdict=outcome["verdict"],
        ok=outcome["ok"],
        # Numbers past 2^53 are texts in JSON.
        witness=None if witness is None else {name: int(value) for name, value in witness.items()},
        obligation=outcome["obligation"],
        empty=tuple(outcome["empty"]),
        line=outcome["line"],
        certificate=None if certificate is None else bytes.fromhex(certificate),
        json=outcome,
    )


def verify(certificate: bytes) -> Checked:
    """Checks a certificate, with a checker that shares no code with what found it; `Error` if it does not hold."""
    reply = ask({"do": "verify", "certificate": certificate.hex()})
    return Checked(reply["id"], reply["proved"], reply["states"])
