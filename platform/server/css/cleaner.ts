import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Problem } from "#platform/server/http/problem.ts";
import type { CleanSheet, Sheet } from "./sheet.ts";

/**
 * The version of the cleaning rules. Raise it with every change of them: sheets stored under an
 * older version are cleaned anew before they are served.
 */
export const cleanerVersion = 2;

export type CleanSheets = (sheets: readonly Sheet[]) => Promise<readonly CleanSheet[]>;

export type CleanerOptions = Readonly<{
  /** Milliseconds for all sheets of one call. */
  timeoutMs?: number;
  /** How many calls may wait; any further call is refused with 503. */
  maxWaiting?: number;
  /** Characters of cleaned sheets in the cache. */
  maxCachedCharacters?: number;
}>;

const tooSlow: CleanSheet = { problem: "Custom CSS: it takes too long to read.", css: "" };
const emptySheet: CleanSheet = { problem: null, css: "" };
/** Milliseconds after which an idle child process ends. */
const idleTimeoutMs = 30_000;

// The build emits a file of its own for the child (`platform/bundle/child-files.ts`).
const entry = new URL("./sheet-child.ts", import.meta.url);

/** An LRU cache of cleaned sheets, limited by characters. */
const createSheetCache = (maxCharacters: number) => {
  const sheets = new Map<string, CleanSheet>();
  const sizeOf = ({ problem, css }: CleanSheet) => 200 + css.length + (problem?.length ?? 0);
  let size = 0;
  return {
    keyOf: ({ css, id }: Sheet) => createHash("sha256").update(`${id}\n${css}`).digest("base64"),
    get(key: string): CleanSheet | undefined {
      const found = sheets.get(key);
      if (found && sheets.delete(key)) sheets.set(key, found);
      return found;
    },
    set(key: string, sheet: CleanSheet) {
      if (sheets.has(key)) return;
      sheets.set(key, sheet);
      size += sizeOf(sheet);
      for (const [oldest, gone] of sheets) {
        if (size <= maxCharacters) break;
        sheets.delete(oldest);
        size -= sizeOf(gone);
      }
    },
  };
};

/**
 * Resolves once the child has loaded its modules, so that its start does not count towards the time
 * limit of a call.
 */
const startChild = async (): Promise<ChildProcess> => {
  const started = fork(entry, {
    execArgv: ["--max-old-space-size=256"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const exited = new AbortController();
  started.once("exit", () => exited.abort()).on("error", () => exited.abort());
  await once(started, "message", { signal: exited.signal });
  started.unref();
  started.channel?.unref();
  return started;
};

/**
 * Sends a sheet to the child; resolves to null when the child has ended or its time has run out.
 */
const ask = (
  cleanerProcess: ChildProcess,
  sheet: Sheet,
  deadline: number,
): Promise<CleanSheet | null> =>
  new Promise((resolve) => {
    // The timeout waits one more turn of the event loop, in which an answer that has already
    // arrived is read: perhaps this process was slow, not the child.
    const timer = setTimeout(() => setImmediate(settle, null), deadline - performance.now());
    const settle = (answer: CleanSheet | null) => {
      clearTimeout(timer);
      cleanerProcess.off("exit", giveUp).off("message", settle);
      resolve(answer);
    };
    const giveUp = () => settle(null);
    cleanerProcess.on("exit", giveUp).on("message", settle);
    cleanerProcess.send(sheet, () => {}); // The exit event reports a child that has ended.
  });

/**
 * Cleans sheets in a child process, one call after the other: whatever CSS staff write, this
 * process goes on answering, and a call that takes too much time or memory ends the child alone.
 * @returns one result for each sheet, in their order
 */
export const createCleaner = ({
  timeoutMs = 2000,
  maxWaiting = 50,
  maxCachedCharacters = 8_000_000,
}: CleanerOptions = {}): CleanSheets => {
  const cache = createSheetCache(maxCachedCharacters);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastCall: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = () => {
    child?.kill("SIGKILL");
    child = null;
  };

  const open = async (): Promise<ChildProcess> => {
    clearTimeout(idle);
    if (child?.connected) return child;
    return (child = await startChild());
  };

  const run = async (sheets: readonly Sheet[]): Promise<readonly CleanSheet[]> => {
    const cleanerProcess = await open();
    const deadline = performance.now() + timeoutMs;
    const results: CleanSheet[] = [];
    for (const sheet of sheets) {
      const answer = await ask(cleanerProcess, sheet, deadline);
      if (answer === null) {
        end();
        break;
      }
      results.push(answer);
    }
    idle = setTimeout(end, idleTimeoutMs);
    idle.unref();
    return sheets.map((_, index) => results[index] ?? tooSlow);
  };

  const enqueue = async (sheets: readonly Sheet[]): Promise<readonly CleanSheet[]> => {
    if (waiting >= maxWaiting)
      throw new Problem(503, "Too many style sheets are being read. Try again in a moment.");
    waiting += 1;
    const call = lastCall.then(() => run(sheets));
    lastCall = call.catch(() => {});
    return call.finally(() => (waiting -= 1));
  };

  return async (sheets) => {
    const keys = sheets.map(cache.keyOf);
    const found = new Map<string, CleanSheet>();
    const missing = new Map<string, Sheet>();
    for (const [index, sheet] of sheets.entries()) {
      const key = keys[index] ?? "";
      const cached = sheet.css.trim() === "" ? emptySheet : cache.get(key);
      if (cached) found.set(key, cached);
      else missing.set(key, sheet);
    }
    if (missing.size > 0) {
      const cleaned = await enqueue([...missing.values()]);
      for (const [index, key] of [...missing.keys()].entries()) {
        const answer = cleaned[index] ?? tooSlow;
        found.set(key, answer);
        if (answer !== tooSlow) cache.set(key, answer);
      }
    }
    return keys.map((key) => found.get(key) ?? tooSlow);
  };
};

/** The instance of this process. */
export const cleanSheets = createCleaner();
