import { dayAt } from "#markets/format.ts";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Asking } from "../handed-in/asking.ts";
import { lockTour } from "../save/delete-tour.ts";
import { endMove } from "./ask-to-move.ts";
import { closedMoves } from "./move-store.ts";

/** Who ends them in the audit, as for whatever the calendar does. */
const actor = "schedule";

/**
 * Ends each asking of which one departure has left or is cancelled, so that seats that were kept are
 * free again and staff can ask for another date.
 * @returns how many
 */
export const endClosedMoves = async (
  db: Database,
  asking: Asking,
  limit: number,
): Promise<number> => {
  let ended = 0;
  for (const market of markets) {
    const today = dayAt(asking.now(), market);
    for (const id of await closedMoves(db, market.id, today, limit - ended)) {
      await inTransaction(db, async (trx) => {
        await lockTour(trx, market.id, id);
        await endMove({ db: trx, market: market.id, actor, today, asking }, { id });
      });
      ended += 1;
    }
  }
  return ended;
};
