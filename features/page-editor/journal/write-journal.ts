import { type JournalState, writeEntry } from "./journal.ts";
import type { JournalEntry } from "./journal-schema.ts";
import type { PageStore } from "../state/page-store.ts";

const debounceMs = 150; // an edit is written this long after it was made
const maxWaitMs = 1000; // continuous typing is written this often

export type JournalOptions = Readonly<{
  store: PageStore;
  /** As in `JournalEntry`. */
  key: string;
  page: string;
  session: string;
  now: () => number;
  /** Called after each write; false where the browser cannot store anything. */
  onPersisted: (isPersisted: boolean) => void;
}>;

/**
 * Writes each edit of a page to this device, shortly after it is made and when the page is hidden.
 * @returns a function that stops; it first writes pending edits when `shouldFlush`
 */
export const startJournal = (options: JournalOptions): ((shouldFlush: boolean) => void) => {
  const { store, key, page, session, now, onPersisted } = options;
  let lastWritten: JournalState | null = null;
  let writing = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnwrittenAt = 0;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { history, stored, savedAt } = store.getState();
    if (history === lastWritten?.history && stored === lastWritten.stored) return;
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
    const before = lastWritten;
    const written = { history, stored };
    lastWritten = written;
    writing = writing
      .then(() => writeEntry(entry, written, before))
      .then(
        () => onPersisted(true),
        () => {
          lastWritten = null; // the write fails in private windows and on full disks; the next edit retries
          onPersisted(false);
        },
      );
  };

  const scheduleWrite = () => {
    if (timer === undefined) firstUnwrittenAt = now();
    clearTimeout(timer);
    timer = setTimeout(
      write,
      Math.max(0, Math.min(debounceMs, firstUnwrittenAt + maxWaitMs - now())),
    );
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (state.history !== before.history || state.stored !== before.stored) scheduleWrite();
  });
  if (store.getState().history.edits.length > 0) scheduleWrite(); // edits made before subscribing
  const handleVisibilityChange = () => document.visibilityState === "hidden" && write();
  document.addEventListener("visibilitychange", handleVisibilityChange);
  window.addEventListener("pagehide", write);
  return (shouldFlush) => {
    unsubscribe();
    document.removeEventListener("visibilitychange", handleVisibilityChange);
    window.removeEventListener("pagehide", write);
    if (timer !== undefined && shouldFlush) write();
    clearTimeout(timer);
  };
};
