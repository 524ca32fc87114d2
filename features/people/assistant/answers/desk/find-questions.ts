import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredHandOver } from "../store.ts";
import type { QuestionGroup } from "./desk-contract.ts";

const maxGroups = 200;
const maxAlso = 5;
const maxHandOvers = 200;

/** How many questions of 30 days are kept, and how many of them were answered. */
export const countQuestions = (
  db: Database,
  market: string,
): Promise<Readonly<{ asked: number; answered: number; helped: number }>> =>
  db
    .selectFrom("chat_question")
    .select([
      sql<number>`count(*)::integer`.as("asked"),
      sql<number>`count(*) filter (where is_answered)::integer`.as("answered"),
      sql<number>`count(*) filter (where is_helpful)::integer`.as("helped"),
    ])
    .where("market", "=", market)
    .executeTakeFirstOrThrow();

/**
 * Questions without an answer, with one, or with one that did not help, the most asked first; those
 * that ask the same are one.
 */
export const findGroups = async (
  db: Database,
  market: string,
  kind: "unanswered" | "answered" | "unhelpful" = "unanswered",
): Promise<readonly Omit<QuestionGroup, "isMended">[]> => {
  const rows = await db
    .selectFrom("chat_question as question")
    .leftJoin("chat_group as left", (join) =>
      join
        .onRef("left.market", "=", "question.market")
        .onRef("left.group_key", "=", "question.group_key"),
    )
    .select([
      "question.group_key as key",
      sql<number>`count(*)::integer`.as("count"),
      sql<string[]>`array_agg(question.text order by question.asked_at desc)`.as("texts"),
      sql<Date>`min(question.asked_at)`.as("first"),
      sql<Date>`max(question.asked_at)`.as("last"),
      sql<string | null>`max("left".left_reason)`.as("leftReason"),
    ])
    .where("question.market", "=", market)
    .$if(kind !== "unhelpful", (query) =>
      query.where("question.is_answered", "=", kind === "answered"),
    )
    .$if(kind === "unhelpful", (query) => query.where("question.is_helpful", "=", false))
    .groupBy("question.group_key")
    .orderBy("count", "desc")
    .orderBy("last", "desc")
    .orderBy("key")
    .limit(maxGroups)
    .execute();
  return rows.map(({ key, count, texts, first, last, leftReason }) => {
    const [text = "", ...others] = new Set(texts);
    return {
      key,
      count,
      text,
      also: others.slice(0, maxAlso),
      firstAt: first.toISOString(),
      lastAt: last.toISOString(),
      leftReason,
    };
  });
};

/** What waits comes first, the longest waiting before all. */
export const findHandOvers = (db: Database, market: string): Promise<readonly StoredHandOver[]> =>
  db
    .selectFrom("chat_handover")
    .selectAll()
    .where("market", "=", market)
    .orderBy(sql`settled_at is null desc`)
    .orderBy("asked_at")
    .orderBy("id")
    .limit(maxHandOvers)
    .execute();
