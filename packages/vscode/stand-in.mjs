// A stand-in for the module `vscode`, as far as the extension uses it: documents that are opened, typed into and saved,
// panels that keep what they are sent. It decides nothing, so that the tests see what the extension does.

import { readFile } from "node:fs/promises";
import Module, { createRequire } from "node:module";
import { posix } from "node:path";

class Uri {
  constructor(path) {
    this.path = path;
  }
  static file = path => new Uri(path);
  static joinPath = ({ path }, ...parts) => new Uri(posix.join(path, ...parts));
  toString() {
    return `file://${this.path}`;
  }
}
class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(...places) {
    [this.start, this.end] = places.length === 2 ? places : [new Position(places[0], places[1]), new Position(places[2], places[3])];
  }
}
class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}
class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}
class DiagnosticRelatedInformation {
  constructor(location, message) {
    Object.assign(this, { location, message });
  }
}
class InlayHint {
  constructor(position, label) {
    Object.assign(this, { position, label });
  }
}
class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }
}
class EventEmitter {
  #listeners = new Set();
  event = listener => {
    this.#listeners.add(listener);
    return new Disposable(() => this.#listeners.delete(listener));
  };
  fire(value) {
    this.#listeners.forEach(listener => listener(value));
  }
  dispose() {
    this.#listeners.clear();
  }
}

/** A document that is open. */
class Document {
  version = 1;
  isClosed = false;
  constructor(path, languageId, text) {
    Object.assign(this, { uri: Uri.file(path), languageId, text });
  }
  getText() {
    return this.text;
  }
  get lines() {
    return this.text.split(/\r\n|\n|\r/);
  }
  get lineCount() {
    return this.lines.length;
  }
  lineAt(row) {
    const text = this.lines[row];
    return { text, range: new Range(row, 0, row, text.length) };
  }
}

/** An editor with the extension in this folder. */
export function editor(folder) {
  const event = () => new EventEmitter();
  const [opened, changed, saved, closed, active, configured, diagnosed] = [event(), event(), event(), event(), event(), event(), event()];
  const [commands, contexts, diagnostics, settings] = [new Map(), new Map(), new Map(), new Map()];
  const panels = [];
  const documents = [];
  const state = { commands, contexts, panels, settings, schemas: undefined, hints: undefined, messages: [] };

  const vscode = {
    Uri, Position, Range, Location, Diagnostic, DiagnosticRelatedInformation, InlayHint, Disposable, EventEmitter,
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    ViewColumn: { Beside: -2 },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, list) => (diagnostics.set(String(uri), list), diagnosed.fire(String(uri))),
        delete: uri => (diagnostics.delete(String(uri)), diagnosed.fire(String(uri))),
        dispose() {},
      }),
      registerInlayHintsProvider: (_, provider) => (state.hints = provider, new Disposable(() => {})),
    },
    commands: {
      registerCommand: (name, run) => (commands.set(name, run), new Disposable(() => commands.delete(name))),
      executeCommand: (_, key, value) => contexts.set(key, value),
    },
    extensions: {
      getExtension: name => name === "redhat.vscode-yaml"
        ? { activate: async () => ({ registerContributor: (id, address, content) => (state.schemas = { id, address, content }) }) }
        : undefined,
    },
    workspace: {
      get textDocuments() {
        return documents.filter(document => !document.isClosed);
      },
      openTextDocument: async uri => documents.find(document => !document.isClosed && String(document.uri) === String(uri)),
      fs: { readFile: uri => readFile(uri.path) },
      getConfiguration: () => ({ get: (key, otherwise) => settings.get(key) ?? otherwise }),
      onDidOpenTextDocument: opened.event, onDidChangeTextDocument: changed.event, onDidSaveTextDocument: saved.event,
      onDidCloseTextDocument: closed.event, onDidChangeConfiguration: configured.event,
    },
    window: {
      activeTextEditor: undefined,
      onDidChangeActiveTextEditor: active.event,
      showInformationMessage: message => state.messages.push(message),
      createWebviewPanel(_, title) {
        const [received, disposed, sent] = [event(), event(), event()];
        const panel = {
          title, sent: [], reveal() {}, onDidDispose: disposed.event, dispose: () => disposed.fire(), receive: message => received.fire(message),
          next: () => new Promise(resolve => sent.event(resolve)),
          webview: {
            html: "", cspSource: "https://panel.example", asWebviewUri: uri => `https://panel.example${uri.path.slice(folder.length)}`,
            onDidReceiveMessage: received.event,
            postMessage: message => (panel.sent.push(message), sent.fire(message)),
          },
        };
        panels.push(panel);
        return panel;
      },
    },
  };

  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  const context = { extensionUri: Uri.file(folder), subscriptions: [] };
  const require = createRequire(import.meta.url);
  // Each editor has an extension of its own.
  for (const path of Object.keys(require.cache)) if (path.startsWith(folder)) delete require.cache[path];
  require(`${folder}/extension.js`).activate(context);

  /** Does something, and waits for what is said of this document. */
  const said = (document, act) => new Promise(resolve => {
    const listening = diagnosed.event(name => {
      if (name !== String(document.uri)) return;
      listening.dispose();
      resolve(diagnostics.get(name) ?? []);
    });
    act();
  });
  return {
    ...state,
    get schemas() {
      return state.schemas;
    },
    hints: document => state.hints.provideInlayHints(document),
    diagnostics: document => diagnostics.get(String(document.uri)) ?? [],
    said,
    configure: (key, value) => (settings.set(key, value), configured.fire({ affectsConfiguration: section => section === "nimbook" })),
    open(path, languageId, text) {
      const document = new Document(path, languageId, text);
      documents.push(document);
      vscode.window.activeTextEditor = { document };
      return { document, faults: said(document, () => (opened.fire(document), active.fire(vscode.window.activeTextEditor))) };
    },
    type(document, text) {
      Object.assign(document, { text, version: document.version + 1 });
      changed.fire({ document });
    },
    save: document => saved.fire(document),
    close(document) {
      document.isClosed = true;
      closed.fire(document);
    },
    end() {
      context.subscriptions.forEach(one => one.dispose());
      Module._load = load;
    },
  };
}
