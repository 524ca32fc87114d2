import { randomBytes } from "node:crypto";
import { accountById } from "#features/people/accounts/store.ts";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { SavedThings } from "../contract.ts";
import { savedThings, type WishlistOwner } from "../store.ts";
import { deleteShare, putShare, type Share, sharerOf, shareOf } from "./share-store.ts";

const keyBytes = 16;

/** The path of a shared list, or null where the market has no wishlists. */
export const sharedPath = (market: MarketId, key: string): string | null =>
  pathOf(market, "wishlist-shared", { key });

/** What a link shows: what is saved, and of whom the first name alone, where they want it. */
export type SharedList = Readonly<{ things: SavedThings; name: string | null }>;

const firstName = (name: string): string | null => name.trim().split(/\s+/)[0] || null;

/** Links to what visitors have saved, which they make and turn off. */
export const createShares = ({ db, now }: Readonly<{ db: Database; now: () => Date }>) => ({
  of: (owner: WishlistOwner): Promise<Share | null> => shareOf(db, owner),
  /** Makes the link, or keeps the one that there is. */
  set: (owner: WishlistOwner, withName: boolean): Promise<Share> =>
    putShare(db, owner, {
      key: randomBytes(keyBytes).toString("hex"),
      withName,
      sharedAt: now(),
    }),
  end: (owner: WishlistOwner): Promise<void> => deleteShare(db, owner),
  /** Null for a link that leads to no list, or no more. */
  async open(market: MarketId, key: string): Promise<SharedList | null> {
    const sharer = await sharerOf(db, market, key);
    if (!sharer) return null;
    const account = sharer.withName ? await accountById(db, sharer.accountId) : null;
    return {
      things: await savedThings(db, sharer),
      name: account ? firstName(account.name) : null,
    };
  },
});

export type Shares = ReturnType<typeof createShares>;
