import type { ChatAnswer } from "#features/people/assistant/answers/contract.ts";
import type { Chat } from "#features/people/assistant/answers/keep/chat.ts";
import { phraseStatements } from "#features/people/assistant/answers/phrasing/phrase.ts";
import { askIndex } from "#features/people/assistant/answers/retrieval/find-sources.ts";
import { pickStatements } from "#features/people/assistant/answers/statements/pick-statements.ts";
import type { SiteRequest } from "../context.ts";
import { cardsOfPlaces, cardsOfTrips } from "./trip-cards.ts";

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
  site: SiteRequest,
  model: Chat["model"],
  question: string,
): Promise<ChatAnswer> => {
  const { market } = site.localizer;
  const { found, names, isOfTrips } = askIndex(await site.catalogue.questionIndex(), question);
  const trips = found.flatMap(({ source }) => source.travelId ?? []);
  const ofPlaces = isOfTrips ? await cardsOfPlaces(site, names, question) : noCards;
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
