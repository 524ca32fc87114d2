import {
  type Generated,
  type Insertable,
  type JSONColumnType,
  type Selectable,
  sql,
  type Updateable,
} from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Conversation } from "./contract.ts";

type QuestionTable = {
  market: string;
  id: Generated<string>;
  /** The same for questions that ask the same, however they are worded. */
  group_key: string;
  /** Without addresses and numbers of people. */
  text: string;
  is_answered: boolean;
  /** What the visitor says of the answer; null where nothing was said. */
  is_helpful: Generated<boolean | null>;
  asked_at: Date;
  delete_at: Date;
};

type HandOverTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  email: string;
  question: string;
  /** Null where the visitor did not want it to go along. */
  conversation: JSONColumnType<Conversation> | null;
  /** What staff file it under. */
  tag: string;
  asked_at: Date;
  /** The e-mail of whoever of staff has taken it. */
  owner: string | null;
  owned_at: Date | null;
  /** When it was answered. */
  settled_at: Date | null;
  answer_subject: string | null;
  answer_text: string | null;
  delete_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    chat_attempt: { key: string; ends_at: Date };
    chat_question: QuestionTable;
    chat_group: {
      market: string;
      group_key: string;
      left_reason: string;
      left_by: string;
      left_at: Date;
    };
    chat_handover: HandOverTable;
  }
}

export type StoredHandOver = Selectable<HandOverTable>;

export const insertQuestion = async (
  db: Database,
  question: Insertable<QuestionTable>,
): Promise<void> => {
  await db.insertInto("chat_question").values(question).execute();
};

type Rated = Readonly<{ market: string; text: string; isHelpful: boolean; since: Date }>;

/** Notes what a visitor says of the newest answer to a question that nobody has rated. */
export const rateAnswer = async (
  db: Database,
  { market, text, isHelpful, since }: Rated,
): Promise<void> => {
  await db
    .updateTable("chat_question")
    .set({ is_helpful: isHelpful })
    .where("market", "=", market)
    .where("id", "=", (query) =>
      query
        .selectFrom("chat_question")
        .select("id")
        .where("market", "=", market)
        .where("text", "=", text)
        .where("is_answered", "=", true)
        .where("is_helpful", "is", null)
        .where("asked_at", ">", since)
        .orderBy("asked_at", "desc")
        .limit(1),
    )
    .execute();
};

export const insertHandOver = (
  trx: Database,
  handOver: Insertable<HandOverTable>,
): Promise<StoredHandOver> =>
  trx.insertInto("chat_handover").values(handOver).returningAll().executeTakeFirstOrThrow();

export const handOverById = async (
  db: Database,
  market: string,
  id: string,
  { isLocked = false }: Readonly<{ isLocked?: boolean }> = {},
): Promise<StoredHandOver | null> =>
  (await db
    .selectFrom("chat_handover")
    .selectAll()
    .where("market", "=", market)
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()) ?? null;

/** @param change the version follows by itself */
export const updateHandOver = (
  trx: Database,
  { market, id }: Pick<StoredHandOver, "market" | "id">,
  change: Updateable<HandOverTable>,
): Promise<StoredHandOver> =>
  trx
    .updateTable("chat_handover")
    .set({ ...change, version: sql<number>`version + 1` })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes what was asked, how often, and what was handed over, once its time is over. */
export const deleteOldChats = async (db: Database, now: Date, limit: number): Promise<number> => {
  const questions = await deleteExpired(db, "chat_question", ["delete_at"], now, limit);
  const attempts = await deleteExpired(db, "chat_attempt", ["ends_at"], now, limit);
  return (
    questions + attempts + (await deleteExpired(db, "chat_handover", ["delete_at"], now, limit))
  );
};
