import { toursByIds } from "#features/catalogue/tours/store.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { hashOfKey } from "./send-alerts.ts";
import { mailOfKey } from "./mail-store.ts";

/** What an alert is for, by its name; the departure is null where it is for new dates. */
export type StoppedAlert = Readonly<{ name: string; tour: Tour | null }>;

/** The link of a mail, which ends the alerts that the mail tells of, whoever opens it. */
export const createUnsubscribing = (db: Database) => {
  const alertsOfMail = (mailId: string) =>
    db
      .selectFrom("alert")
      .selectAll()
      .where("id", "in", (select) =>
        select.selectFrom("alert_event").select("alert_id").where("mail_id", "=", mailId),
      )
      .execute();

  return {
    /** What the link would end; null for a link that leads to no mail. */
    async alerts(market: MarketId, key: string): Promise<readonly StoppedAlert[] | null> {
      const mail = await mailOfKey(db, market, hashOfKey(key));
      if (!mail) return null;
      const rows = await alertsOfMail(mail.id);
      const tours = await toursByIds(
        db,
        market,
        rows.map(({ subject_id }) => subject_id),
      );
      const travelIds = [...new Set(rows.map(({ travel_id }) => travel_id))];
      const travels = new Map(
        (await travelsByIds(db, market, travelIds)).map(({ id, name }) => [id, name]),
      );
      return rows.flatMap(({ subject_id, travel_id }) => {
        const name = travels.get(travel_id);
        return name === undefined ? [] : [{ name, tour: tours.get(subject_id) ?? null }];
      });
    },
    /** Ends them at once, as often as it is sent. @returns whether the link leads to a mail */
    async stop(market: MarketId, key: string): Promise<boolean> {
      const mail = await mailOfKey(db, market, hashOfKey(key));
      if (!mail) return false;
      const ids = (await alertsOfMail(mail.id)).map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom("alert").where("id", "in", ids).execute();
      return true;
    },
  };
};

export type Unsubscribing = ReturnType<typeof createUnsubscribing>;
