/** Older versions prefixed their keys with the product's name, which an installation may change. */
const oldPrefix = "wayroam-";
const prefix = "office-";

/** Renames old keys; a value that already has the new key wins. */
export const moveOldKeys = (storage: Storage): void => {
  for (const oldKey of Object.keys(storage)) {
    if (!oldKey.startsWith(oldPrefix)) continue;
    const key = prefix + oldKey.slice(oldPrefix.length);
    const value = storage.getItem(oldKey);
    if (value !== null && storage.getItem(key) === null) storage.setItem(key, value);
    storage.removeItem(oldKey);
  }
};
