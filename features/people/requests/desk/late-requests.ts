import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import {
  boardRow,
  type BoardSource,
  type Found,
  momentWords,
} from "#features/records/board/store.ts";
import { formatDate } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { numberOf } from "../ask/number-of.ts";
import type { StoredRequest } from "../store.ts";
import { findRequests, type RequestFilter } from "./find-requests.ts";
import { lateAt, lateSince, workingHours } from "./waiting.ts";

const shownRows = 4;

const anyRequest: RequestFilter = {
  search: "",
  state: null,
  kind: null,
  late: null,
  lateSince: new Date(0),
  owner: null,
  departure: null,
  sort: "longest",
};

const toRow = (request: StoredRequest, hours: number, owner: string | null) =>
  boardRow({
    id: request.id,
    icon: "clock",
    tone: "wrong",
    lead: { label: request.name, path: `/requests/${request.id}` },
    text: `waits ${counted(hours, "hour")}`,
    detail: [
      numberOf(request),
      counted(request.seats, "seat"),
      `${request.travel_name}, ${formatDate(request.departure_date)}`,
      ...(owner === null ? [] : [owner]),
    ].join(" · "),
    action: { label: "Answer", path: `/requests/${request.id}` },
  });

/** When the next request will have waited a working day. */
const nextText = async (
  db: Database,
  scene: Readonly<{ market: string; today: string; now: Date }>,
): Promise<string> => {
  const { rows } = await findRequests(db, scene.market, {
    ...anyRequest,
    state: ["new", "in-talk"],
    page: 1,
    pageSize: 1,
  });
  const [next] = rows.filter(({ settled_at }) => settled_at === null);
  if (!next) return "Nothing waits over a day.";
  const at = lateAt(marketById(scene.market), next.last_word_at);
  return `Nothing waits over a day. The next would ${momentWords(at, scene)}.`;
};

/** Requests that have waited a working day, the longest first. */
export const lateRequests: BoardSource = async (scene): Promise<Found> => {
  const { db, market, now } = scene;
  const facts = marketById(market);
  const { rows, total } = await findRequests(db, market, {
    ...anyRequest,
    late: true,
    lateSince: lateSince(facts, now),
    page: 1,
    pageSize: shownRows,
  });
  const owners = rows.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const names = await namesByEmail(db, owners);
  return {
    rows: rows.map((row) =>
      toRow(
        row,
        workingHours(facts, row.last_word_at, now),
        names.get(row.owner ?? "") ?? row.owner,
      ),
    ),
    total,
    dueToday: total,
    all: total === 0 ? null : { label: `All ${total}`, path: "/requests?late=true" },
    emptyText: total > 0 ? "" : await nextText(db, scene),
  };
};
