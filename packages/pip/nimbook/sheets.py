"""Sheets of exercises, their keys, and answers to them.

A sheet is described by a spec: YAML as a text, the path of a file, or a mapping with the same keys.
Failure: `Error`, with every fault of the spec and its place.
"""

import json
import os
import re
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any, Literal

from .engine import Error, ask, plain
from .positions import picture

#: Where solutions go: into files of their own, folded below each exercise, or nowhere.
Key = Literal["separate", "inline", "none"]


@dataclass(frozen=True)
class Question:
    """A question of a sheet, which `mark` marks an answer to."""

    #: How the sheet calls it, like `1a`.
    label: str
    #: What is asked, like `winning-moves`.
    kind: str
    #: The position that it is about.
    position: str
    #: What it earns; 0 if the sheet has no points.
    points: float
    #: From 1 to 5.
    difficulty: int
    #: The question in words.
    prompt: str
    #: Everything about it, as the key says it.
    json: dict[str, Any] = field(repr=False, compare=False)
    _of: dict[str, Any] = field(repr=False, compare=False)
    _lang: str = field(repr=False, compare=False)

    def _repr_html_(self) -> str:
        try:
            drawing = picture(self.position, lang=self._lang)._repr_html_()
        except Error:
            # Some questions are about numbers, which have no picture.
            drawing = escape(self.position)
        return f"<div><p><b>{self.label}</b> {escape(self.prompt)}</p><p>{drawing}</p></div>"


@dataclass(frozen=True)
class Sheet:
    """One variant of a sheet. In a notebook it is a page."""

    #: The number that is printed on it, like `NB-G096-P000-2`.
    id: str
    title: str
    variant: int
    lang: str
    questions: tuple[Question, ...]
    #: The spec, as YAML.
    spec: str = field(repr=False)
    #: How the names of its files begin.
    stem: str
    #: The key as `nimbook sheet --format json` writes it.
    json: dict[str, Any] = field(repr=False, compare=False)

    @cached_property
    def html(self) -> str:
        """The page with the questions."""
        return self._pages[f"{self.stem}.html"].decode()

    @cached_property
    def key(self) -> str:
        """The page with the solutions."""
        return self._pages[f"{self.stem}-key.html"].decode()

    @cached_property
    def _pages(self) -> dict[str, bytes]:
        return self.files("html")

    def question(self, label: str) -> Question:
        """The question with this label, like `1a`; `KeyError` if there is none."""
        return {question.label: question for question in self.questions}[label]

    def files(self, *formats: str, key: Key = "separate", lossy: bool = False) -> dict[str, bytes]:
        """The files of the sheet by name, as `nimbook sheet` writes them: HTML, or formats like `md`, `docx`, `moodle`.

        With `lossy`, a format that cannot say what an exercise asks has what comes nearest to it.
        """
        return _files(self.spec, self.stem, self.variant, self.lang, formats or ("html",), key, lossy)[1]

    def save(
        self, folder: str | os.PathLike[str], *formats: str, key: Key = "separate", lossy: bool = False
    ) -> list[Path]:
        """Writes `files` into a folder, in place of files with the same names; returns their paths."""
        into = Path(folder)
        into.mkdir(parents=True, exist_ok=True)
        paths = []
        for name, content in self.files(*formats, key=key, lossy=lossy).items():
            (into / name).write_bytes(content)
            paths.append(into / name)
        return paths

    def _repr_html_(self) -> str:
        # A frame keeps the styles of the page to itself.
        return (
            f'<iframe title="{escape(self.title)}" srcdoc="{escape(self.html)}" width="100%" height="640" '
            'style="border: 1px solid #8888"></iframe>'
        )


@dataclass(frozen=True)
class Part:
    """A part of an answer."""

    part: str
    points: float
    of: float


@dataclass(frozen=True)
class Mark:
    """What an answer is worth, and why."""

    #: `unread` is an answer that was not understood, or may mean two things: it is not wrong, and a person decides.
    status: Literal["right", "part", "wrong", "empty", "unread"]
    #: The answer as it was understood.
    understood: str
    #: Points, and what there is to earn; 1 if the sheet has no points.
    points: float
    of: float
    parts: tuple[Part, ...]
    #: The known mistake that leads to this answer, by name and in words.
    mistake: str | None
    looks: str
    #: What refutes a wrong answer, like the move that wins against it.
    refutation: str | None
    #: Of an answer that is empty or unread, what is said of it.
    note: str
    json: dict[str, Any] = field(repr=False, compare=False)


