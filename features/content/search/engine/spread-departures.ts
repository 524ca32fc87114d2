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

/** A travel with a matching departure on `day` (days since 1970). */
type Candidate = Readonly<{ day: number; travel: number }>;

/**
 * Lists each matching travel on the first and on the last day of its matching departures, sorted by
 * day. At most `limit` travels are listed per day.
 */
const findCandidates = (
  index: CatalogueIndex,
  query: SearchQuery,
  failures: Uint16Array,
  matchCache: MatchCache,
  limit: number,
): readonly Candidate[] => {
  const { counts, earliest, latest } = matchDepartures(index, query, failures, matchCache);
  const byDay = new Map<number, Candidate[]>();
  const add = (day: number, travel: number) => {
    const ofDay = byDay.get(day) ?? [];
    if (ofDay.length < limit) byDay.set(day, [...ofDay, { day, travel }]);
  };
  for (let travel = 0; travel < failures.length; travel += 1) {
    if (failures[travel] !== 0 || counts[travel] === 0) continue;
    const [first = 0, last = 0] = [earliest[travel], latest[travel]];
    add(first, travel);
    if (last !== first) add(last, travel);
  }
  return [...byDay.values()].flat().sort((a, b) => a.day - b.day || a.travel - b.travel);
};

/** Id of the travel's first matching departure on the candidate's day. */
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
 * Returns the ids of at most `limit` matching departures of different travels, the earliest first.
 * The days from the first to the last match are cut into `limit` segments, and each segment
 * contributes its first departure. An empty segment is replaced by a departure on a day that is not
 * used yet or, when all days are used, on a used day.
 */
export const spreadDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  matchCache: MatchCache,
  limit: number,
): readonly string[] => {
  const { failures } = filterTravels(index, query, words);
  const found = findCandidates(index, query, failures, matchCache, limit);
  const [first = 0, last = 0] = [found[0]?.day, found.at(-1)?.day];
  const segmentOf = ({ day }: Candidate) =>
    Math.floor(((day - first) * limit) / (last - first + 1));
  const chosen: Candidate[] = [];
  const choose = (isAllowed: (each: Candidate) => boolean) => {
    for (const each of found) {
      if (chosen.length === limit) return;
      if (chosen.some(({ travel }) => travel === each.travel) || !isAllowed(each)) continue;
      chosen.push(each);
    }
  };
  choose((each) => chosen.every((other) => segmentOf(other) !== segmentOf(each)));
  choose((each) => chosen.every((other) => other.day !== each.day));
  choose(() => true);
  const compiled = compileFilter(query, index);
  return chosen
    .sort((a, b) => a.day - b.day || a.travel - b.travel)
    .flatMap((each) => departureOn(index, each, compiled));
};
