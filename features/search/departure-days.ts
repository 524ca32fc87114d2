import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchQuery } from "./contract.ts";
import { isFoundIn, lookFor } from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import { dayOf } from "./travel-part.ts";

/** The days on which departures of a whole search leave, in their order, with how many do. */
export const departureDays = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): ReadonlyMap<string, number> => {
  const { failures } = narrowTravels(index, query, words);
  const look = lookFor(query, index);
  const onDay = new Int32Array(look.lastEnd.length);
  for (const [travel, part] of index.parts.entries()) {
    if (failures[travel] !== 0) continue;
    for (let tour = 0; tour < part.departures.length; tour += 1) {
      if (!isFoundIn(part, tour, look)) continue;
      const day = (part.departures[tour] ?? 0) - look.first;
      onDay[day] = (onDay[day] ?? 0) + 1;
    }
  }
  return new Map(
    [...onDay].flatMap((count, day) => (count > 0 ? [[dayOf(look.first + day), count]] : [])),
  );
};
