import { american } from "#demo/american.ts";
import { between, type Chance, chanceOf, idOf, weighted } from "#demo/chance.ts";
import { people } from "#demo/phrases/people.ts";
import { reviewers } from "#demo/phrases/reviewers.ts";
import { de } from "#demo/phrases/reviews/de.ts";
import { en } from "#demo/phrases/reviews/en.ts";
import { es } from "#demo/phrases/reviews/es.ts";
import { fr } from "#demo/phrases/reviews/fr.ts";
import { it } from "#demo/phrases/reviews/it.ts";
import type { ReviewPhrases } from "#demo/phrases/reviews/phrases.ts";
import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Review } from "#features/reviews/contract.ts";
import { addDays } from "#markets/days.ts";
import type { Language, Market, MarketId } from "#markets/market-type.ts";

const phrases: Readonly<Record<Language, ReviewPhrases>> = { it, en, es, fr, de };

/** 3,000 in all, spread as the markets' sizes are. */
const counts: Readonly<Record<MarketId, number>> = {
  "it-IT": 940,
  "en-US": 340,
  "en-WE": 400,
  "es-ES": 420,
  "fr-FR": 400,
  "de-DE": 380,
  international: 120,
};

export type DemoReview = Review & Readonly<{ coordinatorId: string | null }>;

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
const worded = (market: Market, drafts: readonly Draft[], chance: Chance): DemoReview[] => {
  const names = reviewers[market.id];
  const author = inTurn(names, names.length, chance);
  const turns = Object.fromEntries(
    Object.entries(phrases[market.language]).map(([mood, { first, second }]) => [
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
  const drafts = Array.from({ length: counts[market.id] }, (_, index): Draft => {
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
      who: leader?.name ?? people["it-IT"][0]!.name,
      travelledOn,
      writtenOn: written < today ? written : addDays(today, -1),
    };
  });
  return worded(market, drafts, chanceOf(`words ${market.id}`));
};
