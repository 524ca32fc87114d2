import chatStyles from "./chat.css?url";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import type { ChatAnswer, HandOver } from "../contract.ts";
import { conversationOf, toChatView } from "../parts/chat-presenter.ts";
import { readChatForm } from "../parts/read-chat-form.ts";
import { ChatPage } from "./chat-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "#markets/site/head.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import type { Chat } from "../keep/chat.ts";
import { answerQuestion, type AnswerSite } from "../ask/answer.ts";

type ChatRequest = VisitorAsked<PageSite> & Readonly<{ chat: Chat }>;

/** What is read here of the market, for one request. */
type PageSite = AnswerSite;

type Turn = Readonly<{ question: string; answer: ChatAnswer }>;

const answerAll = async (
  site: PageSite,
  { chat }: Pick<ChatRequest, "chat">,
  questions: readonly string[],
): Promise<readonly Turn[]> => {
  const turns: Turn[] = [];
  for (const question of questions)
    turns.push({ question, answer: await answerQuestion(site, chat.model, question) });
  return turns;
};

/** Hands the question over. @returns the seconds until it may be; null once it was */
const handOver = async (
  { site, chat, visit }: ChatRequest,
  handed: HandOver,
): Promise<number | null> => {
  const seconds = await chat.keeper.count("handover", visit.request.ip);
  if (seconds === null) await chat.keeper.handOver(site.market.id, handed);
  return seconds;
};

const load = async (request: ChatRequest) => {
  const { site, chat, form, visit } = request;
  const { localizer, market, product } = site;
  const sent = readChatForm(form?.fields ?? new URLSearchParams());
  const isAsked = sent.step === "ask" && sent.question !== "" && sent.error === null;
  const wait = isAsked ? await chat.keeper.count("question", visit.request.ip) : null;
  const asked = isAsked && wait === null ? [...sent.asked, sent.question] : sent.asked;
  // What was asked before is answered anew: prices and departures are those of this moment.
  const turns = await answerAll(site, { chat }, asked);
  const newest = turns.at(-1);
  if (isAsked && wait === null && newest)
    await chat.keeper.keepQuestion(market.id, newest.question, newest.answer.kind === "answered");
  if (sent.helped !== null && newest)
    await chat.keeper.rate(market.id, newest.question, sent.helped === "yes");
  const conversation = sent.isAlong ? conversationOf(turns, localizer.t) : null;
  const isHanded = sent.step === "handover" && sent.handOver !== null;
  const handWait =
    isHanded && sent.handOver !== null
      ? await handOver(request, { ...sent.handOver, conversation })
      : null;
  const path = pathOf(market.id, "chat") ?? "/";
  return {
    view: toChatView(localizer, {
      product,
      path,
      sent,
      turns,
      wait: wait ?? handWait,
      isHandedOver: isHanded && handWait === null,
    }),
    status: (wait ?? handWait) !== null ? 429 : sent.isRefused ? 422 : 200,
    head: pageHead(site, {
      title: localizer.t("meta.chat.title", { product }),
      description: localizer.t("meta.chat.description"),
      path,
      robots: "noindex",
      alternates: "chat",
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Chat = ({ view }: Props) => <ChatPage view={view} />;

export const chatPage = visitorPage({
  stylesheets: [chatStyles],
  load,
  Page: Chat,
});
