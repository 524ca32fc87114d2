import type { Localizer } from "#markets/localizer.ts";
import type { Translate } from "#markets/translator.ts";
import type { ChatAnswer, Conversation } from "../contract.ts";
import { maxMessage, maxMessages, maxQuestion } from "../limits.ts";
import type { ChatView, PersonFormView } from "./chat-view.ts";
import type { SentChat } from "./read-chat-form.ts";

type Turn = Readonly<{ question: string; answer: ChatAnswer }>;

/** An answer as it was said, for whoever reads it in a mail. */
const answerText = ({ kind, statements, cards }: ChatAnswer, t: Translate): string =>
  kind === "unknown"
    ? t("chat.unknown")
    : [
        ...statements.map(({ text, source }) => `${text} [${source}]`),
        ...cards.map(({ name, statusLabel, day, price }) =>
          [name, statusLabel, day, price].filter(Boolean).join(", "),
        ),
      ].join(" ");

export const conversationOf = (turns: readonly Turn[], t: Translate): Conversation | null => {
  const said = turns.flatMap(({ question, answer }) => [
    { by: "visitor" as const, text: question },
    { by: "program" as const, text: answerText(answer, t).slice(0, maxMessage) },
  ]);
  return said.length === 0 ? null : said.slice(-maxMessages);
};

type Chat = Readonly<{
  product: string;
  path: string;
  sent: SentChat;
  turns: readonly Turn[];
  /** Seconds until another may be sent; null where it may now. */
  wait: number | null;
  isHandedOver: boolean;
}>;

const errorText = (t: Translate, error: SentChat["error"], { length }: string): string | null => {
  if (error === null) return null;
  if (error === "email") return t("chat.noEmail");
  return error === "missing" ? t("chat.missing") : t("chat.long", { length, max: maxQuestion });
};

const toPersonForm = (t: Translate, chat: Chat): PersonFormView => {
  const { sent, turns, isHandedOver } = chat;
  const newest = turns.at(-1);
  const unanswered = newest?.answer.kind === "unknown" ? newest.question : "";
  return {
    title: t("chat.write"),
    sent: isHandedOver
      ? { title: t("chat.sent"), text: t("chat.sentText", { email: sent.email }) }
      : null,
    email: {
      label: t("login.email"),
      typed: sent.email,
      error: errorText(t, sent.emailError, sent.email),
    },
    question: {
      label: t("chat.question"),
      typed: sent.step === "ask" ? unanswered : sent.question || unanswered,
      error: sent.step === "handover" ? errorText(t, sent.error, sent.question) : null,
    },
    along:
      turns.length === 0
        ? null
        : {
            label: t("chat.along"),
            text: t("chat.alongText", { n: turns.length * 2 }),
            isTicked: sent.isAlong,
          },
    submit: t("chat.handOver"),
    reply: t("chat.reply"),
  };
};

const wordsOf = (t: Translate): ChatView["words"] => ({
  conversation: t("chat.conversation"),
  you: t("chat.you"),
  program: t("chat.program"),
  unknown: t("chat.unknown"),
  unknownText: t("chat.unknownText"),
  sources: t("chat.sources"),
  now: t("chat.now"),
  field: t("chat.field"),
  send: t("chat.send"),
  mistakes: t("chat.mistakes"),
  person: t("chat.person"),
  back: t("chat.back"),
  close: t("chat.close"),
  offline: t("chat.offline"),
  failed: t("error.generic"),
});

const examples = ["chat.example1", "chat.example2", "chat.example3", "chat.example4"] as const;

/** The chat as it is shown. The form for a person opens by itself where there was no answer. */
export const toChatView = ({ t }: Localizer, chat: Chat): ChatView => {
  const { product, path, sent, turns, wait } = chat;
  const isUnknown = sent.step === "ask" && wait === null && turns.at(-1)?.answer.kind === "unknown";
  const isPerson = isUnknown || sent.step === "person" || sent.step === "handover";
  return {
    title: t("chat.title", { product }),
    lead: t("chat.lead"),
    action: path,
    hello:
      turns.length > 0 || isPerson
        ? null
        : {
            title: t("chat.hello"),
            text: t("chat.about"),
            examples: examples.map((key) => t(key)),
          },
    turns,
    note: wait === null ? null : { kind: "often", text: t("chat.often", { n: wait }) },
    person: isPerson ? toPersonForm(t, chat) : null,
    helped:
      isPerson || turns.at(-1)?.answer.kind !== "answered"
        ? null
        : {
            question: t("chat.helped"),
            yes: t("chat.yes"),
            no: t("chat.no"),
            thanks: sent.helped === null ? null : t("chat.thanks"),
          },
    ask: {
      typed: sent.step === "ask" && (wait !== null || sent.error !== null) ? sent.question : "",
      error: sent.step === "ask" ? errorText(t, sent.error, sent.question) : null,
    },
    words: wordsOf(t),
  };
};
