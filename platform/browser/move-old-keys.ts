/** Older versions began their keys with the product's name, which an installation may change. */
const oldPrefix = "wayroam-";
const prefix = "office-";

/** Gives what this browser holds under an old key its new one, unless something is there already. */
export const moveOldKeys = (storage: Storage): void => {
  for (const oldKey of Object.keys(storage)) {
    if (!oldKey.startsWith(oldPrefix)) continue;
    const key = prefix + oldKey.slice(oldPrefix.length);
    const value = storage.getItem(oldKey);
    if (value !== null && storage.getItem(key) === null) storage.setItem(key, value);
    storage.removeItem(oldKey);
  }
};
