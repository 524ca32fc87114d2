import type { CatalogueIndex } from "./catalogue-index.ts";
import type { FoundDepartures, SearchQuery } from "./contract.ts";
import { found, givesByCode, priceRange } from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import { windowsOf } from "./windows.ts";

/** Counts the departures that meet a whole search, and names the days on which the first and last leave. */
export const departuresFound = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): FoundDepartures | null => {
  const { failures } = narrowTravels(index, query, words);
  const gives = givesByCode(query);
  const { first, lastEnd } = windowsOf(query, index);
  const [low, high] = priceRange(query);
  let [count, earliest, latest] = [0, Infinity, -Infinity];
  for (let travel = 0; travel < failures.length; travel += 1) {
    if (failures[travel] !== 0) continue;
    const end = index.firstTour[travel + 1] ?? 0;
    for (let tour = index.firstTour[travel] ?? 0; tour < end; tour += 1) {
      const departure = index.departures[tour] ?? 0;
      const cents = index.cents[tour] ?? 0;
      const isBack = (index.ends[tour] ?? 0) <= (lastEnd[departure - first] ?? -1);
      const isMet = ((gives[index.codes[tour] ?? 0] ?? 0) & found) !== 0;
      if (!isMet || !isBack || cents < low || cents > high) continue;
      count += 1;
      earliest = Math.min(earliest, departure);
      latest = Math.max(latest, departure);
    }
  }
  const day = (epoch: number) => new Date(epoch * 86_400_000).toISOString().slice(0, 10);
  return count === 0 ? null : { count, first: day(earliest), last: day(latest) };
};
