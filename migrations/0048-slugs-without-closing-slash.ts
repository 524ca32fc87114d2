import { type Kysely, sql } from "kysely";
import { auditUpgrade, type UpgradedField } from "./upgrades/audit-upgrade.ts";

type Row = Readonly<{ market: string; id: string; name: string; slug: string; version: number }>;

/**
 * Takes the closing slash from slugs of pages, at which nothing answered. A slug that another page
 * has already gets a number.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<Row>`
    select market, id, name, slug, version from custom_page where slug like '%/' order by market, id
  `.execute(db);
  const isTaken = async (market: string, slug: string): Promise<boolean> => {
    const found = await sql`
      select 1 from custom_page where market = ${market} and lower(slug) = lower(${slug})
    `.execute(db);
    return found.rows.length > 0;
  };
  const changed: UpgradedField[] = [];
  for (const { market, id, name, slug, version } of rows) {
    const base = slug.replace(/\/+$/, "");
    let after = base;
    for (let number = 2; await isTaken(market, after); number += 1) after = `${base}-${number}`;
    await sql`
      update custom_page set slug = ${after}, version = version + 1, updated_at = now()
      where market = ${market} and id = ${id}
    `.execute(db);
    const record = { market, subject: "custompage", subjectId: id, name, version: version + 1 };
    changed.push({ ...record, path: "slug", before: slug, after });
  }
  await auditUpgrade(db, changed);
};
