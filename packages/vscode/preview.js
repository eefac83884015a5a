// preview.js: the panel beside a sheet, which shows it or its key.
"use strict";

const vscode = require("vscode");

class Preview {
  /** The reply of the engine that was shown last, and what is wrong with the sheet as it is now. */
  #shown;
  #said = "";
  variant = 0;

  /** `changed` is called when another variant is wanted, `closed` when the panel is. */
  constructor(context, document, { changed, closed }) {
    const name = document.uri.path.split("/").pop();
    const media = vscode.Uri.joinPath(context.extensionUri, "panel");
    this.panel = vscode.window.createWebviewPanel("nimbook.sheet", `Sheet of ${name}`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: true, localResourceRoots: [media] });
    const { webview } = this.panel;
    webview.onDidReceiveMessage(({ variant }) => {
      // The panel says its variant also when it comes back from the background, and has nothing to show.
      const isSame = variant === this.variant;
      this.variant = variant;
      if (isSame && this.#shown) this.#send();
      else changed();
    });
    this.panel.onDidDispose(closed);
    webview.html = page(webview, media);
  }

  /** Shows a sheet with its key, or says why the one before stays. */
  show(reply) {
    if (reply.sheet !== undefined) [this.#shown, this.#said] = [reply, ""];
    else this.#said = reply.late ? "this takes too long; the sheet is as it was" : reply.faults.map(saidShort).join("; ");
    this.#send();
  }

  #send() {
    const { id = "", sheet = "", key = "" } = this.#shown ?? {};
    this.panel.webview.postMessage({ id, sheet, key, said: this.#said });
  }
}

const saidShort = ({ line, message }) => (line ? `line ${line}: ${message}` : message);

/** The frame around a sheet. Scripts of the extension run in it; those of the sheet, which are for printing, do not. */
function page(webview, media) {
  const file = name => webview.asWebviewUri(vscode.Uri.joinPath(media, name));
  const policy = `default-src 'none'; script-src ${webview.cspSource}; style-src ${webview.cspSource} 'unsafe-inline'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>nimbook</title>
<link rel="stylesheet" href="${file("panel.css")}">
</head>
<body>
<form>
<label><input type="radio" name="part" value="sheet" checked> Sheet</label>
<label><input type="radio" name="part" value="key"> Key</label>
<label>Variant <input type="number" name="variant" min="0" step="1" value="0"></label>
<output name="id"></output>
</form>
<p role="status"></p>
<iframe title="The sheet" sandbox="allow-same-origin"></iframe>
<script src="${file("panel.js")}"></script>
</body>
</html>
`;
}

module.exports = { Preview };
