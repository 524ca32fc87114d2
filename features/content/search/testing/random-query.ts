import { randomInt, type Random, pickOne } from "#demo/random.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import {
  ages,
  efforts,
  flags,
  seasons,
  type SearchQuery,
  sorts,
} from "#features/content/search/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { moods, transports } from "#features/catalogue/travels/contract.ts";
import { vocabulary } from "./random-catalogue.ts";

const randomSubset = <Item>(chance: Random, items: readonly Item[], most = 2): Item[] => [
  ...new Set(Array.from({ length: randomInt(chance, 1, most) }, () => pickOne(chance, items))),
];

const numbered = (name: string, count: number) =>
  Array.from({ length: count + 1 }, (_, number) => `${name}-${number + 1}`); // the last slug does not exist

const months = ["2026-12", "2027-01", "2027-03", "2027-05", "2027-08", "2028-02", "2029-01"];
const days = ["2026-12-01", "2027-01-15", "2027-05-01", "2027-06-30", "2027-12-31"];

/**
 * A keyword of one or several words, the beginning of one, a word without its accent, or a word that
 * no travel contains.
 */
const keyword = (chance: Random): string => {
  const word = () => pickOne(chance, vocabulary);
  switch (randomInt(chance, 0, 5)) {
    case 0:
      return word();
    case 1:
      return `${word()} ${word()}`;
    case 2:
      return `${word()} ${word().slice(0, randomInt(chance, 2, 4))}`;
    case 3:
      return word().normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
    case 4:
      return `${word()}, ${word()} ${word()}`;
    default:
      return pickOne(chance, ["zanzibar", "is", "9!!", "mon", "vulc", "cammi", "fores"]);
  }
};

/**
 * In whole currency units. Half of the prices are prices of departures, so that limits are tested
 * exactly.
 */
const price = (chance: Random, most: number): number =>
  pickOne(chance, [randomInt(chance, 300, most), 50 * randomInt(chance, 8, most / 50)]);

type Draw = (chance: Random) => Partial<SearchQuery>;

/** One draw for all of them, so that a further one leaves the other draws as they are. */
const flagged: Draw = (chance) => ({ [pickOne(chance, flags)]: true });

const draws: readonly Draw[] = [
  (chance) => ({ where: randomSubset(chance, numbered("place", 40)) }),
  // Chance would rarely choose relevance, the default sort of a keyword, so this choice forces it.
  (chance) => ({ q: keyword(chance), sort: "relevance" }),
  (chance) => ({ q: keyword(chance) }),
  (chance) => ({ from: pickOne(chance, days) }),
  (chance) => ({ to: pickOne(chance, days) }),
  (chance) => ({ month: randomSubset(chance, months, 3) }),
  (chance) => ({ month: randomSubset(chance, months, 3), days: randomInt(chance, 3, 14) }),
  (chance) => ({ season: randomSubset(chance, seasons) }),
  (chance) => ({ period: pickOne(chance, ["estate", "natale", "pasqua"]) }),
  () => ({ period: "capodanno" }),
  (chance) => ({ priceMin: price(chance, 2500) }),
  (chance) => ({ priceMax: price(chance, 3500) }),
  (chance) => ({ duration: randomSubset(chance, ["up-to-6", "up-to-10", "over-10"]) }),
  (chance) => ({ age: randomSubset(chance, ages) }),
  (chance) => ({ status: randomSubset(chance, statuses, 3) }),
  (chance) => ({ badge: randomSubset(chance, numbered("badges", 40), 3) }),
  (chance) => ({ type: randomSubset(chance, numbered("travel-type-primary", 6)) }),
  (chance) => ({ style: randomSubset(chance, numbered("travel-styles", 4)) }),
  (chance) => ({ mood: randomSubset(chance, moods) }),
  (chance) => ({ transport: randomSubset(chance, transports) }),
  (chance) => ({ effort: randomSubset(chance, efforts) }),
  flagged,
  flagged,
  flagged,
  (chance) => ({ years: randomInt(chance, 18, 60) }),
  () => ({ onSale: true }),
];

/** Makes searches that visitors make, and some that only a program would send. */
export const randomQuery = (chance: Random): SearchQuery => {
  const chosenFilters = Array.from({ length: randomInt(chance, 0, 4) }, () =>
    pickOne(chance, draws)(chance),
  );
  return Object.assign(
    { ...emptySearch, sort: pickOne(chance, sorts), page: pickOne(chance, [1, 1, 2, 3, 99]) },
    ...chosenFilters,
  ) as SearchQuery;
};
