import type { Database } from "#platform/server/database/tables.ts";
import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { pagePolicy } from "../policy.ts";

const isPageStored = async (db: Database, market: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom("custom_page")
    .select("id")
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;

export const pagePresence: PresenceKind = {
  subject: "custompage",
  name: "Page",
  path: "/:country/custompages",
  access: pagePolicy.read,
  absent: "There is no such page.",
  isStored: isPageStored,
};
