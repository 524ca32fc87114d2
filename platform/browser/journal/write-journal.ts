import { deleteEntry, writeEntry } from "./journal.ts";
import type { JournalEntry, JournalState } from "./journal-schema.ts";

const debounceMs = 150; // an edit is written this long after it was made
const maxWaitMs = 1000; // continuous typing is written this often

/** What an editor shows of its state to its journal. */
export type JournalSource<State extends JournalState = JournalState> = Readonly<{
  /** `savedAt`: epoch milliseconds of the last save, or of when the record was opened. */
  getState: () => State & Readonly<{ savedAt: number }>;
  subscribe: (listener: (state: State, before: State) => void) => () => void;
}>;

export type JournalOptions = Readonly<{
  source: JournalSource;
  key: string;
  record: string;
  account: string;
  session: string;
  /** Whether a state is worth keeping; what is not is deleted. By default each is. */
  isKept?: (() => boolean) | undefined;
  now: () => number;
  /** Called after each write; false where the browser cannot store anything. */
  onPersisted: (isPersisted: boolean) => void;
}>;

/**
 * Writes each edit of a record to this device, shortly after it is made and when the page is hidden.
 * @returns a function that stops; it first writes pending edits when `shouldFlush`
 */
export const startJournal = (options: JournalOptions): ((shouldFlush: boolean) => void) => {
  const { source, key, record, account, session, isKept, now, onPersisted } = options;
  let lastWritten: JournalState | null = null;
  let writing = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnwrittenAt = 0;

  const isWorthless = () => isKept !== undefined && !isKept();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { history, stored, savedAt } = source.getState();
    if (history === lastWritten?.history && stored === lastWritten.stored) return;
    const { done, edits } = history;
    const entry: JournalEntry = {
      key,
      page: record,
      session,
      account,
      done,
      edits: edits.length,
      savedAt,
      at: now(),
    };
    const before = lastWritten;
    const written = { history, stored };
    const shouldDelete = isWorthless();
    lastWritten = shouldDelete ? null : written;
    writing = writing
      .then(() => (shouldDelete ? deleteEntry(key) : writeEntry(entry, written, before)))
      .then(
        () => onPersisted(true),
        () => {
          lastWritten = null; // the write fails in private windows and on full disks; the next edit retries
          onPersisted(false);
        },
      );
  };

  const scheduleWrite = () => {
    // What was saved or thrown away must not come back after a reload that follows at once.
    if (isWorthless()) {
      write();
      return;
    }
    if (timer === undefined) firstUnwrittenAt = now();
    clearTimeout(timer);
    timer = setTimeout(
      write,
      Math.max(0, Math.min(debounceMs, firstUnwrittenAt + maxWaitMs - now())),
    );
  };

  const unsubscribe = source.subscribe((state, before) => {
    if (state.history !== before.history || state.stored !== before.stored) scheduleWrite();
  });
  const isEdited = isKept ? isKept() : source.getState().history.edits.length > 0;
  if (isEdited) scheduleWrite(); // before subscribing
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
