import { lastWritesOf } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { ListedResource, Resource, ResourceKind } from "../contract.ts";
import { nameStatesOf, ownMarketsOf } from "../names/store.ts";
import { travelCounts } from "../users.ts";

/** Adds to resources of one kind what their list shows beside their fields. */
export const toListed = async (
  { db, market, actor }: Readonly<{ db: Database; market: string; actor: Actor }>,
  kind: ResourceKind,
  items: readonly Resource[],
): Promise<ListedResource[]> => {
  const ids = items.map(({ id }) => id);
  const travels = await travelCounts(db, market, kind);
  const names = await nameStatesOf(db, market, kind, ownMarketsOf(actor));
  const changes = await lastWritesOf(db, { market, subject: "resource" }, ids);
  return items.map((each) => ({
    ...each,
    travels: travels.get(each.id) ?? 0,
    names: names.get(each.id) ?? [],
    changed: changes.get(each.id) ?? null,
  }));
};
