import { readLayout } from "#features/assets/layout/store.ts";
import { readSetting } from "#features/company/settings/store.ts";
import { settingSchemas } from "#features/company/settings/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { type HandOver, keptDays } from "../contract.ts";
import { handOverMail } from "../mails/hand-over-mail.ts";
import { insertHandOver, insertQuestion, rateAnswer } from "../store.ts";
import { groupKeyOf } from "../retrieval/group-key.ts";
import { countVisitor } from "./count-visitor.ts";
import { withoutPeople } from "#platform/texts/without-people.ts";

export type ChatKeeperOptions = Readonly<{
  db: Database;
  /** Null where no mails are written. */
  mailer: Mailer | null;
  product: string;
  /** Hides who asks in what is counted. */
  secret: string;
  /** Origin of the back-office as browsers see it. */
  office: string;
  now: () => Date;
}>;

const dayMs = 24 * 60 * 60_000;
const ratedMs = 60 * 60_000;

/** The first tag of the market's staff that a question names; the chat itself where it names none. */
const tagOf = async (db: Database, market: string, question: string): Promise<string> => {
  const { value } = await readSetting(db, marketById(market), "support_tags");
  const { tags } = settingSchemas.support_tags.parse(value);
  const words = question.toLowerCase();
  return tags.find((tag) => words.includes(tag.toLowerCase())) ?? "chat";
};

/** Counts what visitors send, keeps what they ask, and hands over what only people can answer. */
export const createChatKeeper = (options: ChatKeeperOptions) => {
  const { db, mailer, secret, now } = options;
  return {
    /** @returns null where it may be asked, else the seconds until it may */
    count: (what: "question" | "handover", address: string): Promise<number | null> =>
      inTransaction(db, (trx) => countVisitor(trx, what, { address, secret, now: now() })),
    async keepQuestion(market: string, text: string, isAnswered: boolean): Promise<void> {
      const askedAt = now();
      await insertQuestion(db, {
        market,
        group_key: groupKeyOf(text, marketById(market).language),
        text: withoutPeople(text),
        is_answered: isAnswered,
        asked_at: askedAt,
        delete_at: new Date(askedAt.getTime() + keptDays.question * dayMs),
      });
    },
    /** Whether the answer to a question of the last hour has helped. */
    rate: (market: string, question: string, isHelpful: boolean): Promise<void> =>
      rateAnswer(db, {
        market,
        text: withoutPeople(question),
        isHelpful,
        since: new Date(now().getTime() - ratedMs),
      }),
    /** Files it and mails it to the market's care, both or neither. */
    handOver: (market: string, { email, question, conversation }: HandOver): Promise<void> =>
      inTransaction(db, async (trx) => {
        const askedAt = now();
        const handOver = await insertHandOver(trx, {
          market,
          email,
          question,
          conversation: conversation === null ? null : JSON.stringify(conversation),
          tag: await tagOf(trx, market, question),
          asked_at: askedAt,
          owner: null,
          delete_at: new Date(askedAt.getTime() + keptDays.handOver * dayMs),
        });
        const to = (await readLayout(trx, market)).contacts?.email || null;
        if (to !== null) await mailer?.queue(trx, handOverMail(options, handOver, to));
      }),
  };
};

export type ChatKeeper = ReturnType<typeof createChatKeeper>;
