import { type DeviceSaved, isSavedKey, keysOf, nothingSaved } from "./saved-keys.ts";

const storageKey = "saved";

/** The cookie without identity that says that there is a session (`accounts/realm.ts`). */
export const isSignedIn = (): boolean => /(?:^|; |__Host-)wr-signed-in=/.test(document.cookie);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

const parse = (text: string): DeviceSaved => {
  const stored: unknown = JSON.parse(text);
  const { items, waiting, isOfAccount } = Object.fromEntries(entriesOf(stored));
  return {
    items: Object.fromEntries(
      entriesOf(items).flatMap(([key, at]) =>
        isSavedKey(key) && typeof at === "string" ? [[key, at]] : [],
      ),
    ),
    waiting: Object.fromEntries(
      entriesOf(waiting).flatMap(([key, change]) =>
        isSavedKey(key) && (change === "PUT" || change === "DELETE") ? [[key, change]] : [],
      ),
    ),
    isOfAccount: isOfAccount === true,
  };
};

/** Nothing where the browser has no storage, or something else stands in it. */
export const readSaved = (): DeviceSaved => {
  try {
    return parse(localStorage.getItem(storageKey) ?? "{}");
  } catch {
    return nothingSaved;
  }
};

/** @throws where the browser has no storage, or no room in it */
export const writeSaved = (saved: DeviceSaved): void => {
  const isEmpty = keysOf(saved).length === 0 && Object.keys(saved.waiting).length === 0;
  if (isEmpty && !saved.isOfAccount) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(saved));
};

/** Calls back when another tab changes what is saved. */
export const onSavedElsewhere = (run: () => void): void =>
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) run();
  });
