"""The licences of all that a program is built of, on standard output: each text once, with the packages it is of.

    python packages/notices.py TARGET FEATURES
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path


def cargo(*arguments: str) -> str:
    return subprocess.run(["cargo", *arguments], check=True, capture_output=True, text=True).stdout


target, features = sys.argv[1:]
# Only what is linked: neither tools for building nor what tests need.
tree = cargo("tree", "--locked", "--target", target, "--features", features, "--edges", "normal", "--prefix", "none",
             "--format", "{p}")
linked = {tuple(line.split()[:2]) for line in tree.splitlines() if line}
every = json.loads(cargo("metadata", "--locked", "--format-version", "1", "--features", features))["packages"]
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
    files = [path for path in folder.iterdir() if re.match(r"(licen[cs]e|copying|notice|unlicense|ofl)", path.name, re.I)]
    files = sorted(path for path in files if path.is_file())
    for file in files:
        text = file.read_text(errors="replace")
        words = " ".join(text.split())
        texts.setdefault(words, "\n".join(line.rstrip() for line in text.strip().splitlines()))
        packages[words].append(one)
    if not files:
        bare.append(one)
print("The program holds these packages of others.\n")
print("\n".join(f"  {said} (its package has no text of the licence)" for said in bare))
for words, said in sorted(packages.items(), key=lambda one: one[1]):
    print("\n" + "=" * 100 + "\n" + "\n".join(said) + "\n" + "-" * 100 + "\n" + texts[words])
