import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type FaqCategory, type faqSorts, type ListedFaq, maxFaqs } from "../contract.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type FaqFilter = Readonly<{
  /** Part of a question or an answer. */
  search: string;
  category: FaqCategory | null;
  travel: string | null;
  destination: string | null;
  /** Whether it belongs to one travel or destination. */
  attached: boolean | null;
  sort: (typeof faqSorts)[number];
  page: number;
  pageSize: number;
}>;

type Named = Readonly<{ id: string; name: string }>;

const named = (id: string | null, name: string | null): Named | null =>
  id === null || name === null ? null : { id, name };

const joined = (db: Database, market: string) =>
  db
    .selectFrom("faq")
    .leftJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "faq.market").onRef("travel.id", "=", "faq.travel_id"),
    )
    .leftJoin("known_destination as destination", (join) =>
      join
        .onRef("destination.market", "=", "faq.market")
        .onRef("destination.id", "=", "faq.destination_id"),
    )
    .where("faq.market", "=", market);

const matching = (db: Database, market: string, filter: FaqFilter) => {
  const { search, category, travel, destination, attached } = filter;
  let query = joined(db, market);
  if (search) {
    query = query.where(
      findsInAny(["question", "answer", "travel.name", "destination.name"], patternOf(search)),
    );
  }
  if (category !== null) query = query.where("category", "=", category);
  if (travel !== null) query = query.where("travel_id", "=", travel);
  if (destination !== null) query = query.where("destination_id", "=", destination);
  if (attached !== null)
    query = query.where(
      sql<boolean>`(coalesce(faq.travel_id, faq.destination_id) is not null) = ${attached}`,
    );
  return query;
};

const read = async (
  query: ReturnType<typeof joined>,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<readonly ListedFaq[]> => {
  const rows = await query
    .select([
      "faq.id",
      "faq.version",
      "category",
      "travel_id as travelId",
      "destination_id as destinationId",
      "question",
      "answer",
      "position as order",
      "travel.name as travelName",
      "destination.name as destinationName",
    ])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ travelName, destinationName, ...faq }) => ({
    ...faq,
    travel: named(faq.travelId, travelName),
    destination: named(faq.destinationId, destinationName),
  }));
};

const categoryOrder = sql`case category when 'general' then 1 when 'itinerary' then 2 else 3 end`;

/** One page of the list; `total` counts all matches. */
export const searchFaqs = async (
  db: Database,
  market: string,
  filter: FaqFilter,
): Promise<{ items: readonly ListedFaq[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const query = matching(db, market, filter);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  let sorted = query;
  if (sort === "question") sorted = sorted.orderBy("faq.sort_key");
  if (sort === "changed") sorted = sorted.orderBy("faq.updated_at", "desc");
  sorted = sorted.orderBy(categoryOrder).orderBy("position").orderBy("faq.id");
  const items = await read(sorted, { limit: pageSize, offset: (page - 1) * pageSize });
  return { items, total: Number(total) };
};

/** All questions of a category in their order. */
export const faqsInOrder = (
  db: Database,
  market: string,
  category: FaqCategory,
): Promise<readonly ListedFaq[]> =>
  read(joined(db, market).where("category", "=", category).orderBy("position").orderBy("faq.id"), {
    limit: maxFaqs,
    offset: 0,
  });
