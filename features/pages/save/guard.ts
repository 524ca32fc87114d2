import { hasReviewMerchant, readMaintenance } from "#features/settings/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { atLeast } from "#platform/roles.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { PageInput } from "../contract.ts";
import { type PlacedBlock, placementErrors, ratingsBlock } from "../parts/block-placement.ts";
import { summaryErrors } from "../rules.ts";
import { pageById } from "../store.ts";

/** @throws Problem 423 for all but administrators while maintenance locks the market's pages */
export const assertNotInMaintenance = async ({
  db,
  market,
  actor,
}: Readonly<{ db: Database; market: string; actor: Actor }>): Promise<void> => {
  const { customPage, message, staffMessage } = await readMaintenance(db, market);
  if (customPage && !atLeast(actor, "admin"))
    throw new Problem(423, staffMessage || message || "Custom pages are locked by maintenance.");
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

/**
 * @param id of the stored page, whose own blocks may stay; null for a new one
 * @param entryOf a block type's entry in the catalogue
 * @throws Problem 422 naming each block that may not be added to this page
 */
export const assertBlocksPlaced = async (
  trx: Database,
  market: string,
  page: PageInput,
  id: string | null,
  entryOf: (blockType: string) => PlacedBlock | undefined,
): Promise<void> => {
  const hasRatings = page.blocks.some(({ blockType }) => blockType === ratingsBlock);
  const hasMerchant = !hasRatings || (await hasReviewMerchant(trx, market));
  if (placementErrors(page, [], hasMerchant, entryOf).length === 0) return;
  const stored = id === null ? null : await pageById(trx, market, id);
  const misplaced = placementErrors(page, stored?.blocks ?? [], hasMerchant, entryOf);
  const errors = [...misplaced, ...summaryErrors(misplaced)];
  const [first] = errors;
  if (first) throw new Problem(422, first.message, { errors });
};
