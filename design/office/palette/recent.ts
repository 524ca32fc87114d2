const storageKey = "office-recent-commands";
const maxRecent = 6;

/** Command ids of this browser, the newest first. */
export const recentCommands = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === "string").slice(0, maxRecent)
      : [];
  } catch {
    return []; // An unreadable list must not stop the palette.
  }
};

export const rememberCommand = (id: string): void => {
  const others = recentCommands().filter((each) => each !== id);
  localStorage.setItem(storageKey, JSON.stringify([id, ...others].slice(0, maxRecent)));
};
