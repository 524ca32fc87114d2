import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { ReadsSentences } from "#features/content/search/parts/asked-trips.ts";
import type { ChatAnswer } from "../contract.ts";
import type { Chat } from "../keep/chat.ts";
import { phraseStatements } from "../phrasing/phrase.ts";
import { askIndex } from "../retrieval/find-sources.ts";
import type { QuestionIndex } from "../retrieval/question-index.ts";
import { pickStatements } from "../statements/pick-statements.ts";
import type { QuestionReads } from "#features/people/assistant/site/reads.ts";
import type { Site } from "#markets/site/site.ts";
import { answerLive, type LiveAnswer, type Said } from "./live-trips.ts";
import { cardsOfPlaces, cardsOfTrips } from "./trip-cards.ts";

/** What an answer reads of the market, for one request. */
export type AnswerSite = Site<
  CardReads & DestinationReads & QuestionReads & ResourceReads & SearchReads
> &
  ReadsSentences;

const unknown: ChatAnswer = {
  kind: "unknown",
  statements: [],
  sources: [],
  cards: [],
  allTrips: null,
};

const noCards = { cards: [], allTrips: null } as const;

/** Numbers what is said by its sources, in the order in which they are said. */
const numbered = (said: readonly Said[]): Pick<ChatAnswer, "statements" | "sources"> => {
  const keyOf = ({ label, path }: Said["link"]) => `${path} ${label}`;
  const links = new Map(said.map(({ link }) => [keyOf(link), link]));
  const order = [...links.keys()];
  return {
    statements: said.map(({ text, link }) => ({ text, source: order.indexOf(keyOf(link)) + 1 })),
    sources: [...links.values()].map((link, index) => ({ number: index + 1, ...link })),
  };
};

/** What the market's texts say, with the trips that they are about. */
const answerFromTexts = async (
  site: AnswerSite,
  model: Chat["model"],
  index: QuestionIndex,
  question: string,
): Promise<Omit<LiveAnswer, "isWhole">> => {
  const { market } = site.localizer;
  const asked = askIndex(index, question);
  const { found, isOfTrips } = asked;
  const trips = found.flatMap(({ source }) => source.travelId ?? []);
  const ofPlaces = isOfTrips ? await cardsOfPlaces(site, asked, question) : noCards;
  const shown =
    ofPlaces.cards.length === 0 && trips.length > 0 ? await cardsOfTrips(site, trips) : ofPlaces;
  const statements = await phraseStatements(model, {
    question,
    statements: pickStatements(found, question, market.language),
    market,
  });
  const said = statements.flatMap(({ text, source: number }): Said[] => {
    const source = found[number - 1]?.source;
    return source ? [{ text, link: { label: source.label, path: source.path } }] : [];
  });
  return { ...shown, said };
};

/**
 * Answers a question from the market's sources, and with trips as they are at this moment.
 * @param model may phrase what was found; null leaves it in the sources' own words
 */
export const answerQuestion = async (
  site: AnswerSite,
  model: Chat["model"],
  question: string,
): Promise<ChatAnswer> => {
  const index = await site.catalogue.questionIndex();
  const live = await answerLive(site, index, question);
  // What is said of departures is of those alone that were asked for.
  const texts = live?.isWhole ? null : await answerFromTexts(site, model, index, question);
  const said = [...(texts?.said ?? []), ...(live?.said ?? [])];
  const { cards, allTrips } = live ?? texts ?? noCards;
  if (said.length === 0 && cards.length === 0) return unknown;
  return { kind: "answered", ...numbered(said), cards, allTrips };
};
