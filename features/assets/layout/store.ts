import { type Generated, type JSONColumnType, sql } from "kysely";
import { readStored } from "#platform/changes/read-stored.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type Layout, type LayoutArea, layoutSchemas } from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    layout: {
      market: string;
      area: LayoutArea;
      version: Generated<number>;
      updated_at: Generated<Date>;
      content: JSONColumnType<object>;
    };
  }
}

/** Cache tag of everything that shows a market's layout: every page of its site carries it. */
export const layoutTag = (market: string): string => `layout:${market}`;

/** Areas that staff never wrote are missing from the result. */
export const readLayout = async (db: Database, market: string): Promise<Partial<Layout>> => {
  const rows = await db
    .selectFrom("layout")
    .select(["area", "content"])
    .where("market", "=", market)
    .execute();
  const contentByArea = Object.fromEntries(rows.map(({ area, content }) => [area, content]));
  return {
    ...(contentByArea["header"] && {
      header: readStored(layoutSchemas.header, contentByArea["header"]),
    }),
    ...(contentByArea["footer"] && {
      footer: readStored(layoutSchemas.footer, contentByArea["footer"]),
    }),
    ...(contentByArea["beans"] && {
      beans: readStored(layoutSchemas.beans, contentByArea["beans"]),
    }),
    ...(contentByArea["contacts"] && {
      contacts: readStored(layoutSchemas.contacts, contentByArea["contacts"]),
    }),
  };
};

export type StoredLayout = Readonly<{
  area: LayoutArea;
  content: Layout[LayoutArea];
  version: number;
  updatedAt: Date;
}>;

const storedColumns = ["content", "version", "updated_at"] as const;

type StoredRow = Readonly<{ content: object; version: number; updated_at: Date }>;

const toStored = (
  area: LayoutArea,
  { content, version, updated_at: updatedAt }: StoredRow,
): StoredLayout => ({
  area,
  content: readStored<Layout[LayoutArea]>(layoutSchemas[area], content),
  version,
  updatedAt,
});

/** Null where staff never wrote it. */
export const findLayout = async (
  db: Database,
  market: string,
  area: LayoutArea,
): Promise<StoredLayout | null> => {
  const row = await db
    .selectFrom("layout")
    .select(storedColumns)
    .where("market", "=", market)
    .where("area", "=", area)
    .executeTakeFirst();
  return row ? toStored(area, row) : null;
};

/** One part of the layout in all markets that have written it. */
export const layoutInMarkets = async (
  db: Database,
  area: LayoutArea,
): Promise<ReadonlyMap<string, StoredLayout>> => {
  const rows = await db
    .selectFrom("layout")
    .select(["market", ...storedColumns])
    .where("area", "=", area)
    .execute();
  return new Map(rows.map(({ market, ...row }) => [market, toStored(area, row)]));
};

/** An advisory lock until the transaction ends, since a part that was never written has no row. */
export const lockLayout = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${layoutTag(market)}, 0))`.execute(trx);
};

/** Call it under `lockLayout`. */
export const writeLayout = async (
  trx: Database,
  market: string,
  area: LayoutArea,
  content: Layout[LayoutArea],
): Promise<StoredLayout> => {
  const stored = JSON.stringify(content);
  const row = await trx
    .insertInto("layout")
    .values({ market, area, content: stored })
    .onConflict((conflict) =>
      conflict.columns(["market", "area"]).doUpdateSet({
        content: stored,
        version: sql<number>`layout.version + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  return toStored(area, row);
};
