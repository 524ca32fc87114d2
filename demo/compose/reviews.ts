import { americanize } from "#demo/american.ts";
import {
  pickOne,
  randomInt,
  type Random,
  seededRandom,
  stableUuid,
  pickWeighted,
} from "#demo/random.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import type { Review } from "#features/catalogue/reviews/contract.ts";
import { addDays } from "#markets/days.ts";
import type { Market, MarketId } from "#markets/market-type.ts";

/**
 * Number of reviews by market, 3,000 in all, in proportion to the markets' sizes. A market without
 * an entry has as many reviews as the international market.
 */
const reviewCounts: Readonly<Partial<Record<MarketId, number>> & { international: number }> = {
  "it-IT": 940,
  "en-US": 340,
  "en-WE": 400,
  "es-ES": 420,
  "fr-FR": 400,
  "de-DE": 380,
  international: 120,
};

export type DemoReview = Review & Readonly<{ coordinatorId: string | null }>;

type ReviewSources = Pick<Demo, "people" | "phrases">;
type Draft = Omit<DemoReview, "author" | "quote"> &
  Readonly<{ coordinatorName: string | null; place: string }>;

export type ReviewedTravel = Readonly<{
  id: string;
  days: number;
  /** Months (1 to 12) with departures; at least one. */
  months: readonly number[];
  /** Names of the places where the group sleeps; at least one. */
  places: readonly string[];
  popular: boolean;
  /** Nobody has travelled with it yet. */
  isNew: boolean;
}>;

const latestFirst = (a: Draft, b: Draft): number => (a.writtenOn < b.writtenOn ? 1 : -1);

/** Number of reviews that a trip's page shows at first. */
const visibleCount = 6;

/**
 * Creates a function that gives a trip the next item of a list. Of the items that this trip did not
 * get recently, the function chooses the item that no trip has had for the longest time.
 * @param memory number of a trip's latest items that are not repeated
 */
const createDealer = (items: readonly string[], memory: number, random: Random) => {
  const waiting = items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
  const recentByTrip = new Map<string | null, readonly string[]>();
  return (travelId: string | null): string => {
    const recent = recentByTrip.get(travelId) ?? [];
    const index = waiting.findIndex((item) => !recent.includes(item));
    const [item = ""] = waiting.splice(Math.max(0, index), 1);
    waiting.push(item);
    recentByTrip.set(travelId, [item, ...recent].slice(0, memory));
    return item;
  };
};

const createSentenceDealer = (items: readonly string[], random: Random) =>
  createDealer(
    items,
    Math.max(Math.floor(items.length / 2), Math.min(items.length - 1, visibleCount)),
    random,
  );

/**
 * Adds authors and quotes, starting with the latest review. A name occurs once in a trip.
 * Neighbouring reviews share neither author nor sentence, on the trip's page and in the whole
 * market.
 */
const writeReviews = (
  market: Market,
  { people, phrases }: ReviewSources,
  drafts: readonly Draft[],
  random: Random,
): DemoReview[] => {
  const names = people.reviewers(market.id);
  const dealAuthor = createDealer(names, names.length, random);
  const dealers = Object.fromEntries(
    Object.entries(phrases.reviews[market.language]).map(([mood, { first, second, place }]) => [
      mood,
      {
        first: createSentenceDealer(first, random),
        second: createSentenceDealer(second, random),
        place: createSentenceDealer(place, random),
      },
    ]),
  );
  return drafts.toSorted(latestFirst).map(({ coordinatorName, place, ...review }) => {
    const dealer = dealers[review.rating >= 4 ? "glad" : review.rating === 3 ? "mixed" : "sorry"];
    const { travelId } = review;
    const text = [
      dealer?.first(travelId),
      random() < 0.85 ? dealer?.second(travelId) : undefined,
      dealer?.place(travelId),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(" ")
      .replaceAll("{who}", coordinatorName ?? people.everyone[0]!.name);
    const quote = (market.id === "en-US" ? americanize(text) : text).replaceAll("{place}", place);
    return { ...review, author: dealAuthor(travelId), quote };
  });
};

/** Moves a day back by two weeks at a time until the day is in a month in which the trip leaves. */
const inSeason = (day: string, months: readonly number[]): string =>
  months.includes(Number(day.slice(5, 7))) ? day : inSeason(addDays(day, -14), months);

/**
 * A market's reviews without their words. Popular trips get more reviews, and the ratings are
 * distributed believably.
 */
const draftReviews = (
  market: Market,
  travels: readonly ReviewedTravel[],
  coordinators: readonly Coordinator[],
  today: string,
): readonly Draft[] => {
  const random = seededRandom(`reviews ${market.id}`);
  const placeChoice = seededRandom(`places ${market.id}`);
  const choices = travels
    .filter(({ isNew }) => !isNew)
    .map((travel) => [travel, travel.popular ? 5 : 1] as const);
  const count = reviewCounts[market.id] ?? reviewCounts.international;
  return Array.from({ length: choices.length === 0 ? 0 : count }, (_, index): Draft => {
    const travel = pickWeighted(random, choices);
    const leader = coordinators[Math.floor(random() * coordinators.length)];
    const rating = pickWeighted<Review["rating"]>(random, [
      [5, 68],
      [4, 22],
      [3, 6],
      [2, 2.5],
      [1, 1.5],
    ]);
    const travelledOn = inSeason(addDays(today, -randomInt(random, 20, 900)), travel.months);
    const returnedOn = addDays(travelledOn, travel.days + randomInt(random, 1, 15));
    return {
      id: stableUuid("review", market.id, String(index)),
      travelId: travel.id,
      coordinatorId: leader?.id ?? null,
      age: random() < 0.9 ? randomInt(random, 25, 48) : null,
      rating,
      place: pickOne(placeChoice, travel.places) ?? "",
      coordinatorName: leader?.name ?? null,
      travelledOn,
      writtenOn: returnedOn < today ? returnedOn : addDays(today, -1),
    };
  });
};

export const composeReviews = (
  market: Market,
  demo: ReviewSources,
  travels: readonly ReviewedTravel[],
  coordinators: readonly Coordinator[],
  today: string,
): DemoReview[] =>
  writeReviews(
    market,
    demo,
    draftReviews(market, travels, coordinators, today),
    seededRandom(`words ${market.id}`),
  );
