import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchQuery } from "./contract.ts";
import { isFoundIn, lookFor } from "./departures.ts";
import { narrowTravels } from "./narrow.ts";
import type { WordLexemes } from "./text.ts";

type Found = Readonly<{ day: number; travel: number; id: string }>;

const byDay = (a: Found, b: Found): number => a.day - b.day || (a.id < b.id ? -1 : 1);

/** All departures that meet a whole search, the next first. */
const allFound = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): readonly Found[] => {
  const { failures } = narrowTravels(index, query, words);
  const look = lookFor(query, index);
  const found: Found[] = [];
  for (const [travel, part] of index.parts.entries()) {
    if (failures[travel] !== 0) continue;
    for (const [at, tour] of part.byDay.entries()) {
      const day = part.days[at] ?? 0;
      if (day > look.days[1]) break;
      if (day < look.days[0] || !isFoundIn(part, tour, look)) continue;
      found.push({ day, travel, id: part.tourIds[tour] ?? "" });
    }
  }
  return found.sort(byDay);
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
  most: number,
): readonly string[] => {
  if (index.span === null) return [];
  const found = allFound(index, query, words);
  const [first = 0, last = 0] = [found[0]?.day, found.at(-1)?.day];
  const partOf = ({ day }: Found) => Math.floor(((day - first) * most) / (last - first + 1));
  const chosen: Found[] = [];
  const choose = (isWanted: (each: Found) => boolean) => {
    for (const each of found) {
      if (chosen.length === most) return;
      if (chosen.some(({ travel }) => travel === each.travel) || !isWanted(each)) continue;
      chosen.push(each);
    }
  };
  choose((each) => chosen.every((other) => partOf(other) !== partOf(each)));
  choose((each) => chosen.every((other) => other.day !== each.day));
  choose(() => true);
  return chosen.sort(byDay).map(({ id }) => id);
};
