import {
  type Insertable,
  type JSONColumnType,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import type { Publication, PublicationMoments, PublicationRun } from "./contract.ts";
import { formatDate } from "#markets/format.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { PlannedKind, PlannedMoments } from "./contract.ts";

type RecordPublicationTable = {
  market: string;
  kind: PlannedKind;
  record_id: string;
  publish_at: Date | null;
  unpublish_at: Date | null;
  set_by: string;
  set_at: Date;
  last_run: JSONColumnType<PublicationRun | null, string | null, string | null>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    record_publication: RecordPublicationTable;
  }
}

/** Names one travel or departure. */
export type PlannedKey = Readonly<{ market: string; kind: PlannedKind; id: string }>;

const noPlan: Publication = {
  publishAt: null,
  unpublishAt: null,
  confirmed: [],
  setBy: null,
  setAt: null,
  lastRun: null,
};

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

const toPublication = (row: Selectable<RecordPublicationTable>): Publication => ({
  publishAt: toIso(row.publish_at),
  unpublishAt: toIso(row.unpublish_at),
  confirmed: [],
  setBy: row.set_by,
  setAt: row.set_at.toISOString(),
  lastRun: row.last_run,
});

const ofRecord = (db: Database, { market, kind, id }: PlannedKey) =>
  db
    .selectFrom("record_publication")
    .selectAll()
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("record_id", "=", id);

/** The stored plan; for a record that never had one, all fields are null. */
export const readRecordPlan = async (db: Database, key: PlannedKey): Promise<Publication> => {
  const row = await ofRecord(db, key).executeTakeFirst();
  return row ? toPublication(row) : noPlan;
};

