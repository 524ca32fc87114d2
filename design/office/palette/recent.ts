const storageKey = "office-recent-commands";
const maxRecent = 6;

/** The ids of the commands used last on this device, the newest first. */
export const recentCommands = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((id) => typeof id === "string").slice(0, maxRecent)
      : [];
  } catch {
    return []; // what is kept is a convenience
  }
};

export const rememberCommand = (id: string): void => {
  const others = recentCommands().filter((each) => each !== id);
  localStorage.setItem(storageKey, JSON.stringify([id, ...others].slice(0, maxRecent)));
};
