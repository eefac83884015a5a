"""Imports every NAME.txt of a folder into a collection of Anki, twice, and compares the cards with NAME-key.json."""

import json
import sys
import tempfile
from pathlib import Path

from anki.collection import Collection
from anki.import_export_pb2 import ImportCsvRequest

folder = Path(sys.argv[1])
collection = Collection(str(Path(tempfile.mkdtemp()) / "collection.anki2"))
expected = 0


def bring(path):
    metadata = collection.get_csv_metadata(str(path), None)
    return collection.import_csv(ImportCsvRequest(path=str(path), metadata=metadata)).log


for path in sorted(folder.glob("*.txt")):
    key = json.loads(path.with_name(path.stem + "-key.json").read_text())
    log = bring(path)
    assert len(log.new) == len(key["exercises"]), (path, len(log.new), len(key["exercises"]))
    expected += len(log.new)
    backs = [collection.get_note(note.id.nid).fields[1] for note in log.new]
    for exercise, back in zip(key["exercises"], backs):
        words = " ".join(exercise["headline"].split())
        plain = back.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace("<em>", "").replace("</em>", "")
        assert words in plain, (path, words, plain[:300])
    again = bring(path)
    assert len(again.new) == 0, (path, "a second import adds cards")
assert collection.note_count() == expected
print(f"cards: {expected}")
