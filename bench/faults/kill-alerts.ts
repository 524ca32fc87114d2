import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Random } from "#demo/random.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import { sharedMinutes } from "#features/people/alerts/policy.ts";
import { alertFor, putAlert } from "#features/people/alerts/store.ts";
import { insertEvents } from "#features/people/alerts/events/event-store.ts";
import { type DatabaseLocation, openDatabase } from "#platform/server/database/open.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { openSmtpServer } from "#platform/testing/smtp-server.ts";
import { endProcess, startProcess, untilReady } from "../start/process.ts";
import { onBothEngines } from "./both-engines.ts";

const market = "it-IT";
const followersPerKill = 10;
/** Covers the retry delays after a broken attempt and the time until a dead worker is noticed. */
const settleTimeoutMs = 150_000;

type Target = Readonly<{ id: string; travel_id: string }>;

/** A departure that is confirmed, and that visitors find. */
const confirmedTour = async (db: Database): Promise<Target> => {
  const { rows } = await sql<Target>`
    select tour.id, tour.travel_id from tour join travel on travel.market = tour.market
      and travel.id = tour.travel_id
    where tour.market = ${market} and tour.status = 'CONFIRMED' and tour.is_published
      and travel.is_published and tour.cancelled_at is null
      and tour.departure_date > current_date + 30
    order by tour.departure_date limit 1`.execute(db);
  const [tour] = rows;
  if (!tour) throw new Error("The demo has no confirmed departure.");
  return tour;
};

/** A moment ago the departure was confirmed, of which each of some new followers is to be told now. */
const confirmFor = async (db: Database, kill: number): Promise<void> => {
  const tour = await confirmedTour(db);
  const now = new Date();
  const happenedAt = new Date(now.getTime() - (sharedMinutes + 1) * 60_000);
  for (let number = 0; number < followersPerKill; number += 1) {
    const email = `follower-${kill}-${number}@example.com`;
    const made = { email, phone: null, passwordHash: null, marketing: false, market, now } as const;
    const accountId = (await insertAccount(db, made)) ?? "";
    const owner = { accountId, market } as const;
    await putAlert(db, owner, {
      kind: "tour",
      subject_id: tour.id,
      travel_id: tour.travel_id,
      reasons: ["confirmed"],
      months: [],
      age: null,
      asked_at: now,
    });
    const alert = await alertFor(db, owner, tour.id);
    await insertEvents(db, [
      {
        alert_id: alert?.id ?? "",
        account_id: accountId,
        market,
        tour_id: tour.id,
        reason: "confirmed",
        price_cents: 0,
        happened_at: happenedAt,
      },
    ]);
  }
};

const within = async <Result>(place: DatabaseLocation, work: (db: Database) => Promise<Result>) => {
  const { db, close } = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
};

type Ended = Readonly<{ recipient: string; state: string }>;

/** What has become of the mails to followers, and of the events that no mail tells of. */
const readEnds = (place: DatabaseLocation) =>
  within(place, async (db) => {
    const mails: readonly Ended[] = await db
      .selectFrom("outbox_mail")
      .select(["recipient", "state"])
      .where("recipient", "like", "follower-%")
      .execute();
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from alert_event where mail_id is null`.execute(db);
    return { mails, waiting: rows[0]?.n ?? 0 };
  });

const isOpen = ({ state }: Ended): boolean => !["sent", "unknown"].includes(state);

const count = (values: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

const judge = (
  kills: number,
  received: readonly string[],
  { mails, waiting }: Awaited<ReturnType<typeof readEnds>>,
) => {
  const arrived = count(received);
  const written = count(mails.map(({ recipient }) => recipient));
  const unknown = new Set(
    mails.flatMap(({ recipient, state }) => (state === "unknown" ? [recipient] : [])),
  );
  const followers = Array.from({ length: kills * followersPerKill }, (_, index) => {
    const kill = Math.floor(index / followersPerKill) + 1;
    return `follower-${kill}-${index % followersPerKill}@example.com`;
  });
  return {
    followers: followers.length,
    arrived: followers.filter((email) => arrived.has(email)).length,
    twice: followers.filter(
      (email) => (arrived.get(email) ?? 0) > 1 || (written.get(email) ?? 0) > 1,
    ).length,
    unknown: unknown.size,
    neither: followers.filter((email) => !arrived.has(email) && !unknown.has(email)).length,
    open: waiting + mails.filter(isOpen).length,
  };
};

const killOnEngine = async (engine: string, url: string, kills: number, chance: Random) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-alerts-"));
  const port = await freePort();
  const smtp = await openSmtpServer();
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Faults <faults@wayroam.test>",
    LOG_LEVEL: "silent",
  };
  const place: DatabaseLocation = url ? { url } : { folder };
  await endProcess(await startProcess(environment), "SIGTERM");
  for (let kill = 1; kill <= kills; kill += 1) {
    smtp.treat(chance() < 0.5 ? "is slow" : "accepts");
    // The embedded database belongs to one process at a time.
    await within(place, (db) => confirmFor(db, kill));
    const server = await startProcess(environment);
    await pause(Math.round(chance() * 4000));
    await endProcess(server, "SIGKILL");
    if (kill % 10 === 0 || kill === kills) console.log(`${engine}: ${kill} of ${kills} kills`);
  }
  smtp.treat("accepts");
  let ends = await readEnds(place);
  const startedAt = performance.now();
  const hasOpen = () => ends.waiting > 0 || ends.mails.some(isOpen);
  while (hasOpen() && performance.now() - startedAt < settleTimeoutMs) {
    const server = await startProcess(environment);
    await untilReady(port, 30_000);
    await pause(20_000);
    await endProcess(server, "SIGTERM");
    ends = await readEnds(place);
  }
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
  const recipients = smtp.received.map(({ to }) => to);
  const row = { engine, kills, ...judge(kills, recipients, ends) };
  // The other engine takes as long again.
  console.table([row]);
  return row;
};

/**
 * Kills (-9) the product while it writes and sends the mails of a confirmation, on both engines. Each
 * follower gets one mail, or one that is marked as unknown and is not sent again.
 */
export const killDuringAlerts = async (kills = 50): Promise<readonly string[]> => {
  const rows = await onBothEngines(killOnEngine, kills);
  return rows.flatMap(({ engine, twice, neither, open }) =>
    [
      twice > 0 ? `${twice} were written to twice.` : "",
      neither > 0 ? `${neither} mails were neither sent nor marked.` : "",
      open > 0 ? `${open} mails or events are open at the end.` : "",
    ].flatMap((text) => (text === "" ? [] : [`${engine}: ${text}`])),
  );
};
