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

type Draft = Omit<DemoReview, "quote"> & Readonly<{ who: string }>;
type Unsigned = Omit<Draft, "author">;

const latestFirst = (a: Unsigned, b: Unsigned): number => (a.writtenOn < b.writtenOn ? 1 : -1);

/** Gives the items of a list one after another, in an order of its own, and begins again after the last. */
const inTurn = (items: readonly string[], chance: Chance): (() => string) => {
  const order = items
    .map((item) => [chance(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
  let next = 0;
  return () => order[next++ % order.length] ?? "";
};

/**
 * Signs a market's reviews from the latest back: with the name that has been away longest among
 * those that nobody has signed the trip's other reviews with.
 */
const signed = (drafts: readonly Unsigned[], names: readonly string[], chance: Chance): Draft[] => {
  const next = inTurn(names, chance);
  const waiting = names.map(next);
  const taken = new Map<string | null, Set<string>>();
  return drafts.toSorted(latestFirst).map((draft) => {
    const here = taken.get(draft.travelId) ?? new Set();
    const at = Math.max(
      0,
      waiting.findIndex((name) => !here.has(name)),
    );
    const [author = ""] = waiting.splice(at, 1);
    waiting.push(author);
    taken.set(draft.travelId, here.add(author));
    return { ...draft, author };
  });
};

/** The quotes of one trip's reviews: from the latest back, nobody says what the ones before said. */
const quotesOf = (market: Market, drafts: readonly Draft[], chance: Chance): DemoReview[] => {
  const turns = Object.fromEntries(
    Object.entries(phrases[market.language]).map(([mood, { first, second }]) => [
      mood,
      { first: inTurn(first, chance), second: inTurn(second, chance) },
    ]),
  );
  return drafts.toSorted(latestFirst).map(({ who, ...review }) => {
    const turn = turns[review.rating >= 4 ? "glad" : review.rating === 3 ? "mixed" : "sorry"];
    const said = [turn?.first(), chance() < 0.85 ? turn?.second() : undefined]
      .filter((each) => each !== undefined)
      .join(" ")
      .replaceAll("{who}", who);
    return { ...review, quote: market.id === "en-US" ? american(said) : said };
  });
};

/** The reviews of a market: more for the trips that are told in full, a believable spread of stars. */
export const composeReviews = (
  market: Market,
  travels: readonly Readonly<{ id: string; days: number; popular: boolean }>[],
  coordinators: readonly Coordinator[],
  today: string,
): DemoReview[] => {
  const chance = chanceOf(`reviews ${market.id}`);
  const choices = travels.map((travel) => [travel, travel.popular ? 5 : 1] as const);
  const drafts = Array.from({ length: counts[market.id] }, (_, index): Unsigned => {
    const travel = weighted(chance, choices);
    const leader = coordinators[Math.floor(chance() * coordinators.length)];
    const rating = weighted<Review["rating"]>(chance, [
      [5, 68],
      [4, 22],
      [3, 6],
      [2, 2.5],
      [1, 1.5],
    ]);
    const travelledOn = addDays(today, -between(chance, 20, 900));
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
  const reviews = signed(drafts, reviewers[market.id], chanceOf(`authors ${market.id}`));
  return [...Map.groupBy(reviews, ({ travelId }) => travelId)].flatMap(([travelId, own]) =>
    quotesOf(market, own, chanceOf(`quotes ${travelId}`)),
  );
};
