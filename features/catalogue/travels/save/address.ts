import {
  redirectFrom,
  retargetRedirects,
  writeRedirectsAt,
} from "#features/assets/redirects/store.ts";
import { keepFormerSlug, takeSlug } from "#features/records/former-slugs/store.ts";
import type { WriteContext } from "#features/records/records/store.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Travel } from "../contract.ts";

/** The path of a travel's page on its market's site. */
export const travelPath = (market: string, slug: string): string =>
  pathOf(marketById(market).id, "travels-travel", { travel: slug }) ?? "/";

const isRoute = (market: string, path: string): boolean => {
  const { id } = marketById(market);
  return routeNames.some(
    (name) =>
      pathOf(id, name, { travel: ":", tour: ":", coordinator: ":", event: ":", key: ":" }) === path,
  );
};

/** Whether a custom page of a market stands at a path. */
export type HasPageAt = (trx: Database, market: string, path: string) => Promise<boolean>;

/** Why a travel cannot have an address. @param id of the travel itself; null for a new one */
export const addressErrors = async (
  hasPageAt: HasPageAt,
  trx: Database,
  market: string,
  slug: string,
  id: string | null,
): Promise<readonly RuleError[]> => {
  const path = travelPath(market, slug);
  const error = (message: string) => [{ path: "slug", message }];
  const other = await trx
    .selectFrom("travel")
    .select(["id", "name"])
    .where("market", "=", market)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (other && other.id !== id) return error(`“${other.name}” has this address.`);
  if (isRoute(market, path)) return error("The site itself answers at this address.");
  const redirect = await redirectFrom(trx, market, path);
  if (redirect?.enabled)
    return error(`A redirect leaves from ${path}. Switch it off or delete it first.`);
  if (await hasPageAt(trx, market, path)) return error(`A custom page stands at ${path}.`);
  return [];
};

const formerSlugs = (db: Database, market: string, slug: string) =>
  db
    .selectFrom("known_former_slug as former_slug")
    .where("former_slug.market", "=", market)
    .where("former_slug.kind", "=", "travel")
    .where("former_slug.slug", "=", slug);

/** The name of another travel that once had the address; null where none had it. */
export const formerOwner = async (
  db: Database,
  market: string,
  slug: string,
  id: string | null,
): Promise<string | null> => {
  const row = await formerSlugs(db, market, slug)
    .innerJoin("travel", (join) =>
      join
        .onRef("travel.market", "=", "former_slug.market")
        .onRef("travel.id", "=", "former_slug.target_id"),
    )
    .select(["travel.id", "travel.name"])
    .executeTakeFirst();
  return row && row.id !== id ? row.name : null;
};

/**
 * Gives a travel its address. Its former one leads on to it, and so do redirects to the former one,
 * so that visitors are led only once.
 * @param before null for a new travel
 */
export const moveAddress = async (
  context: WriteContext,
  trx: Database,
  before: Travel | null,
  after: Travel,
): Promise<void> => {
  const { market } = context;
  if (before?.slug === after.slug) return;
  const slugged = { market, kind: "travel" } as const;
  await takeSlug(trx, slugged, after.slug);
  if (before === null) return;
  await keepFormerSlug(trx, slugged, before.slug, after.id);
  const [from, to] = [travelPath(market, before.slug), travelPath(market, after.slug)];
  await writeRedirectsAt({ ...context, db: trx }, [from, to], (all) =>
    retargetRedirects(all, market, from, to),
  );
};
