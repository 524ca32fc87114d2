import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import {
  firstDepartureFrom,
  isMatch,
  type CompiledFilter,
  compileFilter,
  matchDepartures,
} from "./match-departures.ts";
import { filterTravels } from "./filter-travels.ts";
import type { MatchCache } from "./match-cache.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";

/** A travel of which a departure that is found leaves on a day since 1970. */
type Candidate = Readonly<{ day: number; travel: number }>;

/**
 * Travels on the first and the last day on which a departure of theirs is found, in the order of the
 * days. Of each day as many are kept as are wanted at all.
 */
const candidatesIn = (
  index: CatalogueIndex,
  query: SearchQuery,
  failures: Uint8Array,
  matchCache: MatchCache,
  most: number,
): readonly Candidate[] => {
  const { counts, earliest, latest } = matchDepartures(index, query, failures, matchCache);
  const onDay = new Map<number, Candidate[]>();
  const add = (day: number, travel: number) => {
    const there = onDay.get(day) ?? [];
    if (there.length < most) onDay.set(day, [...there, { day, travel }]);
  };
  for (let travel = 0; travel < failures.length; travel += 1) {
    if (failures[travel] !== 0 || counts[travel] === 0) continue;
    const [first = 0, last = 0] = [earliest[travel], latest[travel]];
    add(first, travel);
    if (last !== first) add(last, travel);
  }
  return [...onDay.values()].flat().sort((a, b) => a.day - b.day || a.travel - b.travel);
};

/** The first departure of a travel that is found on a day. */
const departureOn = (
  { parts }: CatalogueIndex,
  { day, travel }: Candidate,
  compiled: CompiledFilter,
): string[] => {
  const part = parts[travel];
  for (let at = part ? firstDepartureFrom(part, day) : 0; part?.days[at] === day; at += 1) {
    const tour = part.byDay[at] ?? 0;
    if (isMatch(part, tour, compiled)) return [part.tourIds[tour] ?? ""];
  }
  return [];
};

/**
 * The ids of a few departures that meet a whole search, each of another travel, the next first.
 * The days from the first to the last that is found are cut into as many parts: each gives the
 * first departure in it. Where a part has none, the next ones on days not taken yet stand in, and
 * only then those on days that are taken.
 */
export const spreadDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  matchCache: MatchCache,
  most: number,
): readonly string[] => {
  const { failures } = filterTravels(index, query, words);
  const found = candidatesIn(index, query, failures, matchCache, most);
  const [first = 0, last = 0] = [found[0]?.day, found.at(-1)?.day];
  const partOf = ({ day }: Candidate) => Math.floor(((day - first) * most) / (last - first + 1));
  const chosen: Candidate[] = [];
  const choose = (isWanted: (each: Candidate) => boolean) => {
    for (const each of found) {
      if (chosen.length === most) return;
      if (chosen.some(({ travel }) => travel === each.travel) || !isWanted(each)) continue;
      chosen.push(each);
    }
  };
  choose((each) => chosen.every((other) => partOf(other) !== partOf(each)));
  choose((each) => chosen.every((other) => other.day !== each.day));
  choose(() => true);
  const compiled = compileFilter(query, index);
  return chosen
    .sort((a, b) => a.day - b.day || a.travel - b.travel)
    .flatMap((each) => departureOn(index, each, compiled));
};
