// sheets.js: which documents are sheets, and the games that they take from files of claims beside them.
"use strict";

const vscode = require("vscode");

/** Whether a document is a sheet: by its name, or because it has exercises of some kind. */
function isSheet(document) {
  if (document.languageId !== "yaml") return false;
  if (/\.nimbook\.ya?ml$/.test(document.uri.path)) return true;
  const text = document.getText();
  return /^exercises\s*:/m.test(text) && /^\s*(?:-\s+)?kind\s*:/m.test(text);
}

/**
 * The text of a sheet for the engine, which reads no files: what is in files of claims is added below it, as in a sheet
 * that is kept. Lines stay where they are.
 */
async function withGames(document) {
  const text = document.getText();
  const named = new Set([...text.matchAll(/([^\s"'#,[\]{}:]+\.claims)#/g)].map(([, file]) => file));
  if (named.size === 0 || /^claims\s*:/m.test(text)) return text;
  const folder = vscode.Uri.joinPath(document.uri, "..");
  let claims = "";
  for (const file of named) {
    // What is outside the folder of the sheet is refused, by the engine too.
    if (file.startsWith("/") || file.split("/").includes("..")) continue;
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, file)).then(undefined, () => undefined);
    if (bytes) claims += `  ${JSON.stringify(file)}: ${JSON.stringify(new TextDecoder().decode(bytes))}\n`;
  }
  return claims ? `${text.replace(/\n?$/, "\n")}claims:\n${claims}` : text;
}

module.exports = { isSheet, withGames };
