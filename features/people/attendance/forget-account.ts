import { eventsTag, lockAttendance, writeAttendance } from "#features/catalogue/events/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { moveUp, withoutOne } from "./attend.ts";
import { isOver } from "./rules.ts";
import type { AttendanceScene } from "./scene.ts";
import { deleteRow, rowsOfAccount } from "./store.ts";

/**
 * Takes an account out of all events: its places go to the first in line. Of an event that is over
 * the number stays true, since the person was there. The account has to be locked.
 */
export const forgetAccount = async (
  trx: Database,
  scene: AttendanceScene,
  accountId: string,
): Promise<void> => {
  const markets = new Set<string>();
  for (const row of await rowsOfAccount(trx, accountId)) {
    const { market, event_id: id } = row;
    const event = await lockAttendance(trx, market, id);
    await deleteRow(trx, row);
    if (!event || row.state === "left" || isOver(event, scene.now())) continue;
    const without = withoutOne(event, row.state);
    await writeAttendance(trx, market, id, await moveUp(trx, scene, { market, id }, without));
    markets.add(market);
  }
  await invalidateTags(trx, [...markets].map(eventsTag));
};
