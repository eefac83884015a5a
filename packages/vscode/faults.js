// faults.js: what the engine says of a text, as VS Code shows it.
//
// nimbook counts lines and characters from 1; VS Code counts lines and UTF-16 units from 0.
"use strict";

const vscode = require("vscode");

function position(document, line, column) {
  const row = Math.min(Math.max(line, 1), document.lineCount) - 1;
  const before = [...document.lineAt(row).text].slice(0, column - 1);
  return new vscode.Position(row, before.join("").length);
}

/** A fault of a text, with what to do about it and the other place that it is about. */
function diagnosticOf(document, fault) {
  const { line = 1, column = 1, end_line = line, end_column = column, code, message, help, note } = fault;
  const range = new vscode.Range(position(document, line, column), position(document, end_line, end_column));
  const diagnostic = new vscode.Diagnostic(range, help ? `${message}\n${help}` : message, vscode.DiagnosticSeverity.Error);
  if (note) {
    const place = position(document, note.line, note.column);
    const location = new vscode.Location(document.uri, new vscode.Range(place, place));
    diagnostic.relatedInformation = [new vscode.DiagnosticRelatedInformation(location, note.message)];
  }
  return Object.assign(diagnostic, { source: "nimbook", code });
}

const VERDICTS = {
  proved: "proved",
  refuted: "false",
  "gave-up": "not decided within the limits",
  disputed: "no verdict: two routes disagree",
};

/** What became of a statement, in a few words. */
function sentence({ verdict, witness, obligation, empty }) {
  const values = Object.entries(witness ?? {}).map(([name, value]) => `${name} = ${value}`);
  const parts = [VERDICTS[verdict] ?? verdict];
  if (verdict === "refuted" && obligation) parts.push(obligation);
  if (values.length > 0) parts.push(`smallest counterexample ${values.join(", ")}`);
  return [parts.join(": "), ...empty.map(condition => `never possible: ${condition}`)].join("; ");
}

/** Where a statement begins: its line, without what stands around it. */
function lineOf(document, outcome) {
  const { text, range } = document.lineAt(Math.min(outcome.line, document.lineCount) - 1);
  return new vscode.Range(range.start.line, text.length - text.trimStart().length, range.start.line, text.trimEnd().length);
}

/** A statement whose verdict is not what its text says. */
function objection(document, outcome) {
  const isOpen = outcome.verdict === "gave-up";
  const severity = isOpen ? vscode.DiagnosticSeverity.Information : vscode.DiagnosticSeverity.Warning;
  const diagnostic = new vscode.Diagnostic(lineOf(document, outcome), `${outcome.id}: ${sentence(outcome)}`, severity);
  return Object.assign(diagnostic, { source: "nimbook", code: outcome.verdict });
}

module.exports = { diagnosticOf, lineOf, objection, sentence };
