import { fallbackSrcOf } from "#features/assets/media/parts/picture-sources.ts";
import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import {
  type CardReads,
  searchResultCards,
  tripCards,
} from "#features/content/search/parts/cards.ts";
import { interpretQuery } from "#features/content/search/query/interpret-query.ts";
import { emptySearch, toSearchParams } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Findings } from "../retrieval/find-sources.ts";
import type { ChatAnswer, ChatCard } from "../contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";

/** What is read here of the market, for one request. */
export type CardSite = Site<CardReads & DestinationReads & ResourceReads & SearchReads>;

const maxCards = 3;

const toCard = ({ localizer: { t } }: CardSite, card: TravelCardView): ChatCard => ({
  name: card.name,
  facts: card.facts,
  path: card.path,
  picture: card.poster && fallbackSrcOf(card.poster),
  status: card.next?.status.status ?? null,
  statusLabel: card.next?.status.label ?? "",
  day: card.next?.text ?? "",
  price: card.price
    ? [card.price.isFrom ? t("card.from") : "", card.price.amount, t("card.perPerson")]
        .filter(Boolean)
        .join(" ")
    : "",
});

type Cards = Pick<ChatAnswer, "cards" | "allTrips">;

type PlacesAsked = Pick<Findings, "names" | "statuses">;

const noCards: Cards = { cards: [], allTrips: null };

/** The search that the places and times of a question ask for; null where it names no place. */
const queryOf = async (
  { catalogue, localizer: { market, today } }: CardSite,
  { names, statuses }: PlacesAsked,
  question: string,
): Promise<SearchQuery | null> => {
  const known = await catalogue.destinations();
  const where = known.filter(({ name }) => names.includes(name)).map(({ slug }) => slug);
  if (where.length === 0) return null;
  const { effective } = await interpretQuery({ ...emptySearch, q: question }, market.language, {
    destinations: () => catalogue.destinations(),
    resources: () => catalogue.resources(),
    correct: async (q) => q,
    today,
  });
  const { month, season, period } = effective;
  return { ...emptySearch, where, month, season, period, status: [...(statuses ?? [])] };
};

/** The trips that a search finds, as they are at this moment, with the way to all of them. */
export const cardsOfSearch = async (
  site: CardSite,
  query: SearchQuery,
): Promise<Cards & Readonly<{ total: number; tourIds: readonly string[] }>> => {
  const { hits, total } = await site.catalogue.search(query);
  const shown = hits.slice(0, maxCards);
  const cards = await searchResultCards(site, shown, query);
  const { t, market } = site.localizer;
  const path = pathOf(market.id, "search") ?? "/";
  const allTrips = {
    label: t("chat.allTrips", { n: total }),
    path: `${path}?${toSearchParams(query)}`,
  };
  return {
    total,
    tourIds: shown.flatMap(({ tourId }) => tourId ?? []),
    cards: cards.map((card) => toCard(site, card)),
    allTrips: total === 0 ? null : allTrips,
  };
};

/** The trips to the places that a question names, as they are at this moment. */
export const cardsOfPlaces = async (
  site: CardSite,
  asked: PlacesAsked,
  question: string,
): Promise<Cards> => {
  const query = await queryOf(site, asked, question);
  if (!query) return noCards;
  const { cards, allTrips } = await cardsOfSearch(site, query);
  return { cards, allTrips };
};

/** The trips themselves, each with its next departure. */
export const cardsOfTrips = async (
  site: CardSite,
  travelIds: readonly string[],
): Promise<Cards> => ({
  cards: (await tripCards(site, travelIds.slice(0, maxCards))).map((card) => toCard(site, card)),
  allTrips: null,
});
