import { type RawBuilder, sql } from "kysely";
import { formatDate } from "#markets/format.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { AuditChange, AuditRecord } from "./contract.ts";

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Of a field that refers to other records. */
const referencePath = /Ids?(?:\.\d+)?$/;

type Named = Readonly<{ id: string; name: string; day: string | null; country: string | null }>;

const wordsOf = ({ name, day, country }: Named): string => {
  if (day !== null) return `${name}, ${formatDate(day)}`;
  return country === null ? name : `${countryName(country, "en")} (${name})`;
};

/**
 * SQL: what staff call records, as rows of `id`, `name`, and the `day` of a departure or the
 * `country` of a trip, which are said beside it.
 */
export type RecordNames = RawBuilder<unknown>;

/** What staff call the records that changes refer to, as they are called now. */
const namesOf = async (
  db: Database,
  names: RecordNames,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Named>`
    select id::text, name, day, country from (${names}) as named
    where id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, wordsOf(row)]));
};

const idsIn = ({ before, after }: AuditChange): readonly string[] =>
  `${before ?? ""} ${after ?? ""}`.match(idPattern) ?? [];

const worded = (
  text: string | null,
  path: string,
  names: ReadonlyMap<string, string>,
): string | null => {
  if (text === null) return null;
  const isJson = /^[{[]/.test(text);
  return text.replaceAll(idPattern, (id) => {
    const name = names.get(id) ?? (referencePath.test(path) ? "(no longer there)" : null);
    if (name === null) return id;
    return isJson ? JSON.stringify(name).slice(1, -1) : name;
  });
};

/** Entries whose changes say names where records refer to others by their ids. */
export const withNames = async (
  db: Database,
  recordNames: RecordNames,
  entries: readonly AuditRecord[],
): Promise<AuditRecord[]> => {
  const ids = entries.flatMap(({ name, entityId, changes }) => [
    ...(name === null ? (entityId.match(idPattern) ?? []) : []),
    ...changes.flatMap(idsIn),
  ]);
  const names = await namesOf(db, recordNames, [...new Set(ids)]);
  return entries.map((entry) => ({
    ...entry,
    name: entry.name ?? names.get(entry.entityId) ?? null,
    changes: entry.changes.map(({ path, before, after }) => ({
      path,
      before: worded(before, path, names),
      after: worded(after, path, names),
    })),
  }));
};
