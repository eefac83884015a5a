"""The icon of the program: heaps of 1, 2 and 3, which whoever moves next loses.

    python packages/windows/icon.py OUT.ico
    python packages/windows/icon.py OUT.png

Sizes are those that Windows shows in lists, on the desktop and in the shop, and of a PNG that of extensions of editors; each
is drawn by itself, from 4 by 4 samples a pixel.
"""

import struct
import sys
import zlib
from pathlib import Path

SIZES = [16, 24, 32, 48, 64, 256]
ALONE = 128
SAMPLES = 4
PAPER, INK = (253, 252, 249), (36, 64, 92)
# Of a square of side 1: the rounding of its corners, the edge, and the distance and radius of the discs.
CORNER, BORDER, STEP, RADIUS = 0.2, 0.055, 0.235, 0.1


def colour(x: float, y: float) -> tuple[int, int, int] | None:
    """The colour at a place of the square, nothing outside its rounded corners."""
    def depth(inset: float) -> bool:
        across = max(abs(x - 0.5) - 0.5 + CORNER, 0.0)
        down = max(abs(y - 0.5) - 0.5 + CORNER, 0.0)
        return across**2 + down**2 <= (CORNER - inset) ** 2 and max(abs(x - 0.5), abs(y - 0.5)) <= 0.5 - inset
    if not depth(0.0):
        return None
    if not depth(BORDER):
        return INK
    for heap in (1, 2, 3):
        for disc in range(heap):
            centre = 0.5 + (heap - 2) * STEP, 0.735 - disc * STEP
            if (x - centre[0]) ** 2 + (y - centre[1]) ** 2 <= RADIUS**2:
                return INK
    return PAPER


def picture(side: int) -> bytes:
    """A PNG of this many pixels a side."""
    rows = []
    for row in range(side):
        line = bytearray([0])
        for column in range(side):
            seen = [colour((column + (a + 0.5) / SAMPLES) / side, (row + (b + 0.5) / SAMPLES) / side)
                    for a in range(SAMPLES) for b in range(SAMPLES)]
            there = [one for one in seen if one]
            mean = [sum(one[k] for one in there) // len(there) if there else 0 for k in range(3)]
            line += bytes([*mean, 255 * len(there) // len(seen)])
        rows.append(bytes(line))
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    head = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"".join(rows), 9))
            + chunk(b"IEND", b""))


def icon() -> bytes:
    """All sizes in one file."""
    pictures = [picture(side) for side in SIZES]
    place = 6 + 16 * len(SIZES)
    entries = b""
    for side, data in zip(SIZES, pictures):
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return struct.pack("<HHH", 0, 1, len(SIZES)) + entries + b"".join(pictures)


out = Path(sys.argv[1])
out.write_bytes(picture(ALONE) if out.suffix == ".png" else icon())
