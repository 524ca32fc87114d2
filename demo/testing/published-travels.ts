import type { Database } from "#platform/server/database/tables.ts";

/** The ids of the travels that visitors of a market see. */
export const publishedTravels = (
  db: Database,
  market: string,
): Promise<readonly { id: string }[]> =>
  db
    .selectFrom("travel")
    .select("id")
    .where("market", "=", market)
    .where("is_published", "=", true)
    .execute();
