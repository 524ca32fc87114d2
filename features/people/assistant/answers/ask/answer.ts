import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { ChatAnswer } from "../contract.ts";
import type { Chat } from "../keep/chat.ts";
import { phraseStatements } from "../phrasing/phrase.ts";
import { askIndex } from "../retrieval/find-sources.ts";
import { pickStatements } from "../statements/pick-statements.ts";
import type { QuestionReads } from "#features/people/assistant/site/reads.ts";
import type { Site } from "#markets/site/site.ts";
import { cardsOfPlaces, cardsOfTrips } from "./trip-cards.ts";

/** What an answer reads of the market, for one request. */
export type AnswerSite = Site<
  CardReads & DestinationReads & QuestionReads & ResourceReads & SearchReads
>;

const unknown: ChatAnswer = {
  kind: "unknown",
  statements: [],
  sources: [],
  cards: [],
  allTrips: null,
};

const noCards = { cards: [], allTrips: null } as const;

/**
 * Answers a question from the market's sources, and with trips as they are at this moment.
 * @param model may phrase what was found; null leaves it in the sources' own words
 */
export const answerQuestion = async (
  site: AnswerSite,
  model: Chat["model"],
  question: string,
): Promise<ChatAnswer> => {
  const { market } = site.localizer;
  const asked = askIndex(await site.catalogue.questionIndex(), question);
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
  if (statements.length === 0 && shown.cards.length === 0) return unknown;
  // Sources are numbered as they are said, and one that nothing is said of is left out.
  const said = [...new Set(statements.map(({ source }) => source))];
  return {
    kind: "answered",
    statements: statements.map(({ text, source }) => ({ text, source: said.indexOf(source) + 1 })),
    sources: said.flatMap((number, index) => {
      const source = found[number - 1]?.source;
      return source ? [{ number: index + 1, label: source.label, path: source.path }] : [];
    }),
    ...shown,
  };
};
