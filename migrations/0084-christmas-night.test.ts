import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

const older = { from: "2026-12-19", to: "2026-12-28", onTheRoad: null };
const night = { from: "2026-12-19", to: "2026-12-24", onTheRoad: "2026-12-24" };

test("a stored demo's Christmas gets its night, and what staff have saved stays", async () => {
  const before = Object.entries(migrations).filter(([name]) => name < "0084");
  const { db, close } = await freshDatabase(Object.fromEntries(before));
  const rows = [
    { market: "it-IT", slug: "natale", version: 1, facts: older, after: night },
    { market: "fr-FR", slug: "noel", version: 1, facts: older, after: night },
    { market: "de-DE", slug: "weihnachten", version: 2, facts: older, after: older },
    { market: "es-ES", slug: "nieve", version: 1, facts: older, after: older },
    {
      market: "en-US",
      slug: "christmas",
      version: 1,
      facts: { ...older, to: "2026-12-31" },
      after: { ...older, to: "2026-12-31" },
    },
  ];
  for (const { market, slug, version, facts } of rows)
    await sql`
      insert into resource (market, kind, slug, name, position, version, facts)
      values (${market}, 'date-ranges', ${slug}, ${slug}, 1, ${version}, ${JSON.stringify(facts)})
    `.execute(db);

  await migrate(db, migrations);

  const { rows: stored } = await sql<{ market: string; facts: object }>`
    select market, facts from resource`.execute(db);
  const byMarket = new Map(stored.map(({ market, facts }) => [market, facts]));
  for (const { market, after } of rows)
    expect([market, byMarket.get(market)]).toEqual([market, after]);
  await close();
});
