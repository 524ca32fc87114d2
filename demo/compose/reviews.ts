import { american } from "#demo/american.ts";
import { between, type Chance, chanceOf, idOf, weighted } from "#demo/chance.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Review } from "#features/reviews/contract.ts";
import { addDays } from "#markets/days.ts";
import type { Market, MarketId } from "#markets/market-type.ts";

/** 3,000 in all, spread as the markets' sizes are; a market that is not named has as many as the international one. */
const counts: Readonly<Partial<Record<MarketId, number>> & { international: number }> = {
  "it-IT": 940,
  "en-US": 340,
  "en-WE": 400,
  "es-ES": 420,
  "fr-FR": 400,
  "de-DE": 380,
  international: 120,
};

export type DemoReview = Review & Readonly<{ coordinatorId: string | null }>;

type Words = Pick<Demo, "people" | "phrases">;
type Draft = Omit<DemoReview, "author" | "quote"> & Readonly<{ who: string }>;

const latestFirst = (a: Draft, b: Draft): number => (a.writtenOn < b.writtenOn ? 1 : -1);

/** As many reviews as a trip’s page shows at first. */
const near = 6;

/**
 * Gives a trip one item of a list after another: the one that has been away longest from all trips
 * among those that were not given to this trip lately.
 * @param lately how many of the trip's own last items do not come again
 */
const inTurn = (items: readonly string[], lately: number, chance: Chance) => {
  const waiting = items
    .map((item) => [chance(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
  const given = new Map<string | null, readonly string[]>();
  return (travelId: string | null): string => {
    const own = given.get(travelId) ?? [];
    const at = waiting.findIndex((item) => !own.includes(item));
    const [item = ""] = waiting.splice(Math.max(0, at), 1);
    waiting.push(item);
    given.set(travelId, [item, ...own].slice(0, lately));
    return item;
  };
};

const sentences = (items: readonly string[], chance: Chance) =>
  inTurn(items, Math.max(Math.floor(items.length / 2), Math.min(items.length - 1, near)), chance);

/**
 * Signs and words a market's reviews from the latest back: a name stands once on a trip, and
 * neighbours share neither name nor sentence, on their trip's page or in the whole market.
 */
const worded = (
  market: Market,
  { people, phrases }: Words,
  drafts: readonly Draft[],
  chance: Chance,
): DemoReview[] => {
  const names = people.reviewers(market.id);
  const author = inTurn(names, names.length, chance);
  const turns = Object.fromEntries(
    Object.entries(phrases.reviews[market.language]).map(([mood, { first, second }]) => [
      mood,
      { first: sentences(first, chance), second: sentences(second, chance) },
    ]),
  );
  return drafts.toSorted(latestFirst).map(({ who, ...review }) => {
    const turn = turns[review.rating >= 4 ? "glad" : review.rating === 3 ? "mixed" : "sorry"];
    const { travelId } = review;
    const said = [turn?.first(travelId), chance() < 0.85 ? turn?.second(travelId) : undefined]
      .filter((each) => each !== undefined)
      .join(" ")
      .replaceAll("{who}", who);
    const quote = market.id === "en-US" ? american(said) : said;
    return { ...review, author: author(travelId), quote };
  });
};

/** The latest day up to one on which a trip may have begun, in a month in which it leaves. */
const inSeason = (day: string, months: readonly number[]): string =>
  months.includes(Number(day.slice(5, 7))) ? day : inSeason(addDays(day, -14), months);

/** The reviews of a market: more for the trips that are told in full, a believable spread of stars. */
export const composeReviews = (
  market: Market,
  demo: Words,
  travels: readonly Readonly<{
    id: string;
    days: number;
    /** In which it leaves, 1 to 12; one at least. */
    months: readonly number[];
    popular: boolean;
  }>[],
  coordinators: readonly Coordinator[],
  today: string,
): DemoReview[] => {
  const chance = chanceOf(`reviews ${market.id}`);
  const choices = travels.map((travel) => [travel, travel.popular ? 5 : 1] as const);
  const drafts = Array.from(
    { length: counts[market.id] ?? counts.international },
    (_, index): Draft => {
      const travel = weighted(chance, choices);
      const leader = coordinators[Math.floor(chance() * coordinators.length)];
      const rating = weighted<Review["rating"]>(chance, [
        [5, 68],
        [4, 22],
        [3, 6],
        [2, 2.5],
        [1, 1.5],
      ]);
      const travelledOn = inSeason(addDays(today, -between(chance, 20, 900)), travel.months);
      const written = addDays(travelledOn, travel.days + between(chance, 1, 15));
      return {
        id: idOf("review", market.id, String(index)),
        travelId: travel.id,
        coordinatorId: leader?.id ?? null,
        age: chance() < 0.9 ? between(chance, 25, 48) : null,
        rating,
        who: leader?.name ?? demo.people.everyone[0]!.name,
        travelledOn,
        writtenOn: written < today ? written : addDays(today, -1),
      };
    },
  );
  return worded(market, demo, drafts, chanceOf(`words ${market.id}`));
};
