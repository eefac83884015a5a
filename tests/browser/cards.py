"""Imports every NAME.txt and NAME.apkg of a folder into two collections of Anki, twice, and compares the cards with each
other and with NAME-key.json; then those of its folder `changed`, which hold the same questions in other words."""

import json
import sqlite3
import sys
import tempfile
import zipfile
from pathlib import Path

from anki.collection import Collection
from anki.import_export_pb2 import ImportAnkiPackageOptions, ImportAnkiPackageRequest, ImportCsvRequest

ALWAYS = ImportAnkiPackageOptions(update_notes=1)


def collection():
    return Collection(str(Path(tempfile.mkdtemp()) / "collection.anki2"))


def bring_text(path):
    metadata = by_text.get_csv_metadata(str(path), None)
    return by_text.import_csv(ImportCsvRequest(path=str(path), metadata=metadata)).log


def bring_package(path, options=None):
    return by_package.import_anki_package(ImportAnkiPackageRequest(package_path=str(path), options=options)).log


def notes(log, of):
    return [of.get_note(note.id.nid) for note in log]


def everything(of):
    """What is known of each note, by its GUID."""
    all_notes = [of.get_note(note) for note in of.find_notes("")]
    found = {}
    for note in all_notes:
        [card] = note.cards()
        found[note.guid] = (note.fields, sorted(note.tags), of.decks.name(card.did))
    assert len(found) == len(all_notes)
    return found


def check_database(path):
    """Another reader of SQLite finds nothing wrong; how many notes there are."""
    with zipfile.ZipFile(path) as package, tempfile.NamedTemporaryFile() as file:
        assert package.testzip() is None
        assert package.namelist() == ["collection.anki2", "media"] and package.read("media") == b"{}"
        file.write(package.read("collection.anki2"))
        file.flush()
        database = sqlite3.connect(file.name)
        for check in ["integrity_check", "quick_check", "foreign_key_check"]:
            assert database.execute(f"PRAGMA {check}").fetchall() in ([("ok",)], []), (path, check)
        [[count]] = database.execute("SELECT count(*) FROM notes")
        [[longest]] = database.execute("SELECT max(length(flds)) FROM notes")
        assert database.execute("SELECT count(*) FROM cards JOIN notes ON notes.id = nid").fetchall() == [(count,)]
        database.close()
    return count, longest


by_text, by_package = collection(), collection()
folder = Path(sys.argv[1])
expected, most, longest = 0, 0, 0
for path in sorted(folder.glob("*.txt")):
    package = path.with_suffix(".apkg")
    log, packed = bring_text(path), bring_package(package)
    count, length = check_database(package)
    most, longest = max(most, count), max(longest, length)
    assert len(log.new) == len(packed.new) == count, (path, len(log.new), len(packed.new), count)
    expected += count
    key = path.with_name(path.stem + "-key.json")
    if key.exists():
        exercises = json.loads(key.read_text())["exercises"]
        assert len(exercises) == count
        for exercise, note in zip(exercises, notes(log.new, by_text)):
            words, back = " ".join(exercise["headline"].split()), note.fields[1]
            plain = back.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace("<em>", "").replace("</em>", "")
            assert words in plain, (path, words, plain[:300])
    assert [note.guid for note in notes(log.new, by_text)] == [note.guid for note in notes(packed.new, by_package)], path
    again, packed = bring_text(path), bring_package(package, ALWAYS)
    assert (len(again.new), len(packed.new)) == (0, 0), (path, "a second import adds cards")
    assert len(packed.duplicate) == count, (path, "it finds each")
assert by_text.note_count() == by_package.note_count() == by_package.card_count() == expected
before = everything(by_package)
assert before == everything(by_text)
changed = 0
for path in sorted((folder / "changed").glob("*.txt")):
    bring_text(path)
    package = path.with_suffix(".apkg")
    log = bring_package(package, ALWAYS)
    assert len(log.new) == 0 and len(log.updated) == check_database(package)[0], path
    changed += len(log.updated)
after = everything(by_package)
assert after == everything(by_text) and after.keys() == before.keys()
assert sum(after[guid] != before[guid] for guid in after) == changed
assert by_package.fix_integrity()[1], "Anki finds nothing to mend"
print(f"cards: {expected}, at most {most} in a package and {longest} characters in a note, {changed} changed")
