export type RecentSearch = Readonly<{ label: string; path: string }>;

const maxRecent = 5;

const isRecent = (each: unknown): each is RecentSearch =>
  typeof each === "object" &&
  each !== null &&
  "label" in each &&
  typeof each.label === "string" &&
  "path" in each &&
  typeof each.path === "string" &&
  /^\/(?!\/)/.test(each.path);

const keyOf = (api: string): string => `recent-searches ${api}`;

/** The newest search comes first. Empty when the browser does not allow storage. */
export const recentSearches = (api: string): readonly RecentSearch[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(api)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
};

const storeSearches = (api: string, searches: readonly RecentSearch[]): readonly RecentSearch[] => {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(api));
    else localStorage.setItem(keyOf(api), JSON.stringify(searches));
  } catch {
    // A browser without storage has no recent searches.
  }
  return searches;
};

/** @returns the remaining searches */
export const forgetSearch = (api: string, path: string): readonly RecentSearch[] =>
  storeSearches(
    api,
    recentSearches(api).filter((each) => each.path !== path),
  );

export const forgetSearches = (api: string): readonly RecentSearch[] => storeSearches(api, []);

/**
 * Puts a search first in the list and drops the oldest when there are more than five.
 * @param api base path of the market's API, the storage key that keeps the markets' searches apart
 */
export const rememberSearch = (api: string, { label, path }: RecentSearch): void => {
  storeSearches(api, [{ label, path }, ...forgetSearch(api, path)].slice(0, maxRecent));
};
