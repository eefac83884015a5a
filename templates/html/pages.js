// Lays sheets and keys out into boxes of one page each when they are printed, so that every browser prints the same pages:
// what stands together stays together, head and foot are ordinary content, and the rest of a page becomes room to work.
// Without it the rules for paper of the stylesheet do what they can.
(() => {
  const main = document.querySelector("main");
  // What is not the last thing on a page, and what is not the first.
  const leads = ".num, .points, .letter, .stem, .sample, .asks, .solution, .marks, .prompt, .asked, .item > .body > svg, .steps > .told:first-child";
  // What may go on on the next page; all else moves there whole.
  const { paper } = main.dataset;
  const key = main.dataset.kind === "key";
  const long = ":has(tr:nth-child(9))";
  const parts = key
    ? `.exercise, .body, .items, .item, .steps, .work:has(.steps), .grow, li${long}, li > div${long}, .scroll${long}, table${long}, table${long} > tbody`
    : ".exercise:has(> .body > .items), .exercise > .body:has(> .items), .items, .intro, .authored";

  const made = (tag, name, ...inner) => {
    const one = document.createElement(tag);
    one.className = name;
    one.append(...inner);
    return one;
  };

  // The rules for paper hold on the screen as well, until what this gives is called.
  const onPaper = () => {
    const back = [];
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        const media = rule.type === CSSRule.MEDIA_RULE && rule.media.mediaText;
        if (!media) continue;
        rule.media.mediaText = media.startsWith("print") ? "all" : "not all";
        back.push(() => { rule.media.mediaText = media; });
      }
    }
    return () => back.forEach(one => one());
  };

  // The pages of a sheet.
  const pagesOf = sheet => {
    const whole = sheet.cloneNode(true);
    const imprint = whole.querySelector(".imprint");
    const turn = whole.querySelector(".turn");
    turn?.remove();
    imprint.remove();
    const fields = whole.querySelector(".fields");
    const [name, version] = [fields?.querySelector("b.wide"), whole.querySelector(".version")];
    const leaves = [];
    let path;

    const leaf = () => {
      const flow = whole.cloneNode(false);
      flow.removeAttribute("style");
      const head = made("header", "head");
      if (leaves.length > 0) {
        if (version) head.append(version.cloneNode(true));
        if (name) head.append(made("b", "", name.textContent));
        else if (fields) head.append(made("span", "", fields.firstElementChild.textContent), made("i", ""));
      }
      const foot = imprint.cloneNode(true);
      if (name) foot.querySelector(".id").after(made("b", "", name.textContent));
      const one = made("section", "leaf", head, flow, foot);
      [one.lang, one.dir] = [sheet.lang, sheet.dir];
      box.append(one);
      leaves.push(one);
      return flow;
    };
    // Firefox counts ink below the last line as height of what scrolls.
    const bottom = one => one ? one.getBoundingClientRect().bottom : 0;
    const isFull = () => bottom(path[0].lastElementChild) > bottom(path[0]) + 1;
    const filled = node => [...node.childNodes].some(one =>
      one.nodeType === 1 ? !one.matches(leads) && (!one.matches(parts) || filled(one)) : one.nodeValue.trim() !== "");

    // Goes on on a new page, with what leads to what comes.
    const turnPage = () => {
      if (!filled(path[0])) return;
      let whole = path.length;                                          // what is from here on goes whole
      for (let level = path.length - 1; level > 0 && !filled(path[level]); level -= 1) whole = level;
      const carried = [];
      let last = whole < path.length ? path[whole].previousSibling : path[whole - 1].lastChild;
      for (; last && (last.nodeType !== 1 || last.matches(leads)); last = last.previousSibling) carried.unshift(last);
      const before = path;
      path = [leaf()];
      for (let level = 1; level < before.length; level += 1) {
        const shell = level < whole ? before[level].cloneNode(false) : before[level];
        shell.id &&= "";
        if (level === whole) path[level - 1].append(...carried);
        const asks = level < whole && shell.matches(".items") && before[level].previousElementSibling;
        if (asks && asks.matches(".asks")) {
          const again = asks.cloneNode(true);
          again.querySelector(".points")?.remove();
          again.querySelector(".sample")?.remove();
          again.prepend(made("span", "points", imprint.dataset.continued));
          path[level - 1].append(again);
        }
        if (level < whole && shell.matches("tbody") && before[level].previousElementSibling) {
          path[level - 1].append(before[level].previousElementSibling.cloneNode(true));
        }
        if (level < whole && shell.matches(".steps")) {
          const steps = before[level].children.length - (before[level + 1] ? 1 : 0);
          shell.dataset.before = Number(before[level].dataset.before ?? 0) + steps;
          shell.style.counterReset = `step ${shell.dataset.before}`;
        }
        path[level - 1].append(shell);
        path.push(shell);
      }
      if (whole === before.length) path[path.length - 1].append(...carried);
    };

    const descend = (node, inner) => {
      node.replaceChildren();
      path.push(node);
      rows(inner.filter(one => one.nodeType === 1 || one.nodeValue.trim() !== "")).forEach(put);
      path.pop();
    };
    // Puts nodes that stay together where the last one ended.
    const put = nodes => {
      const at = path[path.length - 1];
      at.append(...nodes);
      if (!isFull()) return;
      const [first] = nodes;
      if (nodes.length === 1 && first.nodeType === 1 && first.matches(parts)) {
        descend(first, [...first.childNodes]);
        return;
      }
      nodes.forEach(node => node.remove());
      turnPage();
      path[path.length - 1].append(...nodes);
      // What is longer than a page goes on, too, piece by piece.
      const inner = nodes.length === 1 && first.nodeType === 1 && first.matches("div, ol, ul, section") && [...first.childNodes];
      if (!isFull() || !inner || inner.length < 2) return;
      descend(first, inner);
    };
    // Two items in one row of a grid stay together, and in a key the routes with the table above them.
    const isHalf = one => !key && one.nodeType === 1 && one.matches(".item:not(.all)");
    const rows = nodes => nodes.reduce((all, node) => {
      const last = all[all.length - 1];
      const joins = last && node.nodeType === 1 && last.length === 1
        && (isHalf(node) && isHalf(last[0]) || node.matches(".route") && last[0].matches?.(".wrongs"));
      if (joins) last.push(node);
      else all.push([node]);
      return all;
    }, []);

    path = [leaf()];
    [...whole.childNodes].forEach(node => put([node]));
    leaves.forEach((one, place) => {
      one.querySelector(".imprint > div").append(made("span", "count", `${place + 1} / ${leaves.length}`));
    });
    leaves.forEach(room);
    return leaves;
  };

  // What is left of a page is shared by the work of its questions, in whole squares or lines.
  const room = leaf => {
    const flow = leaf.children[1];
    const mm = leaf.clientWidth / { A4: 210, A5: 148.5, letter: 215.9 }[paper];
    const rooms = [...flow.querySelectorAll(".room")];
    const work = rooms.reduce((sum, one) => sum + Number(one.dataset.work), 0);
    const last = flow.lastElementChild;
    const left = flow.getBoundingClientRect().bottom - (last ? last.getBoundingClientRect().bottom : 0);
    for (const one of rooms) {
      const ruled = one.matches(".ruled");
      const side = (ruled ? 8 : 5) * (flow.matches(".large") || main.dataset.print ? 1.6 : 1);
      const across = Math.floor(one.clientWidth / mm / side);
      const down = Math.floor((left * Number(one.dataset.work) / work / mm - 4) / side);
      if (down * side < 15) continue;
      let lines = "";
      for (let y = ruled ? 1 : 0; y <= down; y += 1) lines += `M0 ${y * side}h${across * side}`;
      if (!ruled) for (let x = 0; x <= across; x += 1) lines += `M${x * side} 0v${down * side}`;
      const svg = one.firstElementChild;
      svg.firstElementChild.setAttribute("d", lines);
      svg.setAttribute("viewBox", `-.1 -.1 ${across * side + .2} ${down * side + .2}`);
      svg.style.inlineSize = `${(across * side + .2) * mm}px`;
    }
  };

  let box;
  // A sheet at a time; what shows pages before they are printed keeps the rules for paper.
  const lay = function* (stays = false) {
    box?.remove();
    box = made("div", "leaves");
    document.body.append(box);
    document.documentElement.classList.add("boxed");
    const back = onPaper();
    try {
      // A stylesheet of one's own that knows no boxes prints as it likes.
      box.append(made("section", "leaf"));
      if (getComputedStyle(box.firstElementChild).display !== "flex") return away();
      const sheets = main.matches(".class") ? [...main.querySelectorAll(":scope > .sheet")] : [main];
      const all = [];
      for (const [place, sheet] of sheets.entries()) {
        // Leaves that are full already would be styled again with every other.
        box.replaceChildren();
        const leaves = pagesOf(sheet);
        all.push(...leaves);
        // Each sheet begins on a leaf of its own; printed on one side, every page is one.
        if (!key && paper !== "A5" && document.documentElement.dataset.sides !== "1" && leaves.length % 2 > 0 && place + 1 < sheets.length) all.push(made("section", "leaf blank"));
        yield;
      }
      box.replaceChildren(...all);
    } finally {
      if (!stays) back();
    }
    // Halves of a page stand side by side, to be cut apart; one alone is there twice.
    if (paper === "A5") {
      const halves = [...box.children];
      if (halves.length === 1) halves.push(halves[0].cloneNode(true));
      while (halves.length > 0) box.append(made("div", "pair", ...halves.splice(0, 2)));
    }
    // The boxes have the margins, and what the stylesheet says of pages is in them.
    for (const sheet of document.styleSheets) {
      for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
        if (sheet.cssRules[place].type === CSSRule.PAGE_RULE) sheet.deleteRule(place);
      }
    }
    document.styleSheets[0].insertRule(`@page { size: ${paper === "A5" ? "A4 landscape" : paper}; margin: 0; }`);
    document.documentElement.dataset.pages = box.children.length;
  };
  const away = () => {
    box?.remove();
    document.documentElement.classList.remove("boxed");
  };
  addEventListener("beforeprint", () => {
    try { [...lay()]; } catch (fault) { away(); throw fault; }
  });
  addEventListener("afterprint", away);
  window.layOut = lay;
})();
