import type { Generated, JSONColumnType, RawBuilder, Selectable, SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import { matchesEachPattern, patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { AuditChange, AuditRecord } from "./contract.ts";
import { type RecordNames, withNames } from "./referenced-names.ts";
import { type Change, changesOf, isPlainObject } from "#platform/changes/changes.ts";

type Json = JSONColumnType<object | null, string | null, string | null>;

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    audit: {
      id: Generated<string>;
      at: Generated<Date>;
      actor: string;
      market: string | null;
      action: string;
      subject: string;
      subject_id: string;
      /** `before` and `after` are both null for a record too large to be stored whole. */
      before: Json;
      after: Json;
      /** Summary of the entry; null in rows written before summaries were stored. */
      name: string | null;
      version: number | null;
      changes: JSONColumnType<AuditChange[] | null, string | null, string | null>;
      change_count: number | null;
    };
  }
}

export type AuditEntry = Readonly<{
  actor: string;
  market: string | null;
  action: "create" | "update" | "restore" | "delete" | "purge" | "retry";
  subject: string;
  subjectId: string;
  /** What staff call the record; by default its field `name`. */
  name?: string;
  /** Whether the fields of a created or deleted record are listed as its changes. */
  listsFields?: boolean;
  before: object | null;
  after: object | null;
}>;

/** A null filter matches everything. `from` and `to` are instants; `to` is excluded. */
export type AuditFilter = Readonly<{
  /** Each word is part of the record's name or id, or of the name or e-mail of who did it. */
  search: string;
  entity: string | null;
  entityId: string | null;
  /** Matches any part of the actor's name or e-mail address. */
  actor: string | null;
  action: string | null;
  from: string | null;
  to: string | null;
  page: number;
  pageSize: number;
}>;

/**
 * Limits of one audit entry: the number of changes stored, the characters of `before` and of
 * `after` in a change, and the characters of JSON up to which a record is stored whole.
 */
const limits = { changes: 30, text: 400, record: 4000 } as const;

// Every save changes these fields, so they tell a reader nothing.
const ignoredFields = new Set(["id", "version", "updatedAt", "createdAt"]);

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > limits.text ? `${text.slice(0, limits.text - 1).toWellFormed()}…` : text;
};

const toAuditChange = ({ path, before, after }: Change): AuditChange => ({
  path,
  before: textOf(before),
  after: textOf(after),
});

const nameOf = (record: unknown): string | null => {
  const name = isPlainObject(record) ? record["name"] : null;
  return typeof name === "string" && name !== "" ? name : null;
};

const versionOf = (record: unknown): number | null => {
  const version = isPlainObject(record) ? record["version"] : null;
  return typeof version === "number" ? version : null;
};

type ChangeSummary = Pick<AuditRecord, "name" | "version" | "changes" | "changeCount">;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

const summarizeChange = (
  before: object | null,
  after: object | null,
  listsFields: boolean,
): ChangeSummary => {
  const changes =
    listsFields || (before && after)
      ? changesOf(before ?? {}, after ?? {})
          .filter((change) => !ignoredFields.has(change.path))
          .filter((change) => !isEmpty(change.before) || !isEmpty(change.after))
          .toSorted((a, b) => a.path.localeCompare(b.path, "en", { numeric: true }))
      : [];
  return {
    name: nameOf(after) ?? nameOf(before),
    version: versionOf(after ?? before),
    changes: changes.slice(0, limits.changes).map(toAuditChange),
    changeCount: changes.length,
  };
};

/** Null for a record too large to be stored whole. */
const toStoredJson = (record: object | null): string | null => {
  const text = record && JSON.stringify(record);
  return text !== null && text.length <= limits.record ? text : null;
};

const toRow = (entry: AuditEntry) => {
  const { before, after, listsFields = false } = entry;
  const { name, version, changes, changeCount } = summarizeChange(before, after, listsFields);
  return {
    actor: entry.actor,
    market: entry.market,
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId,
    before: toStoredJson(before),
    after: toStoredJson(after),
    name: entry.name ?? name,
    version,
    changes: JSON.stringify(changes),
    change_count: changeCount,
  };
};

const insertBatchSize = 1000;

/**
 * Stores audit entries. The caller passes the transaction that changes the records, so that both
 * are committed or neither is. The size of the rows is bounded: small records are stored whole; of
 * large records only the truncated changes are stored.
 */
export const recordAudits = async (
  trx: Database,
  entries: readonly AuditEntry[],
): Promise<void> => {
  for (let start = 0; start < entries.length; start += insertBatchSize)
    await trx
      .insertInto("audit")
      .values(entries.slice(start, start + insertBatchSize).map(toRow))
      .execute();
};

const toRecord = (
  row: Selectable<Tables["audit"]>,
  names: ReadonlyMap<string, string>,
): AuditRecord => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  actorName: names.get(row.actor) ?? null,
  market: row.market,
  action: row.action,
  entity: row.subject,
  entityId: row.subject_id,
  ...(row.changes === null
    ? summarizeChange(row.before, row.after, false)
    : {
        name: row.name,
        version: row.version,
        changes: row.changes,
        changeCount: row.change_count ?? row.changes.length,
      }),
});

