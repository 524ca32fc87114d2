import { readMaintenance } from "#features/settings/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { atLeast } from "#platform/roles.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";

/** @throws Problem 423 for all but administrators while maintenance locks the market's pages */
export const assertNotInMaintenance = async ({
  db,
  market,
  actor,
}: Readonly<{ db: Database; market: string; actor: Actor }>): Promise<void> => {
  const { customPage, message } = await readMaintenance(db, market);
  if (customPage && !atLeast(actor, "admin"))
    throw new Problem(423, message || "Custom pages are locked by maintenance.");
};

/** @throws Problem 422 for a slug that a route of the market's site or the server itself uses */
export const assertNotReserved = (
  isReserved: (market: string, slug: string) => boolean,
  market: string,
  slug: string,
): void => {
  if (!isReserved(market, slug)) return;
  const message = "This slug belongs to a page of the site itself.";
  throw new Problem(422, message, { errors: [{ path: "slug", message }] });
};
