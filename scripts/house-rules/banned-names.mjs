/** Names that no declaration may use, each with the reason and what to use instead. */
export const bannedIdentifiers = new Map([
  ["Voice", "It names no part of the field: a translator of a market is a Localizer."],
  ["Shelf", "A place that holds rows by tag is a TaggedCache, and what it gives an EntityCache."],
  ["Memory", "Say what is held: TaggedCache, PageCache."],
  ["Asked", "Nine types had this name. Say what is asked: SearchQuery, PageRequest …"],
  ["Kept", "Say what is kept and where: CachedPage, StoredAnswer …"],
  ["raiseTags", "Making kept answers outdated is invalidation: invalidateTags."],
  ["sayIn", "A translator for a market is made by translatorFor."],
  ["orAway", "Say the condition: whenDatabaseUp."],
]);

/** File names that say nothing of the content. */
export const bannedFiles = new Map([
  ["utils", "It grows without end: name the file after the idea it holds."],
  ["helpers", "It grows without end: name the file after the idea it holds."],
  ["misc", "It grows without end: name the file after the idea it holds."],
  ["common", "It grows without end: name the file after the idea it holds."],
  ["index", "Imports name the file itself, so nothing is found by the name of its folder."],
  ["show", "Eight files had this name: what makes a view of a record is its presenter."],
  ["words", "Six files had this name: say which words, as word-diff or messages do."],
  ["kept", "Say what is kept: fast-path, page-cache."],
]);
