import { type StoredDestination, destinationById } from "#features/content/destinations/store.ts";
import { fixedContent } from "#features/content/page-contents/store.ts";
import type { PageOwner } from "#features/content/pages/contract.ts";
import type { FindOwner } from "#features/content/pages/owner/routes.ts";
import { travelById } from "#features/catalogue/travels/store.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { contentRoutes } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";

const travelOwner = async (db: Database, market: MarketId, id: string) => {
  const travel = await travelById(db, market, id);
  if (!travel) return null;
  const path = pathOf(market, "travels-travel", { travel: travel.slug }) ?? "/";
  return { name: travel.name, path };
};

/** A continent's page where the market has a text for it; else the search of the destination. */
const destinationPath = async (
  db: Database,
  market: MarketId,
  { kind, code, slug }: StoredDestination,
): Promise<string> => {
  const route = kind === "region" ? contentRoutes.find((each) => each === code) : undefined;
  const isWritten = route !== undefined && (await fixedContent(db, market, route)) !== null;
  const area = isWritten ? pathOf(market, route) : null;
  return area ?? `${pathOf(market, "search") ?? "/"}?where=${slug}`;
};

const destinationOwner = async (db: Database, market: MarketId, id: string) => {
  const destination = await destinationById(db, market, id);
  if (!destination) return null;
  return { name: destination.name, path: await destinationPath(db, market, destination) };
};

/** The travel or the destination that a page belongs to, with its address on the market's site. */
export const findPageOwner: FindOwner = async (db, market, { kind, id }) =>
  (kind === "travel" ? travelOwner : destinationOwner)(db, marketById(market).id, id);

/** Null for what is gone. */
export const pathOfOwner =
  (db: Database) =>
  async (market: string, owner: PageOwner): Promise<string | null> =>
    (await findPageOwner(db, market, owner))?.path ?? null;
