import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { NameState, ResourceKind, ResourceName } from "../contract.ts";
import { sourceMarket } from "../rules.ts";
import "../store.ts";

/** A market that an account works on. */
export type OwnMarket = Readonly<{ id: MarketId; country: string }>;

export const ownMarketsOf = ({ countries }: Pick<Actor, "countries">): readonly OwnMarket[] =>
  markets
    .filter(({ apiCountry }) => countries?.includes(apiCountry) ?? true)
    .map(({ id, apiCountry }) => ({ id, country: apiCountry }));

/** A resource's row in one market. */
type NameRow = Readonly<{
  market: string;
  id: string;
  sharedId: string;
  name: string;
  namedAt: Date;
  version: number;
}>;

/**
 * The rows of all markets that are the same as a market's resources.
 * @param id of one resource; null for all of the kind
 */
const readNameRows = async (
  db: Database,
  market: string,
  kind: ResourceKind,
  id: string | null,
): Promise<ReadonlyMap<string, readonly NameRow[]>> => {
  const own = db
    .selectFrom("resource")
    .select("shared_id")
    .where("market", "=", market)
    .where("kind", "=", kind);
  const rows = await db
    .selectFrom("resource")
    .select(["market", "id", "shared_id as sharedId", "name", "named_at as namedAt", "version"])
    .where("kind", "=", kind)
    .where("shared_id", "in", id === null ? own : own.where("id", "=", id))
    .execute();
  return Map.groupBy(rows, ({ sharedId }) => sharedId);
};

const stateIn = (rows: readonly NameRow[], market: string): NameState => {
  const row = rows.find((each) => each.market === market);
  if (!row) return "missing";
  const source = rows.find((each) => each.market === sourceMarket);
  return source && row.namedAt < source.namedAt ? "older" : "filled";
};

/** The states of a kind's names in the given markets, by the resource's id in `market`. */
export const nameStatesOf = async (
  db: Database,
  market: string,
  kind: ResourceKind,
  ownMarkets: readonly OwnMarket[],
) => {
  const groups = await readNameRows(db, market, kind, null);
  return new Map(
    [...groups.values()].map((rows) => [
      rows.find((each) => each.market === market)?.id,
      ownMarkets.map(({ id, country }) => ({ country, state: stateIn(rows, id) })),
    ]),
  );
};

export type SharedNames = Readonly<{
  sharedId: string;
  names: readonly ResourceName[];
}>;

/** A resource's names in the given markets; null for a resource that does not exist. */
export const namesOf = async (
  db: Database,
  market: string,
  { kind, id }: Readonly<{ kind: ResourceKind; id: string }>,
  ownMarkets: readonly OwnMarket[],
): Promise<SharedNames | null> => {
  const [group] = await readNameRows(db, market, kind, id);
  if (!group) return null;
  const [sharedId, rows] = group;
  const names = ownMarkets.map(({ id: marketId, country }): ResourceName => {
    const row = rows.find((each) => each.market === marketId);
    const state = stateIn(rows, marketId);
    return {
      country,
      state,
      id: row?.id ?? null,
      name: row?.name ?? null,
      version: row?.version ?? 0,
    };
  });
  return { sharedId, names };
};

/** Whether a resource is in one market alone. */
export const isAlone = async (
  trx: Database,
  market: string,
  kind: ResourceKind,
  id: string,
): Promise<boolean> => {
  const groups = await readNameRows(trx, market, kind, id);
  return [...groups.values()].every((rows) => rows.length === 1);
};

/** Makes a resource the same as those of other markets that have the id. */
export const writeSharedId = async (
  trx: Database,
  market: string,
  id: string,
  sharedId: string,
): Promise<void> => {
  await trx
    .updateTable("resource")
    .set({ shared_id: sharedId, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};

/** Says that a name fits, though it is older than that of the source market. */
export const confirmName = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx
    .updateTable("resource")
    .set({ named_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};
