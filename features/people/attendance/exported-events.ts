import { eventsByIds } from "#features/catalogue/events/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { rowsOfAccount } from "./store.ts";

/** The events for which somebody has signed up, market by market. */
export const exportedEvents = async (
  db: Database,
  { accountId }: Readonly<{ accountId: string }>,
): Promise<readonly object[]> => {
  const byMarket = Map.groupBy(await rowsOfAccount(db, accountId), ({ market }) => market);
  const exported = [];
  for (const [market, rows] of byMarket) {
    const ids = rows.map(({ event_id: id }) => id);
    const events = await eventsByIds(db, market, ids);
    for (const row of rows)
      exported.push({
        market,
        event: events.get(row.event_id)?.title ?? "",
        startsAt: events.get(row.event_id)?.startsAt ?? null,
        state: row.state,
        signedUpAt: row.signed_up_at.toISOString(),
      });
  }
  return exported;
};
