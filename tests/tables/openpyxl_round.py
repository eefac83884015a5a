"""Reads workbooks of nimbook and types into them, as a spreadsheet would.

usage: openpyxl_round.py read FILE        the cells as JSON, each a text, a number or null
       openpyxl_round.py type FILE CELL=TEXT …   types texts, and saves
"""

import json
import sys

import openpyxl

action, name, *cells = sys.argv[1:]
book = openpyxl.load_workbook(name)
sheet = book.worksheets[0]
if action == "read":
    print(json.dumps([[cell.value for cell in row] for row in sheet.iter_rows()]))
else:
    for cell in cells:
        place, text = cell.split("=", 1)
        sheet[place] = text
    book.save(name)
