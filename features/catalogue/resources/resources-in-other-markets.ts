import type { Database } from "#platform/server/database/tables.ts";
import type { ResourceKind } from "./contract.ts";
import "./store.ts";

/** The kinds of resources that a search in an address names. */
export type SearchedKind = Extract<
  ResourceKind,
  "travel-type-primary" | "travel-styles" | "badges" | "date-ranges"
>;

/**
 * The slugs of a market's resources in all markets. Resources are the same by their `shared_id`,
 * which staff set by giving a resource its name in another market.
 * @returns by market id, a map from the slug in `market` to the slug there; a resource that is
 * missing in a market is left out
 */
export const resourcesInOtherMarkets = async (
  db: Database,
  market: string,
  kind: SearchedKind,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const pairs = await db
    .selectFrom("resource as here")
    .innerJoin("resource as there", (join) =>
      join.onRef("there.shared_id", "=", "here.shared_id").onRef("there.kind", "=", "here.kind"),
    )
    .select(["there.market", "here.slug", "there.slug as slugThere"])
    .where("here.market", "=", market)
    .where("here.kind", "=", kind)
    .execute();
  const byMarket = Map.groupBy(pairs, (pair) => pair.market);
  return new Map(
    [...byMarket].map(([id, each]) => [
      id,
      new Map(each.map(({ slug, slugThere }) => [slug, slugThere])),
    ]),
  );
};
