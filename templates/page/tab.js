// tab.js: keeps what is typed in this tab, so that it survives a reload. Pages made for learning platforms have scorm.js in its place.
"use strict";

/** What keeps the parts of this page by name; it lives as long as the tab. */
function openStore() {
  const prefix = `nimbook ${location.pathname} `;
  const inTab = use => {
    // Where a browser allows no storage, reading it throws, too.
    try { return use(sessionStorage); } catch { return undefined; }
  };
  return {
    read: name => inTab(tab => JSON.parse(tab.getItem(prefix + name))) ?? undefined,
    /** The places of what is not kept; nothing where all is lost. */
    write: (name, value) => inTab(tab => {
      tab.setItem(prefix + name, JSON.stringify(value));
      return [];
    }),
    /** Forgets everything, and returns what takes that back. */
    clear: () => inTab(tab => {
      const before = Object.entries(tab).filter(([name]) => name.startsWith(prefix));
      before.forEach(([name]) => tab.removeItem(name));
      return () => before.forEach(([name, text]) => tab.setItem(name, text));
    }),
    /** Nobody is told what was earned. */
    report(_earned) {},
  };
}

