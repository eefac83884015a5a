#!/usr/bin/env python3
"""Writes the wheels of nimbook: one with the module alone, and one with a program for each target that is given.

    python packages/pip/wheels.py OUT [--program TARGET=PATH]...

Names, order, times and permissions are fixed, so the same sources give the same bytes wherever zlib packs alike.
Version, description and licence are those of `Cargo.toml`; the engine is the one that `.ci/engine` has built.
Failure: a missing file, or a target that packages/targets.tsv does not have.
Source: PyPA, *Binary distribution format* and *Core metadata*; PEP 600 and 656 for the names of systems.
"""

import argparse
import base64
import csv
import hashlib
import re
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "packages"))
from notices import notices

# The programs for Linux are static, so they run with every C library.
TABLE = (ROOT / "packages/targets.tsv").read_text("utf-8").splitlines()
TARGETS = {row["target"]: row for row in csv.DictReader(TABLE, delimiter="\t")}
LICENCES = {path.name: path.read_bytes() for path in ROOT.glob("LICENSE*")}


def metadata(package: dict[str, Any]) -> str:
    """What an index shows of the package: its head, then its README."""
    licences = [f"License-File: {name}" for name in sorted([*LICENCES, "NOTICES.txt"])]
    links = [f"Project-URL: Source, {package['repository']}"] if "repository" in package else []
    head = [
        "Metadata-Version: 2.4",
        f"Name: {package['name']}",
        f"Version: {package['version']}",
        f"Summary: {package['description']}",
        f"Keywords: {','.join(package['keywords'])}",
        f"License-Expression: {package['license']}",
        *licences,
        *links,
        "Classifier: Intended Audience :: Education",
        "Classifier: Programming Language :: Python :: 3",
        "Classifier: Topic :: Scientific/Engineering :: Mathematics",
        "Classifier: Typing :: Typed",
        "Requires-Python: >=3.10",
        "Requires-Dist: wasmtime>=25",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(head) + "\n\n" + (HERE / "README.md").read_text("utf-8")


def picture_style() -> str:
    """The style of a picture by itself: the rules of pictures, and the colours of pages for light, dark and paper."""
    sheet = (ROOT / "templates/html/nimbook.css").read_text("utf-8")
    paper = '  :root, :root[data-theme], :root:not([data-theme="light"]) {'
    blocks = ("\n:root {", '\n:root[data-theme="dark"] {', paper)
    light, dark, paper = (
        ";".join(re.findall(r"--[\w-]+:[^;}]*", sheet.split(block, 1)[1].split("}", 1)[0])) for block in blocks
    )
    rules = (ROOT / "templates/html/pictures.css").read_text("utf-8")
    media = f"@media (prefers-color-scheme:dark){{svg{{{dark}}}}}@media print{{svg{{{paper}}}}}"
    style = f"svg{{{light};background:var(--page)}}{media}" + re.sub(r"/\*.*?\*/", "", rules, flags=re.DOTALL)
    return re.sub(r"\s*([{};:,])\s*", r"\1", re.sub(r"\s+", " ", style)).strip()


def module() -> dict[str, bytes]:
    """The files of the module, by name."""
    sources = [*(HERE / "nimbook").glob("*.py"), HERE / "nimbook/py.typed"]
    files = {f"nimbook/{path.name}": path.read_bytes() for path in sources}
    files["nimbook/engine.wasm.gz"] = (ROOT / "src/page/engine/engine.wasm.gz").read_bytes()
    files["nimbook/picture.css"] = picture_style().encode()
    return files


def write(out: Path, package: dict[str, Any], tag: str, program: dict[str, bytes], notices: str) -> Path:
    """Writes a wheel for a system, with its program if there is one, and the licences of what is inside; its path."""
    name = f"{package['name']}-{package['version']}"
    info = f"{name}.dist-info"
    tags = [f"Tag: py3-none-{system}" for system in tag.split(".")]
    wheel = ["Wheel-Version: 1.0", "Generator: nimbook", f"Root-Is-Purelib: {str(not program).lower()}", *tags]
    files = {
        **module(),
        **{f"{name}.data/scripts/{script}": content for script, content in program.items()},
        **{f"{info}/licenses/{licence}": text for licence, text in LICENCES.items()},
        f"{info}/licenses/NOTICES.txt": notices.encode(),
        f"{info}/METADATA": metadata(package).encode(),
        f"{info}/WHEEL": ("\n".join(wheel) + "\n").encode(),
    }
    record = "".join(f"{path},sha256={digest(content)},{len(content)}\n" for path, content in sorted(files.items()))
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    path = out / f"{name}-py3-none-{tag}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        # What describes the wheel comes last, as the format recommends.
        for inside in sorted(files, key=lambda inside: (inside.startswith(info), inside)):
            entry = zipfile.ZipInfo(inside)
            entry.create_system = 3
            entry.external_attr = (0o100755 if "/scripts/" in inside else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_STORED if inside.endswith(".gz") else zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[inside], compresslevel=9)
    return path


def digest(content: bytes) -> str:
    """SHA-256 as RECORD has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def main() -> None:
    """Writes what the arguments ask for, and prints the paths."""
    parser = argparse.ArgumentParser(description="Writes the wheels of nimbook.")
    parser.add_argument("out", type=Path, help="the folder to write into")
    parser.add_argument("--program", action="append", default=[], metavar="TARGET=PATH", help="a program for a target")
    arguments = parser.parse_args()
    package = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["package"]
    wheels: list[tuple[str, dict[str, bytes], str]] = [("any", {}, notices("engine"))]
    for target, _, path in (pair.partition("=") for pair in arguments.program):
        if target not in TARGETS or not path:
            parser.error(f"write TARGET=PATH with one of {', '.join(TARGETS)}")
        row = TARGETS[target]
        script = "nimbook.exe" if "windows" in target else "nimbook"
        wheels.append((row["wheel"], {script: Path(path).read_bytes()}, notices(target, row["features"])))
    arguments.out.mkdir(parents=True, exist_ok=True)
    for tag, program, said in wheels:
        print(write(arguments.out, package, tag, program, said))


if __name__ == "__main__":
    main()
