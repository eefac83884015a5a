"""The licences of all that a program or the engine is built of, on standard output: each text once, with the packages it is of.

    python packages/notices.py TARGET FEATURES
    python packages/notices.py engine
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent


def cargo(*arguments: str) -> str:
    """What cargo says."""
    return subprocess.run(["cargo", *arguments], check=True, capture_output=True, text=True, cwd=ROOT).stdout


def notices(target: str, features: str = "") -> str:
    """The licences of what is linked into the program for a target, or into the engine: no tools, nothing that tests need."""
    options = ["--locked", "--features", features]
    if target == "engine":
        target, options = "wasm32-unknown-unknown", ["--locked", "--no-default-features"]
    tree = cargo("tree", *options, "--target", target, "--edges", "normal", "--prefix", "none", "--format", "{p}")
    linked = {tuple(line.split()[:2]) for line in tree.splitlines() if line}
    every = json.loads(cargo("metadata", *options, "--filter-platform", target, "--format-version", "1"))["packages"]
    # By their words: some packages break the lines of the same text elsewhere.
    texts: dict[str, str] = {}
    packages: dict[str, list[str]] = defaultdict(list)
    bare = []
    for package in sorted(every, key=lambda package: (package["name"], package["version"])):
        name, version = package["name"], package["version"]
        if (name, f"v{version}") not in linked or name == "nimbook":
            continue
        folder = Path(package["manifest_path"]).parent
        one = f"{name} {version}, {package['license'] or package['license_file']}"
        named = re.compile(r"(licen[cs]e|copying|notice|unlicense|ofl)", re.IGNORECASE)
        files = sorted(path for path in folder.iterdir() if named.match(path.name) and path.is_file())
        for file in files:
            text = file.read_text(errors="replace")
            words = " ".join(text.split())
            texts.setdefault(words, "\n".join(line.rstrip() for line in text.strip().splitlines()))
            packages[words].append(one)
        if not files:
            bare.append(one)
    parts = ["Packages of others are inside, with these licences.\n"]
    parts.append("\n".join(f"  {said} (its package has no text of the licence)" for said in bare))
    for words, said in sorted(packages.items(), key=lambda one: one[1]):
        parts.append("\n" + "=" * 100 + "\n" + "\n".join(said) + "\n" + "-" * 100 + "\n" + texts[words])
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(notices(*sys.argv[1:]))
