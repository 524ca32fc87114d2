/** A search that somebody made here before: its words and its address. */
export type RecentSearch = Readonly<{ label: string; path: string }>;

const most = 5;

const isRecent = (each: unknown): each is RecentSearch =>
  typeof each === "object" &&
  each !== null &&
  "label" in each &&
  typeof each.label === "string" &&
  "path" in each &&
  typeof each.path === "string" &&
  /^\/(?!\/)/.test(each.path);

const keyOf = (api: string): string => `recent-searches ${api}`;

/** The last searches of this browser in a market, the newest first; none where it keeps nothing. */
export const recentSearches = (api: string): readonly RecentSearch[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(api)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
};

const keep = (api: string, searches: readonly RecentSearch[]): readonly RecentSearch[] => {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(api));
    else localStorage.setItem(keyOf(api), JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
  return searches;
};

/** Takes one search out. @returns those that remain */
export const forgetSearch = (api: string, path: string): readonly RecentSearch[] =>
  keep(
    api,
    recentSearches(api).filter((each) => each.path !== path),
  );

/** Takes all of them out. */
export const forgetSearches = (api: string): readonly RecentSearch[] => keep(api, []);

/** Puts a search first; the sixth falls out. @param api the market's part of the calls' address */
export const rememberSearch = (api: string, { label, path }: RecentSearch): void => {
  keep(api, [{ label, path }, ...forgetSearch(api, path)].slice(0, most));
};
