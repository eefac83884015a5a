"""Every NAME.qti.zip or NAME.qti21.zip of a folder as NAME.qti3.zip, converted by citolab-qti-convert and stored again without compression."""

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

for package in sorted(Path(sys.argv[1]).glob("*.qti*.zip")):
    if package.name.endswith((".qti3.zip", ".qti12.zip")):
        continue
    with tempfile.TemporaryDirectory() as folder:
        converted = Path(folder) / "converted.zip"
        convert = Path(sys.executable).parent / "qti-convert"
        subprocess.run([convert, "upgrade", package, converted], check=True, stdout=subprocess.DEVNULL)
        stored = package.with_name(package.name.removesuffix(".zip").rsplit(".", 1)[0] + ".qti3.zip")
        with zipfile.ZipFile(converted) as read, zipfile.ZipFile(stored, "w", zipfile.ZIP_STORED) as write:
            for name in read.namelist():
                write.writestr(zipfile.ZipInfo(name), read.read(name))
