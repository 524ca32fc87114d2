import type { Page } from "#features/pages/contract.ts";
import { type EditedPage, inputOf, isSamePage, takenApart } from "./edited-page.ts";
import { played } from "./history.ts";
import { dropEntry, findEntries, type Found, sweepEntries } from "./journal.ts";

const sessionKey = "wayroam-tab";

/** The tab's own id: it outlives a reload and ends with the tab. */
const tabId = (newId: () => string): string => {
  const known = sessionStorage.getItem(sessionKey);
  if (known) return known;
  const id = newId();
  sessionStorage.setItem(sessionKey, id);
  return id;
};

/** Where a tab keeps a page, held as a lock while the page is open so that no other tab takes it for left. */
export type Place = Readonly<{ key: string; page: string; session: string; release: () => void }>;

const lockName = (key: string) => `journal ${key}`;

/** Tries to hold a lock until it is let go. @returns null when another tab holds it */
const hold = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });

/** Takes this tab's place for a page; a tab that was duplicated with its session gets a place of its own. */
export const takePlace = async (page: string, newId: () => string): Promise<Place> => {
  const own = tabId(newId);
  const release = await hold(lockName(`${page}/${own}`));
  if (release) return { key: `${page}/${own}`, page, session: own, release };
  const other = newId();
  const key = `${page}/${other}`;
  return { key, page, session: other, release: (await hold(lockName(key))) ?? (() => undefined) };
};

/** Edits of before that the page does not have. */
export type Left = Found & Readonly<{ edited: EditedPage; isOwn: boolean }>;

const openKeys = async (): Promise<ReadonlySet<string>> => {
  const { held } = await navigator.locks.query();
  return new Set((held ?? []).map(({ name }) => (name ?? "").replace(/^journal /, "")));
};

/** What was found of a page: this tab's own edits after a reload, and others' that were never saved. */
export type Findings = Readonly<{ own: Left | null; offered: Left | null }>;

/**
 * What this device still keeps of a page: this tab's own journal, and the newest unsaved one of a
 * tab that is gone. Journals that hold nothing new are dropped.
 */
export const findLeft = async (
  place: Place,
  stored: Page | null,
  now: number,
): Promise<Findings> => {
  const open = new Set(await openKeys());
  open.delete(place.key);
  const same = (page: EditedPage, of: Page | null) =>
    of !== null && isSamePage(page, takenApart(inputOf(of)));
  const found = (await findEntries(place.page, open)).map((one) => ({
    ...one,
    isOwn: one.entry.key === place.key,
    edited: played(one.history.base, one.history.edits.slice(0, one.history.done)),
  }));
  const isUnsaved = (one: Left) => !same(one.edited, one.stored) && !same(one.edited, stored);
  // A new page may be another one than the one that was given up: it is asked about.
  const isSame = (one: Left) => stored !== null && one.stored?.version === stored.version;
  const own = found.find((one) => one.isOwn && isSame(one)) ?? null;
  const offered = found.filter((one) => one !== own && isUnsaved(one));
  const dead = found.filter((one) => one !== own && !offered.includes(one));
  await Promise.all(dead.map(({ entry }) => dropEntry(entry.key)));
  await sweepEntries(now);
  return { own, offered: offered[0] ?? null };
};
