const storageKey = "office-recent-blocks";
const maxRecent = 4;

/** Keys of the variants that this browser added lately, the newest first. */
export const recentVariants = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((key) => typeof key === "string").slice(0, maxRecent)
      : [];
  } catch {
    return []; // An unreadable list must not stop the picker.
  }
};

export const rememberVariant = (key: string): void => {
  const others = recentVariants().filter((each) => each !== key);
  try {
    localStorage.setItem(storageKey, JSON.stringify([key, ...others].slice(0, maxRecent)));
  } catch {
    // A full or forbidden storage must not stop the picker.
  }
};
