import type { SearchQuery, SearchResult } from "#features/content/search/contract.ts";
import type { OracleAnswer } from "./oracle.ts";

const withoutZeros = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const facetsOf = (facets: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.fromEntries(
    Object.entries(facets)
      .map(([name, counts]) => [name, withoutZeros(counts)] as const)
      .filter(([, counts]) => Object.keys(counts).length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Describes the first difference between the two answers, together with the search. Null when the
 * answers are equal.
 */
export const differenceOf = (
  query: SearchQuery,
  index: SearchResult,
  oracle: OracleAnswer,
): string | null => {
  const one = {
    total: index.total,
    page: index.page,
    hits: index.hits,
    facets: facetsOf(index.facets),
    prices: index.prices,
  };
  const other = {
    total: oracle.total,
    page: oracle.page,
    hits: oracle.hits,
    facets: facetsOf(oracle.facets),
    prices: oracle.prices,
  };
  for (const name of ["total", "page", "hits", "facets", "prices"] as const) {
    const [ours, theirs] = [JSON.stringify(one[name]), JSON.stringify(other[name])];
    if (ours !== theirs)
      return `${name}: the index says ${ours}, the oracle ${theirs}, asked ${JSON.stringify(query)}`;
  }
  return null;
};
