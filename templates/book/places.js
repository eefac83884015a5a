// places.js: what a link of the book leads to, shown beside it while it is pointed at or has the focus. It asks for nothing
// but places-index.js beside it, once, when a reader first points at a link.
(() => {
  const folder = new URL(".", document.currentScript.src);
  const { make } = window.nimbook;
  /** How long a pointer rests on a link, and may be on its way to what is shown. */
  const [REST, WAY] = [300, 200];
  let loaded, shown, timer;

  const load = () => {
    loaded ??= new Promise((done, failed) => {
      const script = make("script", { ".src": new URL("places-index.js", folder).href });
      script.onload = () => done(window.nimbookPlaces);
      script.onerror = failed;
      document.head.append(script);
    });
    return loaded;
  };

  /** The page and the anchor in the book that a link leads to. */
  function target(link) {
    const page = link.pathname.startsWith(folder.pathname) ? link.pathname.slice(folder.pathname.length) : "";
    return [page, link.hash.slice(1)].map(decodeURIComponent);
  }

  function hide() {
    clearTimeout(timer);
    shown?.link.removeAttribute("aria-describedby");
    shown?.box.remove();
    shown = undefined;
  }

  /** Puts a preview below its link, or above it where there is no room below. */
  function place({ link, box }) {
    const [at, room] = [link.getClientRects()[0], box.getBoundingClientRect()];
    const below = at.bottom + room.height + 8 < innerHeight || at.top < room.height + 8;
    box.style.insetBlockStart = `${below ? at.bottom + 4 : at.top - room.height - 4}px`;
    box.style.left = `${Math.max(8, Math.min(at.left, document.documentElement.clientWidth - room.width - 8))}px`;
  }

  async function show(link) {
    const [page, anchor] = target(link);
    const [title, says] = (await load())[page]?.[anchor === "text" ? "" : anchor] ?? [];
    if (!title || !link.isConnected || !(link.matches(":hover") || link === document.activeElement)) return;
    hide();
    const box = make("div", { id: "what-is-there", class: "preview", role: "tooltip" }, make("b", {}, title), ...(says ? [make("span", {}, says)] : []));
    document.querySelector("#text").append(box);
    link.setAttribute("aria-describedby", box.id);
    shown = { link, box };
    place(shown);
  }

  // The page of the whole book is for paper and for one search through all of it.
  addEventListener("DOMContentLoaded", () => {
    if (document.body.dataset.kind !== "chapter") return;
    const of = event => event.target.closest?.(".text a[href]:not(.anchor, [rel])");
    const quietly = link => show(link).catch(() => {});
    document.addEventListener("mouseover", event => {
      if (event.target.closest?.(".preview")) return clearTimeout(timer);
      const link = of(event);
      clearTimeout(timer);
      if (link && link !== shown?.link) timer = setTimeout(() => quietly(link), REST);
      else if (!link && shown && shown.link !== document.activeElement) timer = setTimeout(hide, WAY);
    });
    document.addEventListener("focusin", event => {
      const link = of(event);
      hide();
      if (link?.matches(":focus-visible")) quietly(link);
    });
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", event => { if (event.key === "Escape") hide(); });
    // The focus moves the page to its link.
    addEventListener("scroll", () => shown?.link === document.activeElement ? place(shown) : hide(), { passive: true });
  });
})();
