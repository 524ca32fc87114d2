import type { Generated } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Destination } from "./contract.ts";

type DestinationTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  kind: Destination["kind"];
  code: string;
  slug: string;
  name: string;
  region: string | null;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    destination: DestinationTable;
  }
}

/** Sorted by the database's collation; the caller sorts by the rules of the visitor's language. */
export const listDestinations = async (
  db: Database,
  market: string,
): Promise<readonly Destination[]> =>
  db
    .selectFrom("destination")
    .select(["id", "kind", "code", "slug", "name", "region"])
    .where("market", "=", market)
    .orderBy("name")
    .orderBy("id")
    .execute();

/**
 * Matches destinations of two markets by kind and code, which are the same in every market.
 * @returns by the other market's id, a map from the slug in `market` to the slug in the other
 * market; destinations that the other market lacks are left out
 */
export const slugsInOtherMarkets = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const rows = await db
    .selectFrom("destination as here")
    .innerJoin("destination as there", (join) =>
      join.onRef("there.kind", "=", "here.kind").onRef("there.code", "=", "here.code"),
    )
    .select(["there.market", "here.slug as here", "there.slug as there"])
    .where("here.market", "=", market)
    .execute();
  const byMarket = Map.groupBy(rows, (row) => row.market);
  return new Map(
    [...byMarket].map(([id, ofMarket]) => [
      id,
      new Map(ofMarket.map((row) => [row.here, row.there])),
    ]),
  );
};
