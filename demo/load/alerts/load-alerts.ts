import { accountByEmail } from "#features/people/accounts/store.ts";
import { alertsOf, putAlert } from "#features/people/alerts/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";

type Options = Readonly<{
  now: Date;
  /** The e-mail of the demo's own visitor. */
  email: string;
}>;

const market = "it-IT";

/** The demo's visitor follows the next departure that waits for people, and new dates of its trip. */
export const loadDemoAlerts = async (db: Database, { now, email }: Options): Promise<void> => {
  const account = await accountByEmail(db, email);
  if (!account) return;
  const owner = { accountId: account.id, market } as const;
  if ((await alertsOf(db, owner)).length > 0) return;
  const tour = await db
    .selectFrom("known_tour")
    .select(["id", "travel_id"])
    .where("market", "=", market)
    .where("is_published", "=", true)
    .where("status", "=", "ALMOST_CONFIRMED")
    .where("departure_date", ">", dayAt(now, marketById(market)))
    .orderBy("departure_date")
    .orderBy("id")
    .executeTakeFirst();
  if (!tour) return;
  const common = { travel_id: tour.travel_id, months: [], age: null, asked_at: now };
  await putAlert(db, owner, {
    ...common,
    kind: "tour",
    subject_id: tour.id,
    reasons: ["confirmed", "price"],
  });
  await putAlert(db, owner, {
    ...common,
    kind: "travel",
    subject_id: tour.travel_id,
    reasons: [],
  });
};
