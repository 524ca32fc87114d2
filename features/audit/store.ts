import type { Generated, JSONColumnType, Selectable, SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { AuditChange, AuditRecord } from "./contract.ts";
import { type Change, changesOf, isFields } from "./parts/changes.ts";

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
      /** Records too large to be kept whole are null on both sides. */
      before: Json;
      after: Json;
      /** What the audit tells of the entry; null in rows that older versions wrote. */
      name: string | null;
      version: number | null;
      changes: JSONColumnType<AuditChange[] | null, string | null, string | null>;
      change_count: number | null;
    };
  }
}

/** What one member of staff did to one record; `before` and `after` are the records themselves. */
export type AuditEntry = Readonly<{
  actor: string;
  market: string | null;
  action: "create" | "update" | "restore" | "delete";
  subject: string;
  subjectId: string;
  before: object | null;
  after: object | null;
}>;

/** Which entries; what is null is not asked for. Moments are instants, `to` is left out. */
export type AuditFilter = Readonly<{
  entity: string | null;
  entityId: string | null;
  /** A part of the actor's e-mail. */
  actor: string | null;
  action: string | null;
  from: string | null;
  to: string | null;
  page: number;
  pageSize: number;
}>;

/** The most changes of one entry that are told, characters of each side, and of a record kept whole. */
const limits = { changes: 30, text: 400, record: 4000 } as const;

// What every save changes says nothing.
const ignoredFields = new Set(["version", "updatedAt", "createdAt"]);

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
  const name = isFields(record) ? record["name"] : null;
  return typeof name === "string" && name !== "" ? name : null;
};

const versionOf = (record: unknown): number | null => {
  const version = isFields(record) ? record["version"] : null;
  return typeof version === "number" ? version : null;
};

type ChangeSummary = Pick<AuditRecord, "name" | "version" | "changes" | "changeCount">;

/** What the audit tells of a change from one record to another; null stands for no record. */
const summarizeChange = (before: object | null, after: object | null): ChangeSummary => {
  const changes =
    before && after
      ? changesOf(before, after)
          .filter(({ path }) => !ignoredFields.has(path))
          .toSorted((a, b) => a.path.localeCompare(b.path, "en", { numeric: true }))
      : [];
  return {
    name: nameOf(after) ?? nameOf(before),
    version: versionOf(after ?? before),
    changes: changes.slice(0, limits.changes).map(toAuditChange),
    changeCount: changes.length,
  };
};

/** The record as JSON; null for one that is too large to be kept whole beside what changed. */
const toStoredJson = (record: object | null): string | null => {
  const text = record && JSON.stringify(record);
  return text !== null && text.length <= limits.record ? text : null;
};

const toRow = (entry: AuditEntry) => {
  const { before, after } = entry;
  const { name, version, changes, changeCount } = summarizeChange(before, after);
  return {
    actor: entry.actor,
    market: entry.market,
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId,
    before: toStoredJson(before),
    after: toStoredJson(after),
    name,
    version,
    changes: JSON.stringify(changes),
    change_count: changeCount,
  };
};

const recordedAtOnce = 1000;

/**
 * Writes entries in the transaction of their changes, so that neither stands without the other. Their
 * size is bounded: small records are kept whole, of large ones what changed, each side cut off.
 */
export const recordAudits = async (
  trx: Database,
  entries: readonly AuditEntry[],
): Promise<void> => {
  for (let at = 0; at < entries.length; at += recordedAtOnce)
    await trx
      .insertInto("audit")
      .values(entries.slice(at, at + recordedAtOnce).map(toRow))
      .execute();
};

const toRecord = (row: Selectable<Tables["audit"]>): AuditRecord => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  market: row.market,
  action: row.action,
  entity: row.subject,
  entityId: row.subject_id,
  ...(row.changes === null
    ? summarizeChange(row.before, row.after)
    : {
        name: row.name,
        version: row.version,
        changes: row.changes,
        changeCount: row.change_count ?? row.changes.length,
      }),
});

type AuditQuery = SelectQueryBuilder<Tables, "audit", object>;

const applyFilter = (all: AuditQuery, filter: AuditFilter): AuditQuery => {
  let query = all;
  if (filter.entity !== null) query = query.where("subject", "=", filter.entity);
  if (filter.entityId !== null) query = query.where("subject_id", "=", filter.entityId);
  if (filter.action !== null) query = query.where("action", "=", filter.action);
  if (filter.actor !== null)
    query = query.where("actor", "ilike", `%${filter.actor.replace(/[\\%_]/g, "\\$&")}%`);
  if (filter.from !== null) query = query.where("at", ">=", new Date(filter.from));
  if (filter.to !== null) query = query.where("at", "<", new Date(filter.to));
  return query;
};

/** One screen of what was done in a market or for the whole company, the newest first. */
export const readAudit = async (
  db: Database,
  market: string,
  filter: AuditFilter,
): Promise<{ items: AuditRecord[]; total: number }> => {
  const all = applyFilter(
    db
      .selectFrom("audit")
      .where((where) => where.or([where("market", "=", market), where("market", "is", null)])),
    filter,
  );
  const { total } = await all.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { items: rows.map(toRecord), total: Number(total) };
};
