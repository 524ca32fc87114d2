import { type JournalState, writeEntry } from "./journal.ts";
import type { JournalEntry } from "./journal-schema.ts";
import type { PageStore } from "../state/page-store.ts";

const debounceMs = 150; // ms after the last edit
const maxWaitMs = 1000; // ms that typing without a pause may go unwritten

export type JournalOptions = Readonly<{
  store: PageStore;
  /** As in `Entry`. */
  key: string;
  page: string;
  session: string;
  now: () => number;
  /** Says whether edits are safe on this device; false where the browser keeps nothing. */
  onPersisted: (isKept: boolean) => void;
}>;

/**
 * Keeps what is done to a page on this device, shortly after each edit and when the page is left.
 * @returns what ends it, after it has written what is left to write, or without
 */
export const startJournal = (options: JournalOptions): ((isWritten: boolean) => void) => {
  const { store, key, page, session, now, onPersisted } = options;
  let written: JournalState | null = null;
  let writing = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { history, stored, savedAt } = store.getState();
    if (history === written?.history && stored === written.stored) return;
    const { done, edits } = history;
    const entry: JournalEntry = {
      key,
      page,
      session,
      done,
      edits: edits.length,
      savedAt,
      at: now(),
    };
    const before = written;
    const next = { history, stored };
    written = next;
    writing = writing
      .then(() => writeEntry(entry, next, before))
      .then(
        () => onPersisted(true),
        () => {
          written = null; // private windows and full disks keep nothing; the next edit tries again
          onPersisted(false);
        },
      );
  };

  const wait = () => {
    if (timer === undefined) waitingSince = now();
    clearTimeout(timer);
    timer = setTimeout(write, Math.max(0, Math.min(debounceMs, waitingSince + maxWaitMs - now())));
  };

  const stop = store.subscribe((state, before) => {
    if (state.history !== before.history || state.stored !== before.stored) wait();
  });
  if (store.getState().history.edits.length > 0) wait(); // made before this began to listen
  const leave = () => document.visibilityState === "hidden" && write();
  document.addEventListener("visibilitychange", leave);
  window.addEventListener("pagehide", write);
  return (isWritten) => {
    stop();
    document.removeEventListener("visibilitychange", leave);
    window.removeEventListener("pagehide", write);
    if (timer !== undefined && isWritten) write();
    clearTimeout(timer);
  };
};
