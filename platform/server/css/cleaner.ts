import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Problem } from "#platform/server/http/problem.ts";
import type { CleanSheet, Sheet } from "./sheet.ts";

/**
 * The number of the rules by which sheets are cleaned. Whoever changes them raises it: what was
 * stored under an older number is cleaned anew before anybody is shown it.
 */
export const sheetRules = 2;

export type CleanSheets = (sheets: readonly Sheet[]) => Promise<readonly CleanSheet[]>;

export type CleanerOptions = Readonly<{
  /** Milliseconds that one call's sheets may take together. */
  limit?: number;
  /** Calls that may wait; one more is refused. */
  mostWaiting?: number;
  /** Characters of cleaned sheets that are remembered. */
  mostKept?: number;
}>;

const tooSlow: CleanSheet = { problem: "Custom CSS: it takes too long to read.", css: "" };
const nothing: CleanSheet = { problem: null, css: "" };
/** Milliseconds until a child that nobody needs ends. */
const idleFor = 30_000;

// The build gives the child a file of its own (`platform/bundle/child-files.ts`).
const entry = new URL("./sheet-child.ts", import.meta.url);

/** Sheets cleaned before, by what they are made of; what was asked for longest ago goes first. */
const createKept = (most: number) => {
  const kept = new Map<string, CleanSheet>();
  const sizeOf = ({ problem, css }: CleanSheet) => 200 + css.length + (problem?.length ?? 0);
  let size = 0;
  return {
    keyOf: ({ css, id }: Sheet) => createHash("sha256").update(`${id}\n${css}`).digest("base64"),
    get(key: string): CleanSheet | undefined {
      const found = kept.get(key);
      if (found && kept.delete(key)) kept.set(key, found);
      return found;
    },
    set(key: string, sheet: CleanSheet) {
      if (kept.has(key)) return;
      kept.set(key, sheet);
      size += sizeOf(sheet);
      for (const [oldest, gone] of kept) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= sizeOf(gone);
      }
    },
  };
};

/**
 * Cleans sheets in a child process, one call after the other: whatever staff write, this process goes
 * on answering, and a call that takes too long, or too much memory, ends the child alone.
 * @returns one answer for each sheet, in their order
 */
export const createCleaner = ({
  limit = 2000,
  mostWaiting = 50,
  mostKept = 8_000_000,
}: CleanerOptions = {}): CleanSheets => {
  const kept = createKept(mostKept);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = () => {
    child?.kill("SIGKILL");
    child = null;
  };

  /** The child once it has loaded what it needs: its start is not counted as anybody's time. */
  const open = async (): Promise<ChildProcess> => {
    clearTimeout(idle);
    if (child?.connected) return child;
    const begun = fork(entry, {
      execArgv: ["--max-old-space-size=256"],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const gone = new AbortController();
    begun.once("exit", () => gone.abort()).on("error", () => gone.abort());
    await once(begun, "message", { signal: gone.signal });
    begun.unref();
    begun.channel?.unref();
    return (child = begun);
  };

  /** One sheet by the child, or null when it ended or had no time left. */
  const ask = (reader: ChildProcess, sheet: Sheet, until: number): Promise<CleanSheet | null> =>
    new Promise((resolve) => {
      // What has arrived meanwhile is heard first: this process may have been the slow one.
      const timer = setTimeout(() => setImmediate(settle, null), until - performance.now());
      const settle = (answer: CleanSheet | null) => {
        clearTimeout(timer);
        reader.off("exit", giveUp).off("message", settle);
        resolve(answer);
      };
      const giveUp = () => settle(null);
      reader.on("exit", giveUp).on("message", settle);
      reader.send(sheet, () => {}); // a child that is gone says so by its exit
    });

  const run = async (sheets: readonly Sheet[]): Promise<readonly CleanSheet[]> => {
    const reader = await open();
    const until = performance.now() + limit;
    const done: CleanSheet[] = [];
    for (const sheet of sheets) {
      const answer = await ask(reader, sheet, until);
      if (answer === null) {
        end();
        break;
      }
      done.push(answer);
    }
    idle = setTimeout(end, idleFor);
    idle.unref();
    return sheets.map((_, index) => done[index] ?? tooSlow);
  };

  const inTurn = async (sheets: readonly Sheet[]): Promise<readonly CleanSheet[]> => {
    if (waiting >= mostWaiting)
      throw new Problem(503, "Too many style sheets are being read. Try again in a moment.");
    waiting += 1;
    const turn = last.then(() => run(sheets));
    last = turn.catch(() => {});
    return turn.finally(() => (waiting -= 1));
  };

  return async (sheets) => {
    const keys = sheets.map(kept.keyOf);
    const found = new Map<string, CleanSheet>();
    const missing = new Map<string, Sheet>();
    for (const [index, sheet] of sheets.entries()) {
      const key = keys[index] ?? "";
      const known = sheet.css.trim() === "" ? nothing : kept.get(key);
      if (known) found.set(key, known);
      else missing.set(key, sheet);
    }
    if (missing.size > 0) {
      const cleaned = await inTurn([...missing.values()]);
      for (const [index, key] of [...missing.keys()].entries()) {
        const answer = cleaned[index] ?? tooSlow;
        found.set(key, answer);
        if (answer !== tooSlow) kept.set(key, answer);
      }
    }
    return keys.map((key) => found.get(key) ?? tooSlow);
  };
};

/** The cleaner of this process. */
export const cleanSheets = createCleaner();
