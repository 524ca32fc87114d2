import { composeEvents } from "#demo/compose/events.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "#features/catalogue/events/store.ts";
import type { DemoPictures } from "./pictures.ts";

/**
 * Gives a market's stored evenings their current pictures, except those that staff have edited
 * (version above 1). All else of an evening stays, because its dates hang on the day of loading.
 * @returns the number of written rows
 */
export const renewEventPictures = async (
  trx: Database,
  market: Market,
  demo: Pick<Demo, "events">,
  pictures: DemoPictures,
): Promise<number> => {
  let count = 0;
  for (const { id, pictureId } of composeEvents(market, demo, pictures.events, [], "2000-01-01")) {
    const { numUpdatedRows } = await trx
      .updateTable("event")
      .set({ picture_id: pictureId })
      .where("market", "=", market.id)
      .where("id", "=", id)
      .where("version", "=", 1)
      .where("picture_id", "is distinct from", pictureId)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
};
