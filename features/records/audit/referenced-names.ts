import { sql } from "kysely";
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

/** What staff call the records that changes refer to, as they are called now. */
const namesOf = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const these = sql`any(${sql.val([...ids])}::uuid[])`;
  const none = sql`null::text as day, null::text as country`;
  const { rows } = await sql<Named>`
    select id::text, name, ${none} from resource where id = ${these}
    union all select id::text, name, ${none} from coordinator where id = ${these}
    union all select id::text, name, ${none} from destination where id = ${these}
    union all select id::text, name, ${none} from travel where id = ${these}
    union all select id::text, name, ${none} from media where id = ${these}
    union all select id::text, name, ${none} from custom_page where id = ${these}
    union all select id::text, name, ${none} from form where id = ${these}
    union all select id::text, question, ${none} from faq where id = ${these}
    union all select id::text, title, ${none} from event where id = ${these}
    union all select id::text, author, ${none} from review where id = ${these}
    union all select id::text, code, null, countries[1] from trip where id = ${these}
    union all select tour.id::text, travel.name, tour.departure_date::text, null
      from tour join travel on travel.market = tour.market and travel.id = tour.travel_id
      where tour.id = ${these}`.execute(db);
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
  entries: readonly AuditRecord[],
): Promise<AuditRecord[]> => {
  const ids = entries.flatMap(({ name, entityId, changes }) => [
    ...(name === null ? (entityId.match(idPattern) ?? []) : []),
    ...changes.flatMap(idsIn),
  ]);
  const names = await namesOf(db, [...new Set(ids)]);
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
