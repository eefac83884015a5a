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

const counterexample = ({ witness }) => Object.entries(witness ?? {}).map(([name, value]) => `${name} = ${value}`).join(", ");

/** What became of a statement, in a sentence. */
function sentence(outcome) {
  const { verdict, obligation, empty } = outcome;
  const parts = [VERDICTS[verdict] ?? verdict];
  if (verdict === "refuted" && obligation) parts.push(obligation);
  const values = counterexample(outcome);
  if (values) parts.push(`smallest counterexample ${values}`);
  return [parts.join(": "), ...empty.map(condition => `never possible: ${condition}`)].join("; ");
}

/** A statement whose verdict is not what its text says: its first word and its name are underlined. */
function objection(document, outcome) {
  const { text } = document.lineAt(row(document, outcome));
  const [before, head] = text.match(/^(\s*)(\S+\s+[^\s:({#;}]+)?/).slice(1);
  const range = new vscode.Range(row(document, outcome), before.length, row(document, outcome), before.length + (head ?? text.trim()).length);
  const isOpen = outcome.verdict === "gave-up";
  const severity = isOpen ? vscode.DiagnosticSeverity.Information : vscode.DiagnosticSeverity.Warning;
  const diagnostic = new vscode.Diagnostic(range, `${outcome.id}: ${sentence(outcome)}`, severity);
  return Object.assign(diagnostic, { source: "nimbook", code: outcome.verdict });
}

/** A verdict in a few words, after the first line of its statement. */
function verdictOf(document, outcome) {
  const line = row(document, outcome);
  const place = new vscode.Position(line, document.lineAt(line).text.trimEnd().length);
  const values = counterexample(outcome);
  const hint = new vscode.InlayHint(place, `${VERDICTS[outcome.verdict]}${values ? `: ${values}` : ""}`);
  return Object.assign(hint, { paddingLeft: true, tooltip: sentence(outcome) });
}

/** The line where a statement begins, from 0. */
const row = (document, { line }) => Math.min(line, document.lineCount) - 1;

module.exports = { diagnosticOf, objection, verdictOf };
