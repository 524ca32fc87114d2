import type { Page } from "#features/pages/contract.ts";
import { type EditedPage, toPageInput, isSamePage, normalize } from "../state/edited-page.ts";
import { applyEdits } from "../state/history.ts";
import { deleteEntry, findJournals, type FoundJournal, deleteExpired } from "./journal.ts";

const tabIdKey = "office-tab";

/** Kept in sessionStorage, so it survives a reload and ends with the tab. */
const tabId = (newId: () => string): string => {
  const existing = sessionStorage.getItem(tabIdKey);
  if (existing) return existing;
  const id = newId();
  sessionStorage.setItem(tabIdKey, id);
  return id;
};

/**
 * A tab's journal of one page. A Web Lock is held while the page is open, so that other tabs do not
 * take the journal for abandoned.
 */
export type JournalSlot = Readonly<{
  key: string;
  page: string;
  session: string;
  release: () => void;
}>;

const lockNameOf = (key: string) => `journal ${key}`;

/** @returns a function that releases the lock; null when another tab holds it */
const tryLock = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });

/**
 * Claims this tab's journal of a page. A duplicated tab has the same sessionStorage, so it finds
 * the journal taken and gets a new one.
 */
export const claimSlot = async (page: string, newId: () => string): Promise<JournalSlot> => {
  const ownTabId = tabId(newId);
  const release = await tryLock(lockNameOf(`${page}/${ownTabId}`));
  if (release) return { key: `${page}/${ownTabId}`, page, session: ownTabId, release };
  const newTabId = newId();
  const key = `${page}/${newTabId}`;
  return {
    key,
    page,
    session: newTabId,
    release: (await tryLock(lockNameOf(key))) ?? (() => undefined),
  };
};

/** A journal and the page after its edits. `isOwn` is true for a journal of this tab. */
export type UnsavedEdits = FoundJournal & Readonly<{ edited: EditedPage; isOwn: boolean }>;

const heldKeys = async (): Promise<ReadonlySet<string>> => {
  const { held } = await navigator.locks.query();
  return new Set((held ?? []).map(({ name }) => (name ?? "").replace(/^journal /, "")));
};

/** `toRestore`: this tab's own edits, after a reload. `toOffer`: unsaved edits of a closed tab. */
export type RecoveredEdits = Readonly<{
  toRestore: UnsavedEdits | null;
  toOffer: UnsavedEdits | null;
}>;

/**
 * Finds this tab's own journal and the newest unsaved one of a closed tab; deletes journals without
 * unsaved edits.
 */
export const findUnsavedEdits = async (
  slot: JournalSlot,
  stored: Page | null,
  now: number,
): Promise<RecoveredEdits> => {
  const openKeys = new Set(await heldKeys());
  openKeys.delete(slot.key);
  const isEqualTo = (saved: Page | null, page: EditedPage) =>
    saved !== null && isSamePage(page, normalize(toPageInput(saved)));
  const journals = (await findJournals(slot.page, openKeys)).map((journal) => ({
    ...journal,
    isOwn: journal.entry.key === slot.key,
    edited: applyEdits(journal.history.base, journal.history.edits.slice(0, journal.history.done)),
  }));
  const isUnsaved = (journal: UnsavedEdits) =>
    !isEqualTo(journal.stored, journal.edited) && !isEqualTo(stored, journal.edited);
  // A journal of a new page may belong to an earlier new page, so it is offered and not restored.
  const isOfStoredVersion = (journal: UnsavedEdits) =>
    stored !== null && journal.stored?.version === stored.version;
  const toRestore = journals.find((journal) => journal.isOwn && isOfStoredVersion(journal)) ?? null;
  const offered = journals.filter((journal) => journal !== toRestore && isUnsaved(journal));
  const obsolete = journals.filter(
    (journal) => journal !== toRestore && !offered.includes(journal),
  );
  await Promise.all(obsolete.map(({ entry }) => deleteEntry(entry.key)));
  await deleteExpired(now);
  return { toRestore, toOffer: offered[0] ?? null };
};
