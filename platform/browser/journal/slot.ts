import { isOfAccount, readEntry } from "./journal.ts";

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
 * A tab's journal of one record. A Web Lock is held while the record is open, so that other tabs do
 * not take the journal for abandoned.
 */
export type JournalSlot = Readonly<{
  key: string;
  record: string;
  account: string;
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

const isForeign = async (key: string, account: string): Promise<boolean> => {
  const entry = await readEntry(key);
  return entry !== undefined && !isOfAccount(entry, account);
};

/**
 * Claims this tab's journal of a record. A duplicated tab has the same sessionStorage, so it finds
 * the journal taken and gets a new one; so does an account that signs in where another has left
 * edits.
 */
export const claimSlot = async (
  record: string,
  account: string,
  newId: () => string,
): Promise<JournalSlot> => {
  const ownTabId = tabId(newId);
  const slotOf = (session: string, release: () => void): JournalSlot => ({
    key: `${record}/${session}`,
    record,
    account,
    session,
    release,
  });
  const ownKey = `${record}/${ownTabId}`;
  const release = await tryLock(lockNameOf(ownKey));
  if (release && !(await isForeign(ownKey, account))) return slotOf(ownTabId, release);
  release?.();
  const newTabId = newId();
  return slotOf(
    newTabId,
    (await tryLock(lockNameOf(`${record}/${newTabId}`))) ?? (() => undefined),
  );
};

/** Keys of the journals that open tabs are writing. */
export const heldKeys = async (): Promise<ReadonlySet<string>> => {
  const { held } = await navigator.locks.query();
  return new Set((held ?? []).map(({ name }) => (name ?? "").replace(/^journal /, "")));
};
