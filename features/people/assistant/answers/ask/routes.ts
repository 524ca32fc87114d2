import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { askChat, handOverChat } from "../calls.ts";
import { addQuestionDeskRoutes } from "../desk/routes.ts";
import type { Chat } from "../keep/chat.ts";
import { askIndex } from "../retrieval/find-sources.ts";
import { answerQuestion, type AnswerSite } from "./answer.ts";

export type ChatRoutesOptions = Chat &
  Readonly<{
    /** What the market's pages read from. */
    siteOf: (market: Market) => Promise<AnswerSite>;
  }>;

type DeskOptions = Readonly<{ mailer: Mailer | null; product: string; now: () => Date }>;

/** What browsers and programs ask the chatbot. */
const addVisitorRoutes = (api: Api, { keeper, model, siteOf }: ChatRoutesOptions): void => {
  /** @throws Problem 429 */
  const count = async (what: "question" | "handover", address: string): Promise<void> => {
    const seconds = await keeper.count(what, address);
    if (seconds !== null)
      throw new Problem(429, "Too many messages for now.", { seconds }, seconds);
  };
  api.route(askChat, {
    async handle({ market, visit, body: { text } }) {
      await count("question", visit.request.ip);
      const answer = await answerQuestion(await siteOf(marketById(market)), model, text);
      await keeper.keepQuestion(market, text, answer.kind === "answered");
      return { body: answer };
    },
  });
  api.route(handOverChat, {
    async handle({ market, visit, body }) {
      await count("handover", visit.request.ip);
      await keeper.handOver(market, body);
      return {};
    },
  });
};

/** Tells which of some texts the market's sources answer by now; none on servers without pages. */
export const answeredBy =
  (chat: Pick<ChatRoutesOptions, "siteOf"> | null) =>
  async (market: string, texts: readonly string[]): Promise<ReadonlySet<string>> => {
    if (!chat || texts.length === 0) return new Set();
    const site = await chat.siteOf(marketById(market));
    const index = await site.catalogue.questionIndex();
    return new Set(texts.filter((text) => askIndex(index, text).found.length > 0));
  };

/**
 * The chatbot, and what staff see of it.
 * @param chat null on servers of tests without pages, which answer staff alone
 */
export const addChatRoutes = (
  api: Api,
  chat: ChatRoutesOptions | null,
  desk: DeskOptions,
): void => {
  if (chat) addVisitorRoutes(api, chat);
  addQuestionDeskRoutes(api, { ...desk, answeredOf: answeredBy(chat) });
};
