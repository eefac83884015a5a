// files.js: what goes out of the workshop and comes into it: files, paper, the clipboard.
"use strict";

/** A name for files of a sheet with this title: its Latin letters and digits, with hyphens between. */
function stemOf(title) {
  const words = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 40).replace(/-+$/, "") || "sheet";
}

/** Gives a file to whoever reads the page. */
function download(name, parts, type) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob(parts, { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A page of the core with the scripts in it allowed to run here; the policy of this page is that of its frames. */
const NONCE = document.currentScript.nonce;
const allowed = html => html
  .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n?/, "")
  .replace(/<script(?: nonce="[^"]*")?/g, `<script nonce="${NONCE}"`);

/** Prints a page of the core, in a frame of its own. */
function printed(html) {
  $("#printed")?.remove();
  const frame = Object.assign(document.createElement("iframe"), { id: "printed", tabIndex: -1, title: "" });
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  frame.setAttribute("aria-hidden", "true");
  frame.addEventListener("load", () => {
    frame.contentWindow.focus();
    frame.contentWindow.print();
    before?.focus();
  });
  frame.srcdoc = allowed(html);
  document.body.append(frame);
}

/** Lays the page of a frame out as it is printed, a sheet at a time; the number of its pages, unless another is wanted. */
async function laidOut(frame, isWanted = () => true) {
  const page = frame.contentDocument;
  const sheets = frame.contentWindow.layOut?.(true);
  // Nothing has a size in a tab that is not shown.
  const goesOn = () => sheets && frame.contentDocument === page && frame.clientWidth > 0 && isWanted();
  for (let done = false; !done;) {
    if (!goesOn()) return undefined;
    ({ done } = sheets.next());
    await new Promise(go => (window.requestIdleCallback ?? setTimeout)(go));
  }
  return Number(page.documentElement.dataset.pages);
}

/** So many pages the sheets or keys of the core have on paper. */
async function pagesOf(html, isWanted) {
  const frame = Object.assign(document.createElement("iframe"), { className: "unseen", tabIndex: -1, title: "" });
  frame.setAttribute("aria-hidden", "true");
  frame.srcdoc = allowed(html);
  document.body.append(frame);
  await new Promise(go => frame.addEventListener("load", go, { once: true }));
  const pages = await laidOut(frame, isWanted);
  frame.remove();
  return pages;
}

/** Bytes of base64. */
const bytesOf = signs => Uint8Array.from(atob(signs), sign => sign.charCodeAt(0));

/** The files that are dropped somewhere, or chosen by a field. */
function takesFiles(place, take) {
  const isFile = event => event.dataTransfer?.types.includes("Files");
  place.addEventListener("dragover", event => {
    if (isFile(event)) event.preventDefault();
  });
  place.addEventListener("drop", event => {
    if (!isFile(event)) return;
    event.preventDefault();
    take([...event.dataTransfer.files], event.target);
  });
}

/** What is said of a file that nothing here can read, as the browser knows by its name; nothing of others. */
function notRead(file) {
  if (!/^(image|audio|video|font)\/|html|pdf|word|presentation|opendocument/.test(file.type)) return undefined;
  return { error: true, html: { slip: `${$("#shop-words").dataset.wrongFile} <bdi>${escaped(file.name)}</bdi>` } };
}

/** A text as HTML. */
const escaped = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The text of a file; of one that is not UTF-8, nothing that anybody could read. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try { return new TextDecoder("utf-8", { fatal: true }).decode(bytes); } catch { return ""; }
}

/** Base64 of a file. */
async function signsOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
