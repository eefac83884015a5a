/**
 * nimbook: exercises about Nim and its relatives whose answers two independent routes agree on, and claims about all naturals
 * decided, in this process.
 *
 * What can be asked is in `requests.d.ts`, which is made from the engine's sources. What comes back is here.
 */

import type { Class, Files, Lang, Of, Requests, Solve } from "./requests.js";

export type * from "./requests.js";

/** One thing that is wrong. Lines and columns count from 1. */
export interface Fault {
  /** The text that it is about, like `sheet.yaml`. */
  file?: string;
  line?: number;
  column?: number;
  end_line?: number;
  end_column?: number;
  /** A stable name, like `unknown-key`. */
  code?: string;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  help?: string;
  /** A second place that explains the first. */
  note?: { line: number; column: number; message: string };
}

/** Why there is no answer. Its message says all faults, one in each line. */
export class NimbookError extends Error {
  constructor(error: string | Fault[], options?: ErrorOptions);
  /** Each thing that is wrong; never empty. */
  readonly faults: Fault[];
}

/** A position solved, as `nimbook solve --json` prints it. Numbers past 2^53 are strings. */
export interface Solution {
  position: string;
  play: "normal" | "misere";
  /** `N`: whoever moves next wins. `P`: whoever moved last does. Games in which draws exist name the player instead. */
  outcome: string;
  /** The Grundy value; null where the game has none, or none that is known. */
  grundy: number | string | null;
  /** Every winning move: where it leads, and in words; null where they are too many to list. */
  winning_moves: { to: string; text: string }[] | null;
  /** The route that found it. */
  method: string;
  /** The routes that found the same; empty where only one reaches the position. */
  agreed_by: string[];
  /** The route that found the Grundy value, where it is another one. */
  grundy_method?: string;
  /** Why there is no Grundy value. */
  grundy_limit?: string;
  /** Why there is no list of moves. */
  moves_limit?: string;
}

/** What became of a statement, as `nimbook prove --json` prints it. */
export interface Outcome {
  id: string;
  verdict: "proved" | "refuted" | "gave-up" | "disputed";
  /** Whether the statement became what its author said. */
  ok: boolean;
  /** Of a refuted statement numbers for which it is false. */
  witness: Record<string, number | string> | null;
  bound: null;
  obligation: string | null;
  empty: string[];
  states: number;
  certificate_bytes: number | null;
  line: number;
}

/** A certificate that the checker has gone through. */
export interface Checked {
  id: string;
  proved: boolean;
  states: number;
  bytes: number;
}

/** A file: its text, or its bytes where it is none. */
export type Named =
  | { name: string; text: string; bytes?: undefined }
  | { name: string; bytes: Uint8Array<ArrayBuffer>; text?: undefined };

/** An answer that was marked, as `nimbook mark --json` prints it. */
export interface Marked {
  status: "empty" | "unread" | "right" | "part" | "wrong";
  /** Whether a person decided it. */
  decided: boolean;
  /** How the answer was read. */
  understood: string;
  /** Of an answer that may mean several things what it may mean. */
  readings: string[];
  points: number;
  of: number;
  parts: { part: string; points: number; of: number }[];
  /** The mistake by its stable name, where it has one. */
  mistake: string | null;
  /** The mistake in words. */
  looks: string;
  /** What refutes the answer. */
  refutation: string | null;
}

/** `proved` is right, `checked` partly right, `refuted` not yet; an answer that is not understood is `unread`, never wrong. */
export type Verdict =
  | { verdict: "proved" | "checked" | "refuted"; marked: Marked; html: string }
  | { verdict: "unread"; marked?: undefined; html: string };

/** A question with the form for its answer, as HTML for the stylesheet of the element. */
export interface Question {
  kind: string;
  position: string;
  level: number;
  /** How many more there are like it. */
  left: number;
  /** Of a question to practise its number. */
  number: number | null;
  html: string;
}

/** What changes when a class is made anew. */
export type Change = Record<string, unknown>;

/** What comes back for what is asked: the requests with a reply that is promised, and of all others an object. */
export interface Replies {
  solve: { solution: Solution; html: Record<string, string> };
  prove: { outcomes: Outcome[]; certificates?: (string | null)[] };
  verify: Checked;
  files: { id: string; files: { name: string; text?: string; base64?: string }[] };
  document: { id: string; labels: string[]; sheet: string; key: string };
}

/** The reply to a request of this name. */
export type ReplyTo<Name extends keyof Requests> = Name extends keyof Replies ? Replies[Name] : Record<string, any>;

/** Requests that go with a method leave out what its first arguments say. */
type Without<Request, Keys extends string> = { [Key in Exclude<keyof Request, Keys>]?: Request[Key] };

/** The engine of nimbook in this process. Every method returns at once, and throws a `NimbookError` where it refuses. */
export class Nimbook {
  constructor(module: WebAssembly.Module, options?: { lang?: Lang });

  /** The language of sentences and sheets. It may be changed. */
  lang: Lang;

  /** Who wins a position like `nim 7 3 12`, with all winning moves and the Grundy value. */
  solve(position: string, options?: Without<Solve, "position" | "look">): Solution;

  /** What becomes of each claim in a text; with `certificates` each proof as hexadecimal digits, too. */
  prove(claims: string, options?: { certificates?: false }): Outcome[];
  prove(claims: string, options: { certificates: boolean }): (Outcome & { certificate?: string | null })[];

  /** A certificate checked again, by the checker alone: bytes of a file, or hexadecimal digits. */
  verify(certificate: string | Uint8Array): Checked;

  /** A sheet with its key, from YAML, as the files that `nimbook sheet` writes. */
  sheet(spec: string, options?: Without<Files, "spec">): { id: string; files: Named[] };

  /** A sheet for every student of a class, as the files that `nimbook class` writes; a class has a `roster`, or `variants`. */
  class(spec: string, options: Without<Class, "spec" | "zip">): { files: Named[]; notes: string[]; changes: Change[] };

  /** A question: one of a sheet, or one to practise. */
  question(of: Of): Question;

  /** An answer to a question, as it was typed. */
  mark(of: Of, answer: string): Verdict;

  /** Any request; the reply has all that a page shows. */
  ask<Name extends keyof Requests>(request: { do: Name; lang?: Lang } & Requests[Name]): ReplyTo<Name>;
}

/** What an engine may be given as, besides its address: compiled, as bytes (also packed with gzip), or as a server sends it. */
export type Ready = WebAssembly.Module | ArrayBuffer | Uint8Array | Response;

/** Where the engine is, unless somebody says otherwise. */
export const ENGINE: URL;

/** Loads the engine. After that everything is answered at once. */
export function open(options?: { lang?: Lang; engine?: string | URL | Ready | Promise<Ready> }): Promise<Nimbook>;
