import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Resource, ResourceKind } from "./contract.ts";

type ResourceTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  kind: ResourceKind;
  slug: string;
  name: string;
  position: number;
  facts: JSONColumnType<Record<string, unknown>>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    resource: ResourceTable;
  }
}

const toResource = (row: Selectable<ResourceTable>): Resource => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  slug: row.slug,
  name: row.name,
  order: row.position,
  facts: row.facts,
});

/** All choices of all kinds that a market keeps, each kind in the order that staff gave it. */
export const listResources = async (db: Database, market: string): Promise<readonly Resource[]> =>
  (
    await db
      .selectFrom("resource")
      .selectAll()
      .where("market", "=", market)
      .orderBy("kind")
      .orderBy("position")
      .orderBy("id")
      .execute()
  ).map(toResource);
