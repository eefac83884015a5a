// panel.js: switches between a sheet and its key, and keeps the place to which each was scrolled.
"use strict";

(() => {
  const vscode = acquireVsCodeApi();
  const form = document.querySelector("form");
  const frame = document.querySelector("iframe");
  const state = { part: "sheet", variant: 0, places: {}, ...vscode.getState() };
  let content = { id: "", sheet: "", key: "", said: "" };
  let drawn;

  /** Light or dark, as the editor is. */
  const theme = () => (/\bvscode-(?:dark|high-contrast)\b(?!-light)/.test(document.body.className) ? "dark" : "light");

  function draw() {
    form.elements.id.value = content.id;
    document.querySelector("[role=status]").textContent = content.said;
    const html = content[state.part].replace(/<html /, `<html data-theme="${theme()}" `);
    frame.hidden = html === "";
    // A frame that is drawn anew loses its place for a moment.
    if (html !== drawn) frame.srcdoc = drawn = html;
  }

  frame.addEventListener("load", () => {
    const page = frame.contentWindow;
    page.scrollTo(0, state.places[state.part] ?? 0);
    page.addEventListener("scroll", () => {
      state.places[state.part] = page.scrollY;
      vscode.setState(state);
    });
  });
  form.addEventListener("change", () => {
    const { part, variant } = form.elements;
    state.part = part.value;
    const before = state.variant;
    if (variant.value !== "" && variant.validity.valid) state.variant = variant.valueAsNumber;
    vscode.setState(state);
    if (state.variant !== before) vscode.postMessage({ variant: state.variant });
    else draw();
  });
  form.addEventListener("submit", event => event.preventDefault());
  addEventListener("message", ({ data }) => {
    content = data;
    draw();
  });
  new MutationObserver(draw).observe(document.body, { attributes: true, attributeFilter: ["class"] });

  form.elements.part.value = state.part;
  form.elements.variant.value = state.variant;
  vscode.postMessage({ variant: state.variant });
})();