type AuditQuery = SelectQueryBuilder<Tables, "audit", object>;

const actorName = sql<string>`(
  select account.name from known_account as account where account.email = audit.actor)`;

const applyFilter = (all: AuditQuery, filter: AuditFilter): AuditQuery => {
  let query = all.where(
    matchesEachPattern(
      ["audit.name", "audit.subject_id", "audit.actor", actorName],
      wordsOf(filter.search).map(patternOf),
    ),
  );
  if (filter.entity !== null) query = query.where("subject", "=", filter.entity);
  if (filter.entityId !== null) query = query.where("subject_id", "=", filter.entityId);
  if (filter.action !== null) query = query.where("action", "=", filter.action);
  if (filter.actor !== null)
    query = query.where(matchesEachPattern(["audit.actor", actorName], [patternOf(filter.actor)]));
  if (filter.from !== null) query = query.where("at", ">=", new Date(filter.from));
  if (filter.to !== null) query = query.where("at", "<", new Date(filter.to));
  return query;
};

/** Who wrote records last and when, by the record's id. */
export const lastWritesOf = async (
  db: Database,
  { market, subject }: Readonly<{ market: string; subject: string }>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<{ by: string; at: string }>>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("audit")
    .select(["subject_id", "actor", "at"])
    .distinctOn("subject_id")
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where(sql<boolean>`subject_id = any(${sql.val([...ids])}::text[])`)
    .orderBy("subject_id")
    .orderBy("at", "desc")
    .execute();
  const names = await namesByEmail(
    db,
    rows.map(({ actor }) => actor),
  );
  return new Map(
    rows.map(({ subject_id, actor, at }) => [
      subject_id,
      { by: names.get(actor) ?? actor, at: at.toISOString() },
    ]),
  );
};

/** When anything of a kind was written last; null where nothing was. */
export const lastWriteAt = async (db: Database, subject: string): Promise<Date | null> => {
  const row = await db
    .selectFrom("audit")
    .select("at")
    .where("subject", "=", subject)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
};

/**
 * SQL: the last deletion of each record of a kind, as rows of `id`, `at`, `actor`, `name` and the
 * record `before` it.
 */
export const deletionsSql = (market: string, subject: string): RawBuilder<unknown> => sql`
  select distinct on (subject_id) subject_id as id, at, actor, name, before
  from audit
  where market = ${market} and subject = ${subject} and action = 'delete'
  order by subject_id, at desc`;

type LatestChange = Readonly<{ actor: string; before: object }>;

/**
 * The latest change of one of the fields, by the record's id: who made it, and the record before it.
 * Records without one are left out, and so are those whose creation set the fields.
 */
export const latestChangesOf = async (
  db: Database,
  { market, subject }: Readonly<{ market: string; subject: string }>,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, LatestChange>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("audit")
    .select(["subject_id", "actor", "before"])
    .distinctOn("subject_id")
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where(sql<boolean>`subject_id = any(${sql.val([...ids])}::text[])`)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(changes) as change
        where change->>'path' = any(${sql.val([...fields])}::text[]))`,
    )
    .orderBy("subject_id")
    .orderBy("at", "desc")
    .execute();
  return new Map(
    rows.flatMap(({ subject_id, actor, before }) =>
      before === null ? [] : [[subject_id, { actor, before }] as const],
    ),
  );
};

/**
 * A record as it was at a moment.
 * @returns null where nothing was changed since; `before` is null for what was not there yet
 */
export const recordAt = async (
  db: Database,
  record: Readonly<{ market: string; subject: string; subjectId: string }>,
  moment: Date,
): Promise<Readonly<{ before: object | null }> | null> =>
  (await db
    .selectFrom("audit")
    .select("before")
    .where("market", "=", record.market)
    .where("subject", "=", record.subject)
    .where("subject_id", "=", record.subjectId)
    .where("at", ">=", moment)
    .orderBy("at")
    .limit(1)
    .executeTakeFirst()) ?? null;

export type AuditScope = Readonly<{
  market: string;
  /** Whether the entries of the whole company, which carry no market, are read too. */
  includesCompany: boolean;
}>;

/** One page of the entries in a scope, the newest first. */
export const readAudit = async (
  db: Database,
  recordNames: RecordNames,
  { market, includesCompany }: AuditScope,
  filter: AuditFilter,
): Promise<{ items: AuditRecord[]; total: number }> => {
  const matchingEntries = applyFilter(
    db
      .selectFrom("audit")
      .where((where) =>
        where.or([
          where("market", "=", market),
          ...(includesCompany ? [where("market", "is", null)] : []),
        ]),
      ),
    filter,
  );
  const { total } = await matchingEntries
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matchingEntries
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const names = await namesByEmail(
    db,
    rows.map(({ actor }) => actor),
  );
  const items = await withNames(
    db,
    recordNames,
    rows.map((row) => toRecord(row, names)),
  );
  return { items, total: Number(total) };
};
