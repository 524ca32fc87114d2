import { sql } from "kysely";
import { accountAddresses } from "#features/people/accounts/store.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteEvents } from "./event-store.ts";

type Confirmed = Readonly<{ market: string; tourId: string }>;

/**
 * Forgets that a departure was confirmed for those who read it as people of the departure: who is in
 * and has an alert gets one mail.
 */
export const forgetConfirmation = async (
  trx: Database,
  { market, tourId }: Confirmed,
  emails: readonly string[],
): Promise<void> => {
  const events = await trx
    .selectFrom("alert_event")
    .selectAll()
    .where("market", "=", sql<MarketId>`${market}`)
    .where("tour_id", "=", tourId)
    .where("reason", "=", "confirmed")
    .where("mail_id", "is", null)
    .execute();
  const reached = new Set(emails.map((email) => email.toLowerCase()));
  const accounts = await accountAddresses(
    trx,
    events.map(({ account_id }) => account_id),
  );
  const ids = new Set(
    accounts.filter(({ email }) => reached.has(email.toLowerCase())).map(({ id }) => id),
  );
  await deleteEvents(
    trx,
    events.filter(({ account_id }) => ids.has(account_id)),
  );
};
