import { emailOf } from "#demo/requests/email-of.ts";
import { demoTravellers, type DemoTravellers } from "#demo/requests/travellers.ts";
import type { RequestInput, RequestState } from "#features/people/requests/contract.ts";
import {
  hasRequests,
  type StoredRequest,
  addWord,
  updateRequest,
} from "#features/people/requests/store.ts";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** Stores a request as a visitor's is stored, at a moment, without its mails. */
export type TakeDemoRequest = (
  trx: Database,
  asked: Readonly<{ market: string; tourId: string; at: Date; address: string }>,
  input: RequestInput,
) => Promise<StoredRequest>;

type Options = Readonly<{
  now: Date;
  take: TakeDemoRequest;
  /** The demo's own visitor, who asks for a seat in their market; null where there is none. */
  visitor: Readonly<{ name: string; email: string; market: string }> | null;
}>;

type DemoRequest = Readonly<{
  who: number;
  /** Which of the market's departures. */
  departure: number;
  seats: number;
  hoursAgo: number;
  question?: 0 | 1 | 2;
  state?: Exclude<RequestState, "new" | "seat-given">;
}>;

/** Three for one departure; two of all wait over a day, whatever the weekday. */
const asked: readonly DemoRequest[] = [
  { who: 6, departure: 2, seats: 2, hoursAgo: 250, state: "withdrawn" },
  { who: 5, departure: 1, seats: 4, hoursAgo: 230, state: "declined" },
  { who: 0, departure: 0, seats: 2, hoursAgo: 125, question: 0 },
  { who: 3, departure: 1, seats: 1, hoursAgo: 122, question: 1 },
  { who: 1, departure: 0, seats: 1, hoursAgo: 21 },
  { who: 4, departure: 2, seats: 2, hoursAgo: 20, question: 2 },
  { who: 2, departure: 0, seats: 2, hoursAgo: 3, state: "in-talk" },
  { who: 7, departure: 3, seats: 2, hoursAgo: 1 },
];

const hourMs = 3_600_000;

/** Departures that four more can join, each of another travel. */
const departuresOf = async (db: Database, market: string, today: string) => {
  const rows = await db
    .selectFrom("tour")
    .innerJoin("travel", (on) =>
      on.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .select(["tour.id", "tour.travel_id"])
    .where("tour.market", "=", market)
    .where("tour.is_published", "=", true)
    .where("travel.is_published", "=", true)
    .where("tour.status", "in", ["PLANNED", "ALMOST_CONFIRMED", "CONFIRMED"])
    .where("tour.seats_free", ">=", 6)
    .where("tour.opening_date", "<", addDays(today, -15))
    .where("tour.departure_date", ">", addDays(today, 60))
    .orderBy("tour.departure_date")
    .orderBy("tour.id")
    .limit(40)
    .execute();
  return [...new Map(rows.map((row) => [row.travel_id, row.id])).values()];
};

/** What has become of a request since. */
const follow = async (
  trx: Database,
  request: StoredRequest,
  { state, at, texts }: Readonly<{ state: RequestState; at: Date; texts: DemoTravellers }>,
): Promise<void> => {
  const settled = new Date(at.getTime() + 2 * hourMs);
  const text = state === "declined" ? texts.declined : texts.talk;
  const { market, id } = request;
  const author = "editor@wayroam.test";
  if (state !== "withdrawn")
    await addWord(trx, { market, request_id: id, at: settled, kind: "care", author, text });
  await updateRequest(trx, request, {
    state,
    settled_at: settled,
    ...(state === "withdrawn" ? {} : { owner: author, owned_at: settled }),
  });
};

const inputOf = (
  { seats, question }: Pick<DemoRequest, "seats" | "question">,
  person: Readonly<{ name: string; email: string }>,
  { questions }: DemoTravellers,
): RequestInput => ({
  kind: "seat",
  seats,
  room: "shared",
  flexible: false,
  ...person,
  phone: null,
  question: question === undefined ? "" : questions[question],
  seenCents: null,
});

const loadMarket = async (
  trx: Database,
  { id: market, language }: Market,
  { now, take, visitor }: Options,
): Promise<void> => {
  const tours = await departuresOf(trx, market, now.toISOString().slice(0, 10));
  const texts = demoTravellers[language];
  for (const each of asked) {
    const tourId = tours[each.departure];
    const name = texts.names[each.who];
    if (tourId === undefined || name === undefined) continue;
    const at = new Date(now.getTime() - each.hoursAgo * hourMs);
    const sending = { market, tourId, at, address: `demo ${market} ${each.who}` };
    const input = inputOf(each, { name, email: emailOf(name) }, texts);
    const request = await take(trx, sending, input);
    if (each.state) await follow(trx, request, { state: each.state, at, texts });
  }
  const tourId = tours[4];
  if (visitor?.market !== market || tourId === undefined) return;
  const at = new Date(now.getTime() - 2 * hourMs);
  const { name, email } = visitor;
  const sending = { market, tourId, at, address: "demo visitor" };
  await take(trx, sending, inputOf({ seats: 1 }, { name, email }, texts));
};

/** Gives each market of the demo its first requests for a seat. */
export const loadDemoRequests = async (db: Database, options: Options): Promise<void> => {
  for (const market of markets)
    await db.transaction().execute(async (trx) => {
      if (!(await hasRequests(trx, market.id))) await loadMarket(trx, market, options);
    });
};
