import { type Kysely, sql } from "kysely";
import { auditUpgrade, type UpgradedField } from "./upgrades/audit-upgrade.ts";

/** What people write. History stays as it was: the audit, versions, mails that were sent. */
const tables = [
  "block_entry",
  "coordinator",
  "coordinator_absence",
  "custom_page",
  "destination",
  "event",
  "faq",
  "form",
  "form_submission",
  "layout",
  "media",
  "media_folder",
  "page_content",
  "passenger",
  "resource",
  "review",
  "setting",
  "staff_account",
  "template_structure",
  "travel",
  "trip",
] as const;

/** Columns and fields of one line, wherever they stand. */
const lines = new Set([
  "alt",
  "caption",
  "city",
  "excluded",
  "heading",
  "highlights",
  "included",
  "items",
  "label",
  "name",
  "phone",
  "question",
  "sleep",
  "tagline",
  "tags",
  "title",
]);

/** Unicode NFC, without control characters and signs that turn the direction of writing. */
const composed = (text: string, field: string): string => {
  const line = lines.has(field) ? text.replaceAll(/[\t\r\n\u2028\u2029]+/g, " ") : text;
  return line.replaceAll(/(?![\t\r\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "").normalize("NFC");
};

/** Items of a list count as the field that holds it. */
const composedValue = (value: unknown, field: string): unknown => {
  if (typeof value === "string") return composed(value, field);
  if (Array.isArray(value)) return value.map((item) => composedValue(item, field));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, composedValue(inner, key)]),
  );
};

type Column = Readonly<{ name: string; type: string }>;

const columnsOf = async (db: Kysely<never>, table: string): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position
  `.execute(db);
  return rows;
};

// In JSON, control characters and line ends are escaped.
const suspicious =
  "[\\u0001-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]|\\\\u00[01]|\\\\[bfnrt]";

type Row = Readonly<Record<string, unknown>>;

/** Rows that may have to change, by where they lie; read in parts, since pages are large. */
async function* rowsToCompose(
  db: Kysely<never>,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<Row> {
  const conditions = columns.map(
    ({ name }) =>
      sql`(${sql.ref(name)}::text is not nfc normalized or ${sql.ref(name)}::text ~ ${suspicious})`,
  );
  const { rows } = await sql<{ place: string }>`
    select ctid::text as place from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}
  `.execute(db);
  for (let start = 0; start < rows.length; start += 50) {
    const places = rows.slice(start, start + 50).map(({ place }) => place);
    const read = await sql<{ place: string; row: Row }>`
      select ctid::text as place, to_jsonb(one) as row from ${sql.table(table)} as one
      where ctid = any(${places}::tid[])
    `.execute(db);
    for (const { place, row } of read.rows) yield { ...row, place };
  }
}

const asText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const write = async (
  db: Kysely<never>,
  table: string,
  row: Row,
  changed: readonly (Column & Readonly<{ after: unknown }>)[],
): Promise<boolean> => {
  const values = changed.map(({ name, type, after }) => {
    const value = type === "jsonb" ? JSON.stringify(after) : after;
    return sql`${sql.ref(name)} = ${value}::${sql.raw(type === "_text" ? "text[]" : type)}`;
  });
  if ("version" in row) values.push(sql`version = version + 1`);
  await sql`savepoint composed_text`.execute(db);
  try {
    await sql`
      update ${sql.table(table)} set ${sql.join(values)} where ctid = ${row["place"]}::tid
    `.execute(db);
    await sql`release savepoint composed_text`.execute(db);
    return true;
  } catch {
    await sql`rollback to savepoint composed_text`.execute(db);
    return false;
  }
};

const subjects: Readonly<Record<string, string>> = { custom_page: "custompage" };

/** How the audit names what could not be written, since another record has the same text then. */
const unchanged = (table: string, row: Row, { name }: Column, after: unknown): UpgradedField => ({
  market: typeof row["market"] === "string" ? row["market"] : null,
  subject: subjects[table] ?? table.replaceAll("_", "-"),
  subjectId: asText(row["id"] ?? row["area"] ?? row["key"] ?? row["name"] ?? row["path"] ?? ""),
  name: typeof row["name"] === "string" ? row["name"] : null,
  version: typeof row["version"] === "number" ? row["version"] : null,
  path: name,
  before: asText(row[name]),
  after: `not written: ${asText(after)}`,
});

/**
 * Brings stored texts to the form in which they are stored from now on: Unicode NFC, without control
 * characters and signs that turn the direction of writing, names and headings on one line. What
 * cannot be written, since another record has it already, stays and is listed in the audit.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  const failed: UpgradedField[] = [];
  for (const table of tables) {
    const all = await columnsOf(db, table);
    const columns = all.filter(
      ({ name, type }) => ["text", "jsonb", "_text"].includes(type) && name !== "email",
    );
    if (columns.length === 0) continue;
    for await (const row of rowsToCompose(db, table, columns)) {
      const changed = columns
        .map((column) => ({ ...column, after: composedValue(row[column.name], column.name) }))
        .filter(({ name, after }) => JSON.stringify(after) !== JSON.stringify(row[name]));
      if (changed.length === 0 || (await write(db, table, row, changed))) continue;
      failed.push(...changed.map((each) => unchanged(table, row, each, each.after)));
    }
  }
  await auditUpgrade(db, failed);
};