def sheet(
    spec: str | os.PathLike[str] | Mapping[str, Any], *, seed: str | None = None, variant: int = 0, lang: str = "en"
) -> Sheet:
    """A variant of a sheet with its key, from YAML as a text, a `Path` or a mapping; `seed` replaces that of the spec.

    >>> two = sheet({"title": "Two", "seed": "a", "exercises": [{"id": "one", "kind": "winning-moves", "heaps": 2}]})
    >>> [question.kind for question in two.questions]
    ['winning-moves']
    """
    stem = "sheet"
    if isinstance(spec, os.PathLike):
        stem = Path(spec).name.removesuffix(".yaml").removesuffix(".nimbook")
        spec = Path(spec).read_text("utf-8")
    elif isinstance(spec, Mapping):
        # All JSON is YAML; each key has a line.
        spec = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in spec.items())
    if seed is not None:
        # A key of the sheet itself is the only text that begins a line.
        line = f"seed: {json.dumps(seed, ensure_ascii=False)}"
        spec, count = re.subn("^seed *:.*$", lambda _: line, spec, flags=re.MULTILINE)
        spec = spec if count else f"{spec.rstrip()}\n{line}\n"
    id, files = _files(spec, stem, variant, lang, ("json",), "separate", True)
    key = json.loads(files[f"{stem}-key.json"])
    exercises = enumerate(key["exercises"])
    questions = (_question(exercise, {"spec": spec, "id": id, "item": item}, lang) for item, exercise in exercises)
    return Sheet(id, key["title"], variant, lang, tuple(questions), spec, stem, key)


def _question(exercise: dict[str, Any], of: dict[str, Any], lang: str) -> Question:
    """The question that an exercise of a key is; `of` names it in requests."""
    label = f"{exercise['number']}{exercise['letter']}"
    names = ("kind", "position", "points", "difficulty", "prompt")
    return Question(label, **{name: exercise[name] for name in names}, json=exercise, _of=of, _lang=lang)


def _files(
    spec: str, stem: str, variant: int, lang: str, formats: tuple[str, ...], key: Key, lossy: bool
) -> tuple[str, dict[str, bytes]]:
    """The id of a sheet, and its files by name."""
    wanted = {"formats": formats, "key": key, "lossy": lossy}
    reply = ask({"do": "files", "spec": spec, "stem": stem, "variant": variant, "lang": lang, **wanted})
    content = {
        file["name"]: file["text"].encode() if "text" in file else b64decode(file["base64"]) for file in reply["files"]
    }
    return reply["id"], content


def mark(question: Question, answer: str) -> Mark:
    """What an answer earns, as somebody typed it: `take 8 from heap 3`, `3rd heap: 8`, `12 -> 4`, `-` for none.

    >>> two = sheet({"title": "Two", "seed": "a", "exercises": [
    ...     {"id": "one", "kind": "winning-moves", "heaps": 2, "positions": ["nim 3 5"]}]})
    >>> mark(two.question("1"), "take 2 from heap 2").status
    'right'
    """
    reply = ask({"do": "mark", "of": question._of, "answer": answer, "lang": question._lang})
    if "marked" not in reply:
        status: Literal["unread", "empty"] = "unread" if answer.strip() else "empty"
        note = plain(reply["html"].get("slip") or reply["html"].get("understood", ""))
        return Mark(status, "", 0, question.points or 1, (), None, "", None, note, reply)
    marked = reply["marked"]
    return Mark(
        status=marked["status"],
        understood=marked["understood"],
        points=marked["points"],
        of=marked["of"],
        parts=tuple(Part(part["part"], part["points"], part["of"]) for part in marked["parts"]),
        mistake=marked["mistake"],
        looks=marked["looks"],
        refutation=marked["refutation"],
        note="",
        json=marked,
    )