/** The planned moments of those that have any, by their ids. */
export const plannedMomentsOf = async (
  db: Database,
  { market, kind }: Omit<PlannedKey, "id">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlannedMoments>> => {
  const rows = await db
    .selectFrom("record_publication")
    .select(["record_id", "publish_at", "unpublish_at"])
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("record_id", "=", sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .where((eb) => eb.or([eb("publish_at", "is not", null), eb("unpublish_at", "is not", null)]))
    .execute();
  return new Map(
    rows.map(({ record_id, publish_at, unpublish_at }) => [
      record_id,
      { publishAt: toIso(publish_at), unpublishAt: toIso(unpublish_at) },
    ]),
  );
};

/** SQL: whether the record in the row `travel` or `tour` goes live or offline by itself. */
export const isPlannedSql = (kind: "travel" | "tour"): RawBuilder<boolean> => sql`exists (
  select from record_publication as plan
  where plan.market = ${sql.ref(`${kind}.market`)}
    and ${sql.ref(`plan.${kind}_id`)} = ${sql.ref(`${kind}.id`)}
    and coalesce(plan.publish_at, plan.unpublish_at) is not null)`;

export type PlannedRecord = Readonly<{ id: string; name: string; isPublished: boolean }>;

const travelsOf = (db: Database, market: string) =>
  db
    .selectFrom("known_travel as travel")
    .select(["travel.id", "travel.name", "travel.is_published as isPublished"])
    .where("travel.market", "=", market);

const toursOf = (db: Database, market: string) =>
  db
    .selectFrom("known_tour as tour")
    .innerJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .select(["tour.id", "travel.name", "tour.departure_date", "tour.is_published as isPublished"])
    .where("tour.market", "=", market);

/** Null where there is no such record. A locked one is locked until the transaction ends. */
export const findPlanned = async (
  db: Database,
  { market, kind, id }: PlannedKey,
  isLocked = false,
): Promise<PlannedRecord | null> => {
  if (kind === "travel") {
    const travel = await travelsOf(db, market)
      .where("travel.id", "=", id)
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    return travel ?? null;
  }
  // The travel is locked before its departures, as every save of a departure does.
  const tour = await toursOf(db, market)
    .where("tour.id", "=", id)
    .$if(isLocked, (query) => query.forNoKeyUpdate("travel"))
    .executeTakeFirst();
  if (!tour) return null;
  const { departure_date: day, name, ...rest } = tour;
  return { ...rest, name: `${name}, ${formatDate(day)}` };
};

export const lockPlanned = (trx: Database, key: PlannedKey): Promise<PlannedRecord | null> =>
  findPlanned(trx, key, true);

/** Replaces the planned times of a record and keeps the outcome of its last run. */
export const replaceRecordPlan = async (
  trx: Database,
  { market, kind, id }: PlannedKey,
  plan: PublicationMoments & Readonly<{ setBy: string; setAt: Date }>,
): Promise<Publication> => {
  const columns = {
    publish_at: toDate(plan.publishAt),
    unpublish_at: toDate(plan.unpublishAt),
    set_by: plan.setBy,
    set_at: plan.setAt,
  } satisfies Partial<Insertable<RecordPublicationTable>>;
  const row = await trx
    .insertInto("record_publication")
    .values({ market, kind, record_id: id, ...columns, last_run: null })
    .onConflict((conflict) =>
      conflict.columns(["market", "kind", "record_id"]).doUpdateSet(columns),
    )
    .returning([
      "market",
      "kind",
      "record_id",
      "publish_at",
      "unpublish_at",
      "set_by",
      "set_at",
      "last_run",
    ])
    .executeTakeFirstOrThrow();
  return toPublication(row);
};

const dueAtColumn = sql<Date | null>`least(publish_at, unpublish_at)`;

/** The plans due at `at`, the longest waiting first. */
export const dueRecordPlans = async (
  db: Database,
  at: Date,
): Promise<readonly (PlannedKey & Readonly<{ dueAt: string }>)[]> => {
  const rows = await db
    .selectFrom("record_publication")
    .select(["market", "kind", "record_id", dueAtColumn.as("due_at")])
    .where(dueAtColumn, "<=", at)
    .orderBy(dueAtColumn)
    .execute();
  return rows.map(({ market, kind, record_id, due_at }) => ({
    market,
    kind,
    id: record_id,
    dueAt: (due_at ?? at).toISOString(),
  }));
};

/** The first planned time after `after`; null if no plan has one. */
export const nextRecordMoment = async (db: Database, after: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(moment) as at from record_publication, unnest(array[publish_at, unpublish_at]) as moment
    where moment > ${after}`.execute(db);
  return rows[0]?.at ?? null;
};

/** Stores the outcome of a run and the planned times that remain. */
export const recordRecordRun = async (
  trx: Database,
  { market, kind, id }: PlannedKey,
  remaining: PublicationMoments,
  run: PublicationRun,
): Promise<void> => {
  await trx
    .updateTable("record_publication")
    .set({
      publish_at: toDate(remaining.publishAt),
      unpublish_at: toDate(remaining.unpublishAt),
      last_run: JSON.stringify(run),
    })
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
};

export type BoardPlan = PlannedRecord &
  Readonly<{ kind: PlannedKind; path: string; plan: Publication }>;

/** All travels and departures of a market that have a plan, or had one that ran. */
export const plansOfMarket = async (
  db: Database,
  market: string,
): Promise<readonly BoardPlan[]> => {
  const rows = await db
    .selectFrom("record_publication")
    .selectAll()
    .where("market", "=", market)
    .execute();
  const idsOf = (kind: PlannedKind) =>
    rows.filter((row) => row.kind === kind).map(({ record_id }) => record_id);
  const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;
  const travels = await travelsOf(db, market)
    .where("travel.id", "=", anyOf(idsOf("travel")))
    .execute();
  const tours = await toursOf(db, market)
    .select("tour.travel_id")
    .where("tour.id", "=", anyOf(idsOf("tour")))
    .execute();
  const byId = new Map([
    ...travels.map((each) => [each.id, { ...each, path: `/travels/${each.id}` }] as const),
    ...tours.map(({ departure_date, travel_id, ...each }) => {
      const name = `${each.name}, ${formatDate(departure_date)}`;
      return [each.id, { ...each, name, path: `/travels/${travel_id}/tours/${each.id}` }] as const;
    }),
  ]);
  return rows.flatMap((row) => {
    const record = byId.get(row.record_id);
    return record ? [{ ...record, kind: row.kind, plan: toPublication(row) }] : [];
  });
};
