/** The element `<nim-book>`: one question on any web page, checked in place. Importing this file defines it. */

import type { Marked, Of } from "./index.js";

/** A question as it was asked. */
export interface Asked {
  /** What names it in a request. */
  of: Of;
  kind: string;
  position: string;
  level: number;
  /** How many more there are like it. */
  left: number;
}

/** An answer that was checked. */
export interface Judged {
  /** What names the question in a request. */
  of: Of;
  /** The answer as the engine read it from the fields. */
  answer: string;
  /** `proved` is right, `checked` partly right, `refuted` not yet. */
  verdict: "proved" | "checked" | "refuted";
  marked: Marked;
  /** How many different answers were checked. */
  tries: number;
  /** How many hints were read. */
  hints: number;
  /** Whether the solution was read. */
  shown: boolean;
}

export class NimBook extends HTMLElement {
  /** Where the engine is; a page that keeps it elsewhere says so before its first question. */
  static engine: URL | string;

  /** What is asked, like `winning-moves`, which is the default. */
  kind: string | null;
  /** The game, like `nim`, where the kind has one. */
  game: string | null;
  /** How hard it is, from 1 to 5. */
  level: string | number | null;
  /** The smallest and the largest size, like `1..15`. */
  size: string | null;
  /** What decides the draw; without it everybody gets questions of their own. */
  seed: string | null;
  /** Which question of the seed, from 0. */
  number: string | number | null;
  /** `light` or `dark`; without it the colour scheme of what is around the element. */
  theme: string | null;

  /** The question that is shown, as it is named in a request; undefined while there is none. */
  readonly question: Of | undefined;

  /** Asks the next question like this one; done when it is shown. */
  another(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "nim-book": NimBook;
  }
  interface HTMLElementEventMap {
    "nimbook-question": CustomEvent<Asked>;
    "nimbook-verdict": CustomEvent<Judged>;
    "nimbook-error": CustomEvent<{ error: unknown }>;
  }
}
