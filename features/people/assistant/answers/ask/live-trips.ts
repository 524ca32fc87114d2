import { departureRows } from "#features/content/search/parts/cards.ts";
import {
  type AskedTrips,
  askedTrips,
  type ReadsSentences,
} from "#features/content/search/parts/asked-trips.ts";
import { toSearchParams } from "#features/content/search/query/search-params.ts";
import { pathOf } from "#markets/paths.ts";
import type { ChatAnswer } from "../contract.ts";
import { isOfTripsAlone, isOfRows } from "../retrieval/asks-for-trips.ts";
import type { QuestionIndex } from "../retrieval/question-index.ts";
import { cardsOfSearch, type CardSite } from "./trip-cards.ts";

/** What an answer says, with where it says so. */
export type Said = Readonly<{ text: string; link: Readonly<{ label: string; path: string }> }>;

type LiveSite = CardSite & ReadsSentences;

/** What is answered from the catalogue as it is at this moment. */
export type LiveAnswer = Pick<ChatAnswer, "cards" | "allTrips"> &
  Readonly<{
    said: readonly Said[];
    /** Whether the question asks for nothing besides. */
    isWhole: boolean;
  }>;

/** Each departure that is shown, by its facts of this moment. */
const rowsSaid = async (site: LiveSite, tourIds: readonly string[]): Promise<readonly Said[]> => {
  const tours = await site.catalogue.toursByIds(tourIds);
  const rows = await departureRows(site, [...tours.values()]);
  return rows.map(({ trip, from, facts, status, seats, path }) => {
    const label = `${trip}, ${from.full}`;
    const factsText = [status.label, facts, seats].filter(Boolean).join(" · ");
    return { text: `${label}: ${factsText}`, link: { label, path } };
  });
};

const asksAlone = (index: QuestionIndex, asked: AskedTrips | null): boolean =>
  asked !== null && isOfTripsAlone(index, asked);

/** The trips that a text asks for, as a whole or in one of its sentences; null where it does not. */
const askedLive = async (site: LiveSite, index: QuestionIndex, text: string) => {
  const asked = await askedTrips(site, text);
  if (asked === null) return null;
  if (isOfTripsAlone(index, asked)) return { asked, isWhole: true };
  const sentences = text.split(/(?<=[.!?])\s+/u);
  if (sentences.length === 1) return null;
  const each = await Promise.all(sentences.map((sentence) => askedTrips(site, sentence)));
  return each.some((one) => asksAlone(index, one)) ? { asked, isWhole: false } : null;
};

/** Answers from the catalogue what a text asks of it; null where it asks for something else. */
export const answerLive = async (
  site: LiveSite,
  index: QuestionIndex,
  text: string,
): Promise<LiveAnswer | null> => {
  const live = await askedLive(site, index, text);
  if (live === null) return null;
  const { asked, isWhole } = live;
  const { query, filters } = asked;
  const { t, market } = site.localizer;
  const path = `${pathOf(market.id, "search") ?? "/"}?${toSearchParams(query)}`;
  const { total, cards, allTrips, tourIds } = await cardsOfSearch(site, query);
  const found =
    total === 0 ? t("chat.noneFound", { filters }) : t("chat.found", { filters, n: total });
  const said = [{ text: found, link: { label: t("chat.search", { filters }), path } }];
  const rows = isOfRows(index, asked.rest) ? await rowsSaid(site, tourIds) : [];
  return { said: [...said, ...rows], cards, allTrips, isWhole };
};
