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

/** Every destination of a market, by name in the alphabet of the database; the caller sorts for readers. */
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
