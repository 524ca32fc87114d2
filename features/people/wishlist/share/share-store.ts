import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { WishlistOwner } from "../store.ts";

type ShareTable = {
  account_id: string;
  market: MarketId;
  /** Of the link, which opens it to whoever has it. */
  key: string;
  with_name: boolean;
  shared_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    wishlist_share: ShareTable;
  }
}

/** A link to what somebody has saved. */
export type Share = Readonly<{ key: string; withName: boolean; sharedAt: Date }>;

const columns = ["key", "with_name as withName", "shared_at as sharedAt"] as const;

export const shareOf = async (
  db: Database,
  { accountId, market }: WishlistOwner,
): Promise<Share | null> =>
  (await db
    .selectFrom("wishlist_share")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .executeTakeFirst()) ?? null;

/** A link that there is keeps its key and its day. */
export const putShare = (
  db: Database,
  { accountId, market }: WishlistOwner,
  { key, withName, sharedAt }: Share,
): Promise<Share> =>
  db
    .insertInto("wishlist_share")
    .values({
      account_id: accountId,
      market,
      key,
      with_name: withName,
      shared_at: sharedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "market"]).doUpdateSet({ with_name: withName }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteShare = async (
  db: Database,
  { accountId, market }: WishlistOwner,
): Promise<void> => {
  await db
    .deleteFrom("wishlist_share")
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .execute();
};

/** Whose list a link opens; null for one that leads to no list, or no more. */
export const sharerOf = async (
  db: Database,
  market: string,
  key: string,
): Promise<(WishlistOwner & Readonly<{ withName: boolean }>) | null> =>
  (
    await db
      .selectFrom("wishlist_share")
      .select(["account_id as accountId", "market", "with_name as withName"])
      .where("key", "=", key)
      .execute()
  ).find((share) => share.market === market) ?? null;
