// gallery.js: what a sheet can be made of: kinds by topic with a question of each, drawn as they come into sight, and ready sheets.
"use strict";

/** Kinds and ready sheets: their names, and what shows them; `add` is told of a kind, `openReady` of a sheet. */
async function gallery(engine, ready, { add, openReady }) {
  const { topics, kinds } = await engine.ask({ do: "gallery" });
  const words = $("#shop-words").dataset;
  const [chips, tiles, search] = [$("#topics"), $("#tiles"), $("#search")];
  const own = document.documentElement.lang;
  const titles = ready.map(sheet => ({ ...sheet, says: sheet.titles[own] ?? sheet.titles.en ?? sheet.name }));
  const names = new Map(kinds.map(({ kind, says }) => [kind, says]));
  const samples = new Map();
  let topic = topics[0].name;

  const drawn = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      drawn.unobserve(target);
      draw(target);
    }
  }, { rootMargin: "200px" });

  async function draw(tile) {
    const { kind } = tile.dataset;
    if (!samples.has(kind)) samples.set(kind, engine.ask({ do: "sample", kind }));
    const { html } = await samples.get(kind);
    if (!html?.says) return;
    const pic = $(".pic", tile);
    pic.innerHTML = html.picture || html.says;
    pic.classList.toggle("say", !html.picture);
    // Pictures fill their frame; tables and words are set smaller.
    const picture = $("svg", pic);
    if (picture && !$("table", pic)) pic.replaceChildren(picture);
    else whole(pic);
    $("small", tile).innerHTML = [tile.dataset.about, html.says].filter(Boolean).join(" · ");
  }

  /** Sets what a frame holds so small that all of it is seen; words stay large enough to be read. */
  function whole(pic) {
    const snip = Object.assign(document.createElement("div"), { className: "snip", innerHTML: pic.innerHTML });
    pic.replaceChildren(snip);
    for (let zoom = Math.min(1, snip.clientWidth / snip.scrollWidth); zoom > (pic.querySelector("table") ? .35 : .6); zoom -= .05) {
      snip.style.zoom = String(zoom);
      const { width, height } = snip.getBoundingClientRect();
      const [across, down] = [snip.scrollWidth / snip.clientWidth * width, snip.scrollHeight / snip.clientHeight * height];
      if (across <= width + 1 && down <= pic.clientHeight - 16) return;
    }
  }

  function tile(name, about, set) {
    const item = $("#tile").content.firstElementChild.cloneNode(true);
    $("b", item).innerHTML = name;
    set(item, about);
    return item;
  }

  function show() {
    const wanted = search.value.trim().toLocaleLowerCase();
    const fits = (...texts) => wanted.split(/\s+/).every(word => texts.join(" ").toLocaleLowerCase().includes(word));
    const ofTopic = topics.find(({ name }) => name === topic)?.kinds ?? [];
    // What has exactly this name comes first.
    const isOther = ({ says }) => Number(says.toLocaleLowerCase() !== wanted);
    const found = wanted ? kinds.filter(({ kind, says, games }) => fits(kind, says, games)).sort((one, other) => isOther(one) - isOther(other)) : ofTopic.map(name => kinds.find(({ kind }) => kind === name));
    const sheets = wanted ? titles.filter(({ name, says }) => fits(name, says)) : topic === "ready" ? titles : [];
    tiles.replaceChildren(
      ...found.map(({ kind, says, about }) => tile(says, about, item => {
        Object.assign(item.dataset, { kind, about });
        $("small", item).innerHTML = about;
        $("button", item).addEventListener("click", () => add(kind));
        if (samples.has(kind)) draw(item);
        else drawn.observe(item);
      })),
      ...sheets.map(({ says, yaml }) => tile("", "", item => {
        $("b", item).textContent = says;
        $(".plus", item).textContent = words.open;
        $(".pic", item).remove();
        $("small", item).innerHTML = [...new Set([...yaml.matchAll(/kind: ([\w-]+)/g)].map(([, kind]) => names.get(kind)))].join(" · ");
        $(".tile", item).classList.add("ready");
        $("button", item).addEventListener("click", () => openReady(yaml));
      })),
    );
    $("#none-found").hidden = found.length + sheets.length > 0;
    all("button", chips).forEach(chip => chip.setAttribute("aria-pressed", String(!wanted && chip.dataset.topic === topic)));
  }

  chips.replaceChildren(...[...topics, { name: "ready", says: words.ready }].map(({ name, says }) => {
    const chip = Object.assign(document.createElement("button"), { type: "button", innerHTML: says });
    chip.dataset.topic = name;
    chip.addEventListener("click", () => {
      topic = name;
      search.value = "";
      show();
    });
    return chip;
  }));
  search.addEventListener("input", show);
  return { names, show };
}
