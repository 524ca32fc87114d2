import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { accountById } from "#features/people/accounts/store.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { marketIds } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { DuePlans } from "#platform/server/jobs/due-clock.ts";
import { handleJob, type Job, type JobHandler } from "#platform/server/jobs/job.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import {
  type AlertEvent,
  deleteEvents,
  firstWaiting,
  markMailed,
  waitingEvents,
  waitingOwners,
} from "../events/event-store.ts";
import { sharedMinutes } from "../policy.ts";
import { isStillSo } from "../rules.ts";
import type { AlertOwner } from "../contract.ts";
import { alertsOf } from "../store.ts";
import { alertMail, type MailedEvent } from "./alert-mail.ts";
import { insertAlertMail } from "./mail-store.ts";

const payload = z.strictObject({
  market: z.enum(marketIds),
  accountId: z.uuid(),
  /** When the first of the events happened. */
  since: z.iso.datetime(),
});

/** Writes one mail about all that has happened to what a person follows in a market. */
const alertMailJob: Job<z.infer<typeof payload>> = {
  name: "alert-mail",
  payload,
  keyOf: ({ market, accountId, since }) => `${market} ${accountId} ${since}`,
  retries: { limit: 50, pause: 1, maxPause: 60 },
};

type Options = Readonly<{
  db: Database;
  mailer: Mailer;
  product: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

type Waiting = Readonly<{
  events: readonly MailedEvent[];
  eventRows: readonly AlertEvent[];
  /** What is not so any more. */
  untrue: readonly AlertEvent[];
}>;

const readWaiting = async ({ db }: Options, owner: AlertOwner, today: string): Promise<Waiting> => {
  const { market } = owner;
  const rows = await waitingEvents(db, owner);
  const alerts = new Map((await alertsOf(db, owner)).map((alert) => [alert.id, alert]));
  const tours = await toursByIds(db, market, [...new Set(rows.map(({ tour_id }) => tour_id))]);
  const travelIds = [...new Set([...tours.values()].map(({ travelId }) => travelId))];
  const travels = new Map(
    (await travelsByIds(db, market, travelIds)).map((travel) => [travel.id, travel]),
  );
  const events: MailedEvent[] = [];
  const eventRows: AlertEvent[] = [];
  const untrue: AlertEvent[] = [];
  for (const row of rows) {
    const { reason, price_cents: priceCents } = row;
    const tour = tours.get(row.tour_id);
    const travel = tour && travels.get(tour.travelId);
    const alert = alerts.get(row.alert_id);
    if (reason === "written" || !alert || !tour || !travel) untrue.push(row);
    else if (!isStillSo({ reason, priceCents }, tour, today)) untrue.push(row);
    else {
      const { id: alertId, asked_at: askedAt } = alert;
      events.push({ reason, priceCents, tour, travel, alertId, askedAt });
      eventRows.push(row);
    }
  }
  return { events, eventRows, untrue };
};

const keyBytes = 16;

/** Only the hash of a key is stored: who reads the table ends nobody's alerts with it. */
export const hashOfKey = (key: string): string =>
  createHash("sha256").update(key).digest("base64url");

const writeMail = async (
  options: Options,
  owner: AlertOwner,
  once: (effect: (trx: Database) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const { db, mailer, product, siteOf, now } = options;
  const market = marketById(owner.market);
  const localizer: Localizer = {
    market,
    t: translatorFor(market),
    today: dayAt(now(), market),
    display: null,
  };
  const account = await accountById(db, owner.accountId);
  const origin = siteOf(owner.market);
  const { events, eventRows, untrue } = await readWaiting(options, owner, localizer.today);
  const key = randomBytes(keyBytes).toString("hex");
  const scene = { localizer, product, origin: origin ?? "", to: account?.email ?? "", key };
  // Rendered before the transaction, which on the embedded database blocks everybody else.
  const mail = account && origin !== null && events.length > 0 ? alertMail(scene, events) : null;
  await once(async (trx) => {
    await deleteEvents(trx, untrue);
    if (!mail) return;
    const outboxId = await mailer.queue(trx, mail);
    const id = await insertAlertMail(trx, owner, {
      keyHash: hashOfKey(key),
      outboxId,
      subject: mail.subject,
      events: events.length,
      now: now(),
    });
    const marked = await markMailed(trx, eventRows, id);
    // An alert was ended meanwhile, or another worker has written the mail: it is read again.
    if (marked !== eventRows.length) throw new Error("What there was to tell has changed.");
  });
};

const dueBy = (at: Date): Date => new Date(at.getTime() - sharedMinutes * 60_000);

const toPayload = ({ accountId, market, since }: AlertOwner & Readonly<{ since: Date }>) => ({
  accountId,
  market,
  since: since.toISOString(),
});

export const alertMailHandler = (options: Options): JobHandler =>
  handleJob(alertMailJob, {
    run: ({ market, accountId }, { once }) => writeMail(options, { market, accountId }, once),
    pending: async (db) => (await waitingOwners(db, dueBy(options.now()))).map(toPayload),
  });

/** The mails that are due, for the clock of what is due. */
export const alertMailPlans: DuePlans = {
  async queue(db, send, at) {
    for (const owner of await waitingOwners(db, dueBy(at)))
      await send(db, alertMailJob, toPayload(owner));
  },
  async next(db, after) {
    const first = await firstWaiting(db, dueBy(after));
    return first && new Date(first.getTime() + sharedMinutes * 60_000);
  },
};
