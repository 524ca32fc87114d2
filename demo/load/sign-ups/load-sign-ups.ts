import { emailOf } from "#demo/requests/email-of.ts";
import { demoTravellers } from "#demo/requests/travellers.ts";
import { insertAll } from "#demo/load/insert.ts";
import { stableUuid } from "#demo/random.ts";
import { eventsTag, writeAttendance } from "#features/catalogue/events/store.ts";
import { accountByEmail } from "#features/people/accounts/store.ts";
import { deletedAt } from "#features/people/attendance/rules.ts";
import "#features/people/attendance/store.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

type Options = Readonly<{
  now: Date;
  /** The demo's own visitor, who comes to one event of Italy and waits for another. */
  visitor: string;
}>;

const hourMs = 3_600_000;

/** How many come to the first, the second and further events with room; the first is full. */
const going = [Infinity, 14, 11, 18, 23, 9] as const;
const waitingForFirst = 3;
/** At each event two read another language. */
const fromElsewhere = 2;

const hasEvents = ({ id }: Market): boolean => pathOf(id, "events-wemeet") !== null;

/** Sixty-four people of a market's language, by the first and last names of its travellers. */
const namesIn = ({ language }: Market): readonly string[] => {
  const parts = demoTravellers[language].names.map((name) => name.split(" "));
  return parts.flatMap((_, shift) =>
    parts.map(([first = ""], index) => {
      const last = parts[(index + shift) % parts.length] ?? [];
      return [first, ...last.slice(1)].join(" ");
    }),
  );
};

const accountId = ({ id }: Market, index: number): string => stableUuid("guest", id, String(index));

const loadGuests = (trx: Database, market: Market, now: Date): Promise<void> =>
  insertAll(
    trx,
    "visitor_account",
    namesIn(market).map((name, index) => ({
      id: accountId(market, index),
      email: emailOf(name),
      name,
      phone: null,
      password_hash: null,
      market: market.id,
      created_at: now,
      updated_at: now,
    })),
  );

const eventsOf = (db: Database, market: Market) =>
  db
    .selectFrom("event")
    .select(["id", "places", "ends_at"])
    .where("market", "=", market.id)
    .where("is_published", "=", true)
    .where("coming", "=", 0)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();

/** Those who sign up for an event, in order; no two events begin with the same person. */
const signUpsFor = (market: Market, rank: number, count: number): readonly string[] => {
  const others = markets.filter((each) => each.id !== market.id && hasEvents(each));
  const own = Array.from({ length: count }, (_, index) =>
    accountId(market, (rank * 11 + index) % namesIn(market).length),
  );
  const guests = others.slice(0, fromElsewhere).map((each) => accountId(each, rank));
  return own.toSpliced(1, guests.length, ...guests).slice(0, count);
};

const loadEvent = async (
  trx: Database,
  market: Market,
  {
    event,
    rank,
    now,
    visitor,
  }: Readonly<{
    event: Awaited<ReturnType<typeof eventsOf>>[number];
    rank: number;
    now: Date;
    visitor: string | null;
  }>,
): Promise<void> => {
  const coming = Math.min(going[rank % going.length] ?? 0, event.places ?? 30);
  const waiting = rank === 0 ? waitingForFirst : 0;
  const people = signUpsFor(market, rank, coming + waiting);
  const ids = visitor === null || rank > 1 ? people : people.with(-1, visitor);
  const deleteAt = deletedAt({ endsAt: event.ends_at.toISOString() });
  await insertAll(
    trx,
    "event_attendance",
    ids.map((id, index) => {
      const at = new Date(now.getTime() - (ids.length - index) * 5 * hourMs);
      return {
        market: market.id,
        event_id: event.id,
        account_id: id,
        state: index < coming ? ("going" as const) : ("waiting" as const),
        position: index + 1,
        signed_up_at: at,
        changed_at: at,
        delete_at: deleteAt,
      };
    }),
  );
  await writeAttendance(trx, market.id, event.id, { coming, waiting });
};

/** People who sign up for the demo's events: the first of each market is full, with a line. */
export const loadDemoSignUps = async (db: Database, { now, visitor }: Options): Promise<void> => {
  const open = markets.filter(hasEvents);
  await db.transaction().execute(async (trx) => {
    const isLoaded = await trx.selectFrom("event_attendance").select("position").executeTakeFirst();
    if (isLoaded) return;
    for (const market of open) await loadGuests(trx, market, now);
    const own = (await accountByEmail(trx, visitor))?.id ?? null;
    for (const market of open) {
      const ofVisitor = market.id === "it-IT" ? own : null;
      const events = await eventsOf(trx, market);
      for (const [rank, event] of events.entries())
        await loadEvent(trx, market, { event, rank, now, visitor: ofVisitor });
    }
    await invalidateTags(
      trx,
      open.map(({ id }) => eventsTag(id)),
    );
  });
};
