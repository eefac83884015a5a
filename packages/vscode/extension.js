// extension.js: nimbook in VS Code. Sheets and claims are looked at while they are written.
//
// Everything is answered by the engine in this process; nothing is sent anywhere and nothing is written.
"use strict";

const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const vscode = require("vscode");
const { Engine } = require("./engine.js");
const { diagnosticOf, objection, verdictOf } = require("./faults.js");
const { Preview } = require("./preview.js");
const { isSheet, withGames } = require("./sheets.js");

/** In milliseconds: how long a text is left alone before it is looked at, and how long that may take. */
const WAIT = 300;
const LIMITS = { typed: 10_000, saved: 120_000 };

const isClaims = document => document.languageId === "nimbook-claims";

function activate(context) {
  const engine = new Engine();
  const faults = vscode.languages.createDiagnosticCollection("nimbook");
  /** By the name of a document: its panel, what is waited for, and the verdicts on its statements. */
  const [previews, waiting, verdicts] = [new Map(), new Map(), new Map()];
  const judged = new vscode.EventEmitter();
  const language = () => vscode.workspace.getConfiguration("nimbook").get("language", "en");

  async function lookAtSheet(document, limit, isWanted) {
    const preview = previews.get(String(document.uri));
    const variant = preview?.variant ?? 0;
    const spec = await withGames(document);
    const request = { do: "document", lang: language(), spec, variant, format: preview ? "html" : "md" };
    const reply = await engine.ask(request, limit, isWanted);
    if (!reply || !isWanted()) return;
    // A variant that does not exist is no fault of the text.
    const found = (reply.faults ?? []).filter(fault => fault.code || variant === 0);
    if (!reply.late) faults.set(document.uri, found.map(fault => diagnosticOf(document, fault)));
    preview?.show(reply);
  }

  async function lookAtClaims(document, limit, isWanted) {
    const reply = await engine.ask({ do: "prove", claims: document.getText() }, limit, isWanted);
    if (!reply || !isWanted()) return;
    // What takes longer while somebody types is decided when they save.
    if (reply.late && limit < LIMITS.saved) return;
    const late = { message: `not decided within ${limit / 1000} seconds`, help: "`nimbook prove` has all the time that it needs" };
    const wrong = (reply.late ? [late] : reply.faults ?? []).map(fault => diagnosticOf(document, fault));
    const outcomes = reply.outcomes ?? [];
    faults.set(document.uri, [...wrong, ...outcomes.filter(outcome => !outcome.ok).map(outcome => objection(document, outcome))]);
    verdicts.set(String(document.uri), { version: document.version, outcomes: outcomes.filter(outcome => outcome.ok) });
    judged.fire();
  }

  /** Looks at a document, unless it has changed again by then. */
  async function look(document, limit) {
    const name = String(document.uri);
    clearTimeout(waiting.get(name));
    waiting.delete(name);
    const { version } = document;
    const isWanted = () => !document.isClosed && document.version === version;
    if (isClaims(document)) return lookAtClaims(document, limit, isWanted);
    if (isSheet(document)) return lookAtSheet(document, limit, isWanted);
    faults.delete(document.uri);
  }

  function lookSoon(document) {
    if (!isClaims(document) && document.languageId !== "yaml") return;
    const name = String(document.uri);
    clearTimeout(waiting.get(name));
    waiting.set(name, setTimeout(look, WAIT, document, LIMITS.typed));
  }

  const documents = () => vscode.workspace.textDocuments;
  const sheets = () => documents().filter(isSheet);

  let isMarked = false;
  /** The icon of the preview stands above sheets alone. */
  function markSheet() {
    const document = vscode.window.activeTextEditor?.document;
    // A panel that is looked at does not take the icon away.
    if (!document || isSheet(document) === isMarked) return;
    isMarked = !isMarked;
    vscode.commands.executeCommand("setContext", "nimbook.isSheet", isMarked);
  }

  /** Shows the sheet whose icon was chosen, or the one in the active editor. */
  function show(uri) {
    const document = documents().find(one => String(one.uri) === String(uri)) ?? vscode.window.activeTextEditor?.document;
    if (!document || !isSheet(document)) {
      vscode.window.showInformationMessage("Open a sheet first: a YAML file with `exercises:`, each of a `kind:`.");
      return;
    }
    const name = String(document.uri);
    const preview = previews.get(name);
    if (preview) return preview.panel.reveal(undefined, true);
    previews.set(name, new Preview(context, document, {
      // The document may have been closed and opened again meanwhile.
      changed: async () => look(await vscode.workspace.openTextDocument(document.uri), LIMITS.typed),
      closed: () => previews.delete(name),
    }));
  }

  context.subscriptions.push(
    faults,
    judged,
    engineEnd(engine, waiting),
    vscode.commands.registerCommand("nimbook.show", show),
    vscode.window.onDidChangeActiveTextEditor(markSheet),
    vscode.workspace.onDidOpenTextDocument(lookSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      markSheet();
      lookSoon(document);
    }),
    vscode.workspace.onDidSaveTextDocument(document => {
      look(document, LIMITS.saved);
      // Sheets may take their games from it.
      if (isClaims(document)) sheets().forEach(lookSoon);
    }),
    vscode.workspace.onDidCloseTextDocument(document => {
      faults.delete(document.uri);
      verdicts.delete(String(document.uri));
    }),
    vscode.workspace.onDidChangeConfiguration(change => {
      if (change.affectsConfiguration("nimbook")) sheets().forEach(lookSoon);
    }),
    vscode.languages.registerInlayHintsProvider({ language: "nimbook-claims" }, {
      onDidChangeInlayHints: judged.event,
      provideInlayHints(document) {
        const { version, outcomes } = verdicts.get(String(document.uri)) ?? {};
        if (version !== document.version) return [];
        return outcomes.map(outcome => verdictOf(document, outcome));
      },
    }),
  );
  markSheet();
  documents().forEach(lookSoon);
  // Without completion everything else works.
  offerSchema().catch(() => {});
}

/** What ends with the extension: the engine, and what is waited for. */
function engineEnd(engine, waiting) {
  return new vscode.Disposable(() => {
    waiting.forEach(timer => clearTimeout(timer));
    engine.close();
  });
}

/** The schema for sheets of any name, where the YAML extension by Red Hat is installed. */
async function offerSchema() {
  const yaml = await vscode.extensions.getExtension("redhat.vscode-yaml")?.activate();
  const address = "nimbook://schema/sheet";
  yaml?.registerContributor?.("nimbook",
    name => (sheetNamed(name) ? address : undefined),
    () => readFileSync(join(__dirname, "nimbook.schema.json"), "utf8"));
}

/** Whether the document of this address is a sheet whose name does not say so. */
function sheetNamed(name) {
  const document = vscode.workspace.textDocuments.find(({ uri }) => String(uri) === name);
  return document !== undefined && isSheet(document) && !/\.nimbook\.ya?ml$/.test(document.uri.path);
}

module.exports = { activate };
