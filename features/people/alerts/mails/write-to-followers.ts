import { randomBytes } from "node:crypto";
import { accountAddresses } from "#features/people/accounts/store.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { type AlertRow, alertsFor } from "../store.ts";
import { type FollowedScene, followersMail } from "./followers-mail.ts";
import { insertAlertMail } from "./mail-store.ts";
import { hashOfKey } from "./send-alerts.ts";

type Options = Readonly<{
  /** Null where no mails are written. */
  mailer: Mailer | null;
  product: string;
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

type FollowedTour = Readonly<{ market: string; tour: Tour }>;

/** The reason of an event that staff have made by writing. */
const written = "written";
const keyBytes = 16;

const tourAlerts = async (
  db: Database,
  market: string,
  tourId: string,
): Promise<readonly AlertRow[]> =>
  (await alertsFor(db, market, [tourId])).filter(({ kind }) => kind === "tour");

/** How many have an alert for a departure, and when staff wrote to them last. */
export const followersOf = async (db: Database, market: string, tourId: string) => {
  const alerts = await tourAlerts(db, market, tourId);
  const last = await db
    .selectFrom("alert_event")
    .select(({ fn }) => ["happened_at", fn.countAll<string>().as("people")])
    .where("tour_id", "=", tourId)
    .where("reason", "=", written)
    .groupBy("happened_at")
    .orderBy("happened_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    people: alerts.length,
    written: last ? { at: last.happened_at, people: Number(last.people) } : null,
  };
};

const sceneOf = async (
  { product, siteOf, now }: Options,
  db: Database,
  { market: id, tour }: FollowedTour,
): Promise<FollowedScene> => {
  const market = marketById(id);
  const [travel] = await travelsByIds(db, id, [tour.travelId]);
  if (!travel) throw new Error("A departure without its travel.");
  const today = dayAt(now(), market);
  return {
    localizer: { market, t: translatorFor(market), today, display: null },
    product,
    origin: siteOf(id) ?? "",
    travel,
    tour,
  };
};

type Writing = Readonly<{ mailer: Mailer; scene: FollowedScene; at: Date }>;

/** The mail is an event of the alert, by which its link ends it. */
const writeOne = async (
  trx: Database,
  { mailer, scene, at }: Writing,
  alert: AlertRow,
  to: string,
): Promise<void> => {
  const key = randomBytes(keyBytes).toString("hex");
  const mail = followersMail(scene, { to, key, askedAt: alert.asked_at });
  const outboxId = await mailer.queue(trx, mail);
  const { account_id: accountId, market } = alert;
  const { subject } = mail;
  const kept = { keyHash: hashOfKey(key), outboxId, subject, events: 1, now: at };
  const mailId = await insertAlertMail(trx, { accountId, market }, kept);
  await trx
    .insertInto("alert_event")
    .values({
      alert_id: alert.id,
      account_id: accountId,
      market,
      tour_id: scene.tour.id,
      reason: written,
      price_cents: 0,
      happened_at: at,
      mail_id: mailId,
    })
    .execute();
};

/** @returns to how many */
const writeToAll = async (trx: Database, writing: Writing, market: string): Promise<number> => {
  const alerts = await tourAlerts(trx, market, writing.scene.tour.id);
  const ids = alerts.map(({ account_id }) => account_id);
  const emails = new Map(
    (await accountAddresses(trx, ids)).map(({ id, email }) => [id, email] as const),
  );
  let count = 0;
  for (const alert of alerts) {
    const email = emails.get(alert.account_id);
    if (email === undefined) continue;
    await writeOne(trx, writing, alert, email);
    count += 1;
  }
  return count;
};

/** Writes to those who follow a departure, by staff. */
export const createFollowerMails = (options: Options) => ({
  async drawForFollowers(db: Database, about: FollowedTour) {
    const scene = await sceneOf(options, db, about);
    const { people } = await followersOf(db, about.market, about.tour.id);
    const facts = { to: "", key: null, askedAt: options.now() };
    const { subject, text } = followersMail(scene, facts);
    return { language: scene.localizer.market.englishLanguageLabel, people, subject, text };
  },
  /** @param to null for each who has an alert; an address for a test @returns how many */
  async writeToFollowers(trx: Database, about: FollowedTour, to: string | null): Promise<number> {
    const { mailer } = options;
    const at = options.now();
    if (!mailer) return 0;
    const scene = await sceneOf(options, trx, about);
    if (to === null) return writeToAll(trx, { mailer, scene, at }, about.market);
    await mailer.queue(trx, followersMail(scene, { to, key: null, askedAt: at }));
    return 1;
  },
});
