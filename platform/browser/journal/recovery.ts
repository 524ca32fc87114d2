import { deleteEntry, deleteExpired, findJournals, type FoundJournal } from "./journal.ts";
import type { JournalState } from "./journal-schema.ts";
import { heldKeys, type JournalSlot } from "./slot.ts";

/** How an editor reads what its journals hold. */
export type JournalRules<State extends JournalState, Edited> = Readonly<{
  /** What was edited, with its edits applied. */
  editedOf: (history: State["history"]) => Edited;
  /** Whether nothing of it is unsaved. */
  isSame: (stored: NonNullable<State["stored"]>, edited: Edited) => boolean;
  versionOf: (stored: NonNullable<State["stored"]>) => number | null;
}>;

/** A journal and what was edited. `isOwn` is true for a journal of this tab. */
export type UnsavedEdits<State extends JournalState, Edited> = FoundJournal<State> &
  Readonly<{ edited: Edited; isOwn: boolean }>;

/** `toRestore`: this tab's own edits, after a reload. `toOffer`: unsaved edits of a closed tab. */
export type RecoveredEdits<State extends JournalState, Edited> = Readonly<{
  toRestore: UnsavedEdits<State, Edited> | null;
  toOffer: UnsavedEdits<State, Edited> | null;
}>;

/**
 * Finds this tab's own journal and the newest unsaved one of a closed tab; deletes journals without
 * unsaved edits.
 * @param now epoch milliseconds
 */
export const findUnsavedEdits = async <State extends JournalState, Edited>(
  slot: JournalSlot,
  stored: State["stored"],
  { editedOf, isSame, versionOf }: JournalRules<State, Edited>,
  now: number,
): Promise<RecoveredEdits<State, Edited>> => {
  type Unsaved = UnsavedEdits<State, Edited>;
  const openKeys = new Set(await heldKeys());
  openKeys.delete(slot.key);
  const isEqualTo = (saved: State["stored"], edited: Edited) =>
    saved !== null && saved !== undefined && isSame(saved, edited);
  const journals = (await findJournals<State>(slot, openKeys)).map((journal): Unsaved => ({
    ...journal,
    isOwn: journal.entry.key === slot.key,
    edited: editedOf(journal.history),
  }));
  const isUnsaved = (journal: Unsaved) =>
    !isEqualTo(journal.stored, journal.edited) && !isEqualTo(stored, journal.edited);
  const storedVersion = stored === null || stored === undefined ? null : versionOf(stored);
  // A journal of a new record may belong to an earlier new one, so it is offered and not restored.
  const isOfStoredVersion = ({ stored: base }: Unsaved) =>
    storedVersion !== null &&
    base !== null &&
    base !== undefined &&
    versionOf(base) === storedVersion;
  const toRestore = journals.find((journal) => journal.isOwn && isOfStoredVersion(journal)) ?? null;
  const offered = journals.filter((journal) => journal !== toRestore && isUnsaved(journal));
  const obsolete = journals.filter(
    (journal) => journal !== toRestore && !offered.includes(journal),
  );
  await Promise.all(obsolete.map(({ entry }) => deleteEntry(entry.key)));
  await deleteExpired(now);
  return { toRestore, toOffer: offered[0] ?? null };
};
