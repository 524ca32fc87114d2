import { keepMade } from "#platform/made/keep-made.ts";
import type { SearchQuery } from "../contract.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import type { MatchCache } from "./match-cache.ts";

/** What it finds depends on all but the match cache, which only saves work. */
type Find<Value> = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  matchCache: MatchCache,
  limit: number,
) => Value;

type FindParameters = [
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  matchCache: MatchCache,
  limit?: number,
];

/**
 * Keeps what searches found, which pages of fixed searches, such as home, ask again and again. Each
 * change of a market and each day gives another index, so that nothing has to be told of a change.
 * @param most how many are kept
 */
export const keepFound = <Value>(find: Find<Value>, most: number) => {
  const kept = keepMade<Readonly<{ value: Value }>>(most);
  return (...[index, query, words, matchCache, limit = 0]: FindParameters): Value =>
    kept([index, words], `${limit} ${JSON.stringify(query)}`, () => ({
      value: find(index, query, words, matchCache, limit),
    })).value;
};
