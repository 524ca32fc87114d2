import type { SavedKind } from "#features/people/wishlist/contract.ts";

/** A saved thing, as the device holds it: `travel:` or `tour:` with its id. */
export type SavedKey = `${SavedKind}:${string}`;

/** What a device holds; a market has a host, and so a storage, of its own. */
export type DeviceSaved = Readonly<{
  /** When each was saved. */
  items: Readonly<Record<SavedKey, string>>;
  /** What the account does not know yet. */
  waiting: Readonly<Record<SavedKey, "PUT" | "DELETE">>;
  /** Whether `items` are those of an account, which leave the device with its session. */
  isOfAccount: boolean;
}>;

export const nothingSaved: DeviceSaved = { items: {}, waiting: {}, isOfAccount: false };

/** As many as an account holds. */
const maxItems = 600;

export const isSavedKey = (text: string): text is SavedKey =>
  /^(?:travel|tour):[\da-f-]{36}$/.test(text);

export const keysOf = (saved: DeviceSaved): SavedKey[] =>
  Object.keys(saved.items).filter(isSavedKey);

const without = <Value>(
  record: Readonly<Record<SavedKey, Value>>,
  key: SavedKey,
): Readonly<Record<SavedKey, Value>> => {
  const { [key]: _removed, ...rest } = record;
  return rest;
};

export const withSaved = (saved: DeviceSaved, key: SavedKey, at: string): DeviceSaved => ({
  ...saved,
  items: keysOf(saved).length < maxItems ? { ...saved.items, [key]: at } : saved.items,
  waiting: { ...saved.waiting, [key]: "PUT" },
});

export const withoutSaved = (saved: DeviceSaved, key: SavedKey): DeviceSaved => ({
  ...saved,
  items: without(saved.items, key),
  waiting: { ...saved.waiting, [key]: "DELETE" },
});

/** What the account has taken, or what nobody waits for any more. */
export const settled = (saved: DeviceSaved, key: SavedKey): DeviceSaved => ({
  ...saved,
  waiting: without(saved.waiting, key),
});

/** A change that was refused is put back. */
export const putBack = (saved: DeviceSaved, key: SavedKey, at: string): DeviceSaved =>
  saved.waiting[key] === "DELETE"
    ? settled({ ...saved, items: { ...saved.items, [key]: at } }, key)
    : settled({ ...saved, items: without(saved.items, key) }, key);

/** After a sign-in: all that the device held goes to the account. */
export const toAccount = (saved: DeviceSaved): DeviceSaved => ({
  ...saved,
  isOfAccount: true,
  waiting: Object.fromEntries(keysOf(saved).map((key) => [key, "PUT"])),
});

/** What the account holds, with the changes that it does not know yet. */
export const mergeAccount = (
  saved: DeviceSaved,
  held: Readonly<Record<SavedKey, string>>,
): DeviceSaved => {
  const items: Record<SavedKey, string> = { ...held };
  for (const [key, change] of Object.entries(saved.waiting)) {
    if (!isSavedKey(key)) continue;
    if (change === "DELETE") delete items[key];
    else items[key] = saved.items[key] ?? "";
  }
  return { ...saved, items, isOfAccount: true };
};
