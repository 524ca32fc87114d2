import { type Generated, type JSONColumnType, sql } from "kysely";
import { readStored } from "#platform/changes/read-stored.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  type ContentKind,
  type PageContent,
  pageContentSchema,
  type StoredContent,
} from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    page_content: {
      market: string;
      kind: ContentKind;
      key: string;
      content: JSONColumnType<object>;
      version: Generated<number>;
      updated_at: Generated<Date>;
    };
  }
}

/** Cache tag of the pages that show a market's texts; the tag `content` covers all markets. */
export const contentTag = (market: string): string => `content:${market}`;

/** Null when the market has no text for the route. */
export const fixedContent = async (
  db: Database,
  market: string,
  key: string,
): Promise<StoredContent | null> => {
  const row = await db
    .selectFrom("page_content")
    .select(["content", "version", "updated_at"])
    .where("market", "=", market)
    .where("kind", "=", "fixed")
    .where("key", "=", key)
    .executeTakeFirst();
  return row
    ? {
        ...readStored(pageContentSchema, row.content),
        version: row.version,
        updatedAt: row.updated_at,
      }
    : null;
};

/** The keys of fixed routes with a text in a market, each with the time of its last change. */
export const fixedContentKeys = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .selectFrom("page_content")
    .select(["key", "updated_at"])
    .where("market", "=", market)
    .where("kind", "=", "fixed")
    .execute();
  return new Map(rows.map(({ key, updated_at }) => [key, updated_at]));
};

/** The titles of the fixed routes with a text in a market, by the route's key. */
export const fixedContentTitles = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("page_content")
    .select(["key", sql<string>`content->>'title'`.as("title")])
    .where("market", "=", market)
    .where("kind", "=", "fixed")
    .execute();
  return new Map(rows.map(({ key, title }) => [key, title]));
};

/** The texts of a market that hold some letters anywhere, whatever their case. */
export const contentsWithText = async (
  db: Database,
  market: string,
  text: string,
): Promise<readonly Readonly<{ kind: ContentKind; key: string; content: PageContent }>[]> => {
  const rows = await db
    .selectFrom("page_content")
    .select(["kind", "key", "content"])
    .where("market", "=", market)
    .where(sql<boolean>`strpos(lower(content::text), ${text.toLowerCase()}) > 0`)
    .orderBy("key")
    .execute();
  return rows.map(({ kind, key, content }) => ({
    kind,
    key,
    content: readStored(pageContentSchema, content),
  }));
};

export const marketsWithContent = async (
  db: Database,
  key: string,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("page_content")
    .select("market")
    .where("kind", "=", "fixed")
    .where("key", "=", key)
    .execute();
  return new Set(rows.map(({ market }) => market));
};

/** When the texts of all fixed routes were changed, in every market. */
export const fixedContentStates = (
  db: Database,
): Promise<
  readonly Readonly<{ market: string; key: string; version: number; updatedAt: Date }>[]
> =>
  db
    .selectFrom("page_content")
    .select(["market", "key", "version", "updated_at as updatedAt"])
    .where("kind", "=", "fixed")
    .execute();

/** The texts of a market's fixed routes, by the route. */
export const fixedContents = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, PageContent>> => {
  const rows = await db
    .selectFrom("page_content")
    .select(["key", "content"])
    .where("market", "=", market)
    .where("kind", "=", "fixed")
    .execute();
  return new Map(rows.map(({ key, content }) => [key, readStored(pageContentSchema, content)]));
};

/** An advisory lock until the transaction ends, since a text that was never written has no row. */
export const lockContents = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contentTag(market)}, 0))`.execute(trx);
};

/** Call it under `lockContents`. */
export const writeFixedContent = async (
  trx: Database,
  market: string,
  key: string,
  content: PageContent,
): Promise<StoredContent> => {
  const stored = JSON.stringify(content);
  const row = await trx
    .insertInto("page_content")
    .values({ market, kind: "fixed", key, content: stored })
    .onConflict((conflict) =>
      conflict.columns(["market", "kind", "key"]).doUpdateSet({
        content: stored,
        version: sql<number>`page_content.version + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning(["version", "updated_at"])
    .executeTakeFirstOrThrow();
  return { ...content, version: row.version, updatedAt: row.updated_at };
};
