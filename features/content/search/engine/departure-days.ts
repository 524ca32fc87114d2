import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { hasMatchAtPrice, isMatch, compileFilter } from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import { isoDayOf } from "../index/travel-part.ts";

/** The number of matching departures by ISO day, the earliest day first. */
export const departureDays = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): ReadonlyMap<string, number> => {
  const { failures } = filterTravels(index, query, words);
  const compiled = compileFilter(query, index);
  const countByDay = new Int32Array(compiled.latestReturn.length);
  for (const [travel, part] of index.parts.entries()) {
    if (failures[travel] !== 0 || !hasMatchAtPrice(part, compiled)) continue;
    for (let tour = 0; tour < part.departures.length; tour += 1) {
      if (!isMatch(part, tour, compiled)) continue;
      const day = (part.departures[tour] ?? 0) - compiled.first;
      countByDay[day] = (countByDay[day] ?? 0) + 1;
    }
  }
  return new Map(
    [...countByDay].flatMap((count, day) =>
      count > 0 ? [[isoDayOf(compiled.first + day), count]] : [],
    ),
  );
};
