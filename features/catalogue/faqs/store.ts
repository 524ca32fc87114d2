import { type Generated, type GeneratedAlways, sql, type Selectable } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Faq, FaqCategory, FaqInput, FaqRecord } from "./contract.ts";

type FaqTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  category: FaqCategory;
  travel_id: string | null;
  destination_id: string | null;
  question: string;
  answer: string;
  position: number;
  /** Its place in lists, by its question. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    faq: FaqTable;
    faq_order: { market: string; category: FaqCategory; version: Generated<number> };
    /** What other features read of a question. */
    known_faq: Pick<Selectable<FaqTable>, "market" | "id" | "question">;
  }
}

/** Cache tag of everything that shows a market's questions. */
export const faqsTag = (market: string): string => `faqs:${market}`;

/** A question with the version, which is the ETag. */
export type StoredFaq = FaqRecord & Readonly<{ version: number }>;

/**
 * Lists the questions about every trip and, if a travel is given, also those about that travel and
 * its destinations.
 */
export const listFaqs = async (
  db: Database,
  market: string,
  travel: Readonly<{ id: string; destinationIds: readonly string[] }> | null,
): Promise<readonly Faq[]> =>
  db
    .selectFrom("faq")
    .select(["id", "category", "question", "answer"])
    .where("market", "=", market)
    .where((where) =>
      where.or([
        where.and([where("travel_id", "is", null), where("destination_id", "is", null)]),
        ...(travel ? [where("travel_id", "=", travel.id)] : []),
        ...(travel && travel.destinationIds.length > 0
          ? [where("destination_id", "in", travel.destinationIds)]
          : []),
      ]),
    )
    .orderBy("position")
    .orderBy("id")
    .limit(500)
    .execute();

/** More questions than a market has had. */
const maxAllFaqs = 10_000;

/** All questions of a market, with what each is about. */
export const allFaqs = (
  db: Database,
  market: string,
): Promise<
  readonly Pick<FaqRecord, "id" | "question" | "answer" | "travelId" | "destinationId">[]
> =>
  db
    .selectFrom("faq")
    .select([
      "id",
      "question",
      "answer",
      "travel_id as travelId",
      "destination_id as destinationId",
    ])
    .where("market", "=", market)
    .orderBy("position")
    .orderBy("id")
    .limit(maxAllFaqs)
    .execute();

const columns = [
  "id",
  "version",
  "category",
  "travel_id as travelId",
  "destination_id as destinationId",
  "question",
  "answer",
  "position as order",
] as const;

export const faqById = async (
  db: Database,
  market: string,
  id: string,
): Promise<StoredFaq | null> =>
  (await db
    .selectFrom("faq")
    .select(columns)
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

/** Serialises the writes to a market's questions until the transaction ends. */
export const lockFaqs = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${faqsTag(market)}, 0))`.execute(trx);
};

/** The ids of a category's questions in their order. */
export const idsInOrder = async (
  db: Database,
  market: string,
  category: FaqCategory,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("faq")
    .select("id")
    .where("market", "=", market)
    .where("category", "=", category)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

/** The version of a category's order; 0 before anything was written. */
export const orderVersion = async (
  db: Database,
  market: string,
  category: FaqCategory,
): Promise<number> => {
  const row = await db
    .selectFrom("faq_order")
    .select("version")
    .where("market", "=", market)
    .where("category", "=", category)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/**
 * Gives a category's questions the places 1 to n. Call it under `lockFaqs`.
 * @returns the order's new version
 */
export const writeOrder = async (
  trx: Database,
  market: string,
  category: FaqCategory,
  ids: readonly string[],
): Promise<number> => {
  await sql`
    update faq set position = placed.position
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as placed(id, position)
    where faq.market = ${market} and faq.id = placed.id
      and faq.position <> placed.position`.execute(trx);
  const { version } = await trx
    .insertInto("faq_order")
    .values({ market, category, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "category"])
        .doUpdateSet({ version: sql<number>`faq_order.version + 1` }),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
};

const toColumns = ({ category, travelId, destinationId, question, answer }: FaqInput) => ({
  category,
  travel_id: travelId,
  destination_id: destinationId,
  question,
  answer,
});

export const insertFaq = async (
  trx: Database,
  market: string,
  input: FaqInput,
  position: number,
): Promise<StoredFaq> =>
  trx
    .insertInto("faq")
    .values({ market, position, ...toColumns(input) })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateFaq = async (
  trx: Database,
  market: string,
  id: string,
  input: FaqInput,
  position: number,
): Promise<StoredFaq> =>
  trx
    .updateTable("faq")
    .set({
      ...toColumns(input),
      position,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteFaq = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx.deleteFrom("faq").where("market", "=", market).where("id", "=", id).execute();
};
