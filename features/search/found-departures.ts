import type { CatalogueIndex } from "./catalogue-index.ts";
import type { FoundDepartures, SearchQuery } from "./contract.ts";
import { found, givesByCode, priceRange } from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";
import { dayOf } from "./travel-part.ts";
import { asksForDates, windowsOf } from "./windows.ts";

/** Calls back for each departure that meets a whole search, travel after travel. */
const visitFound = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  visit: (tour: number, travel: number) => void,
): void => {
  const { failures } = narrowTravels(index, query, words);
  const gives = givesByCode(query);
  const { first, lastEnd } = windowsOf(query, index);
  const [low, high] = priceRange(query);
  for (let travel = 0; travel < failures.length; travel += 1) {
    if (failures[travel] !== 0) continue;
    const end = index.firstTour[travel + 1] ?? 0;
    for (let tour = index.firstTour[travel] ?? 0; tour < end; tour += 1) {
      const departure = index.departures[tour] ?? 0;
      const cents = index.cents[tour] ?? 0;
      const isBack = (index.ends[tour] ?? 0) <= (lastEnd[departure - first] ?? -1);
      const isMet = ((gives[index.codes[tour] ?? 0] ?? 0) & found) !== 0;
      if (isMet && isBack && cents >= low && cents <= high) visit(tour, travel);
    }
  }
};

type Count = [count: number, earliest: number, latest: number];

const countEach = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): Count => {
  let [count, earliest, latest] = [0, Infinity, -Infinity];
  visitFound(index, query, words, (tour) => {
    const departure = index.departures[tour] ?? 0;
    count += 1;
    earliest = Math.min(earliest, departure);
    latest = Math.max(latest, departure);
  });
  return [count, earliest, latest];
};

/** The same for a search that names neither dates nor prices, which finds all that share a code or none. */
const countHeads = (
  { heads, ...index }: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): Count => {
  let [count, earliest, latest] = [0, Infinity, -Infinity];
  visitFound({ ...index, ...heads, heads }, query, words, (head) => {
    count += heads.counts[head] ?? 0;
    earliest = Math.min(earliest, heads.earliest[head] ?? 0);
    latest = Math.max(latest, heads.latest[head] ?? 0);
  });
  return [count, earliest, latest];
};

/** Counts the departures that meet a whole search, and names the days on which the first and last leave. */
export const departuresFound = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): FoundDepartures | null => {
  const isPlain = !asksForDates(query) && query.priceMin === null && query.priceMax === null;
  const [count, earliest, latest] = (isPlain ? countHeads : countEach)(index, query, words);
  return count === 0 ? null : { count, first: dayOf(earliest), last: dayOf(latest) };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The ids of the departures that meet a whole search, by day and id: `limit` of them from the
 * `offset`-th on. Only those of the days in question are put in order.
 */
export const nextDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): readonly string[] => {
  if (index.span === null) return [];
  const [first, last] = index.span;
  const onDay = new Int32Array(last - first + 1);
  visitFound(index, query, words, (tour) => {
    const day = (index.departures[tour] ?? 0) - first;
    onDay[day] = (onDay[day] ?? 0) + 1;
  });
  let [day, before] = [0, 0];
  for (; day < onDay.length && before + (onDay[day] ?? 0) <= offset; day += 1)
    before += onDay[day] ?? 0;
  let [lastDay, until] = [day, before];
  for (; lastDay < onDay.length && until < offset + limit; lastDay += 1)
    until += onDay[lastDay] ?? 0;
  const found: { day: number; id: string }[] = [];
  visitFound(index, query, words, (tour, travel) => {
    const leaves = (index.departures[tour] ?? 0) - first;
    if (leaves < day || leaves >= lastDay) return;
    const id = index.parts[travel]?.tourIds[tour - (index.firstTour[travel] ?? 0)] ?? "";
    found.push({ day: leaves, id });
  });
  return found
    .toSorted((a, b) => a.day - b.day || compare(a.id, b.id))
    .slice(offset - before, offset - before + limit)
    .map(({ id }) => id);
};
