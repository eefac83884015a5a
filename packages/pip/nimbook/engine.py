"""The engine: nimbook as WebAssembly, which answers requests in JSON.

It is opened at the first request. Compiling it takes some seconds, once on a machine: wasmtime keeps the compiled code
in its cache, if that can be written. The engine sees no files, no clock and no network.
One thread owns it, so requests of several threads wait for one another. Ctrl-C ends what is being computed.
Failure: `Error`. After a request that is too much for the engine, the next one starts a fresh instance.
"""

import gzip
import json
import os
import re
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from html import unescape
from importlib.resources import files
from typing import Any, cast

import wasmtime


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a text."""

    #: What is wrong.
    message: str
    #: Where, from 1; `None` if it has no place.
    line: int | None = None
    column: int | None = None
    #: What to do about it; may be empty.
    help: str = ""
    #: A stable name, like `unknown-key`; may be empty.
    code: str = ""

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}: " if self.line else ""
        return place + self.message + (f"; {self.help}" if self.help else "")


class Error(ValueError):
    """A text that cannot be used, or a limit that was reached. Its text has a line for each fault."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        #: Everything that is wrong, in the order of the text.
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def ask(request: Mapping[str, Any]) -> dict[str, Any]:
    """The reply to any request, such as `{"do": "solve", "position": "nim 7 3 12"}`.

    `solve`, `sheet` and the other functions are requests with typed replies; `ask` also reaches those without a
    function of their own, like `class`, `marks` and `play`.
    """
    reply = cast(dict[str, Any], json.loads(_engine.ask(json.dumps(request))))
    if "error" in reply:
        raise Error(*_faults(reply))
    return reply


def _faults(reply: dict[str, Any]) -> list[Fault]:
    error = reply["error"]
    if isinstance(error, list):
        return [Fault(**{key: each.get(key) for key in Fault.__match_args__}) for each in error]
    # A sentence in the language of the request is HTML.
    if reply["html"]["slip"] == f"<p>{error}</p>":
        return [Fault(plain(error))]
    return [Fault(error)]


def plain(html: str) -> str:
    """HTML without its markup."""
    return unescape(re.sub("<[^>]*>", "", html)).strip()


class _Engine:
    """The thread that owns the engine, and what it has opened."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="nimbook")
        self.compiled: tuple[wasmtime.Engine, wasmtime.Module] | None = None
        self.answer: Callable[[bytes], bytes] | None = None

    def ask(self, request: str) -> str:
        reply = self.thread.submit(self.reply, request.encode())
        try:
            # Windows hears Ctrl-C only between two waits.
            while not reply.done():
                wait([reply], timeout=0.5)
            return reply.result().decode()
        except KeyboardInterrupt:
            # What is only waiting is not begun; what runs is at its deadline now.
            if not reply.cancel() and self.compiled:
                self.compiled[0].increment_epoch()
            raise

    def reply(self, request: bytes) -> bytes:
        if self.answer is None:
            self.compiled = self.compiled or _compiled()
            self.answer = _instance(*self.compiled)
        try:
            return self.answer(request)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as trap:
            # An instance that trapped answers nothing more.
            self.answer = None
            raise Error(Fault("the engine stopped; this is more than it can do")) from trap


def _compiled() -> tuple[wasmtime.Engine, wasmtime.Module]:
    config = wasmtime.Config()
    config.epoch_interruption = True
    # Without a folder for the cache, every process compiles.
    with suppress(wasmtime.WasmtimeError):
        config.cache = True
    packed = files(__package__).joinpath("engine.wasm.gz").read_bytes()
    engine = wasmtime.Engine(config)
    return engine, wasmtime.Module(engine, gzip.decompress(packed))


def _instance(engine: wasmtime.Engine, module: wasmtime.Module) -> Callable[[bytes], bytes]:
    """A fresh instance, as the function that answers with it."""
    store = wasmtime.Store(engine)
    exports = wasmtime.Instance(store, module, []).exports(store)
    memory = cast(wasmtime.Memory, exports["memory"])
    place, answer, text = (cast(wasmtime.Func, exports[name]) for name in ("place", "answer", "text"))

    def reply(request: bytes) -> bytes:
        store.set_epoch_deadline(1)
        memory.write(store, request, _address(place(store, len(request))))
        length = _address(answer(store))
        begin = _address(text(store))
        return bytes(memory.read(store, begin, begin + length))

    return reply


def _address(signed: int) -> int:
    """WebAssembly has numbers of 32 bits, which Python reads with a sign."""
    return signed & 0xFFFF_FFFF


_engine = _Engine()


def _forget() -> None:
    global _engine
    _engine = _Engine()


# A process that was forked has none of the threads.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
