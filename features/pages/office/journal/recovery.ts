import type { Page } from "#features/pages/contract.ts";
import { type EditedPage, toPageInput, isSamePage, normalize } from "../state/edited-page.ts";
import { applyEdits } from "../state/history.ts";
import { deleteEntry, findJournals, type FoundJournal, deleteExpired } from "./journal.ts";

const sessionKey = "office-tab";

/** The tab's own id: it outlives a reload and ends with the tab. */
const tabId = (newId: () => string): string => {
  const known = sessionStorage.getItem(sessionKey);
  if (known) return known;
  const id = newId();
  sessionStorage.setItem(sessionKey, id);
  return id;
};

/** Where a tab keeps a page, held as a lock while the page is open so that no other tab takes it for left. */
export type JournalSlot = Readonly<{
  key: string;
  page: string;
  session: string;
  release: () => void;
}>;

const lockNameOf = (key: string) => `journal ${key}`;

/** Tries to hold a lock until it is let go. @returns null when another tab holds it */
const tryLock = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });

/** Takes this tab's place for a page; a tab that was duplicated with its session gets a place of its own. */
export const claimSlot = async (page: string, newId: () => string): Promise<JournalSlot> => {
  const own = tabId(newId);
  const release = await tryLock(lockNameOf(`${page}/${own}`));
  if (release) return { key: `${page}/${own}`, page, session: own, release };
  const other = newId();
  const key = `${page}/${other}`;
  return {
    key,
    page,
    session: other,
    release: (await tryLock(lockNameOf(key))) ?? (() => undefined),
  };
};

/** Edits of before that the page does not have. */
export type UnsavedEdits = FoundJournal & Readonly<{ edited: EditedPage; isOwn: boolean }>;

const heldKeys = async (): Promise<ReadonlySet<string>> => {
  const { held } = await navigator.locks.query();
  return new Set((held ?? []).map(({ name }) => (name ?? "").replace(/^journal /, "")));
};

/** What was found of a page: this tab's own edits after a reload, and others' that were never saved. */
export type FoundEdits = Readonly<{ own: UnsavedEdits | null; offered: UnsavedEdits | null }>;

/**
 * What this device still keeps of a page: this tab's own journal, and the newest unsaved one of a
 * tab that is gone. Journals that hold nothing new are dropped.
 */
export const findUnsavedEdits = async (
  place: JournalSlot,
  stored: Page | null,
  now: number,
): Promise<FoundEdits> => {
  const open = new Set(await heldKeys());
  open.delete(place.key);
  const same = (page: EditedPage, of: Page | null) =>
    of !== null && isSamePage(page, normalize(toPageInput(of)));
  const found = (await findJournals(place.page, open)).map((one) => ({
    ...one,
    isOwn: one.entry.key === place.key,
    edited: applyEdits(one.history.base, one.history.edits.slice(0, one.history.done)),
  }));
  const isUnsaved = (one: UnsavedEdits) =>
    !same(one.edited, one.stored) && !same(one.edited, stored);
  // A new page may be another one than the one that was given up: it is asked about.
  const isSame = (one: UnsavedEdits) => stored !== null && one.stored?.version === stored.version;
  const own = found.find((one) => one.isOwn && isSame(one)) ?? null;
  const offered = found.filter((one) => one !== own && isUnsaved(one));
  const dead = found.filter((one) => one !== own && !offered.includes(one));
  await Promise.all(dead.map(({ entry }) => deleteEntry(entry.key)));
  await deleteExpired(now);
  return { own, offered: offered[0] ?? null };
};
