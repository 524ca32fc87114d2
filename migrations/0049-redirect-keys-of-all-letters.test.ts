import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertRedirects, listRedirects } from "#features/assets/redirects/store.ts";
import { pathKey } from "#features/assets/redirects/rules.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("of redirects that meet without regard to case the later enabled one stays on, the other is listed", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0049");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  await sql`
    insert into redirect (market, from_path, to_path, enabled, updated_at) values
      ('it-IT', '/È-qui', '/older', true, '2026-01-01'),
      ('it-IT', '/è-qui', '/later', true, '2026-02-01'),
      ('it-IT', '/e\u0300-QUI', '/decomposed', true, '2026-01-02'),
      ('fr-FR', '/È-qui', '/french', true, '2026-01-01'),
      ('it-IT', '/ΟΔΟΣ', '/off', false, '2026-03-01'),
      ('it-IT', '/οδος', '/on', true, '2026-01-01'),
      ('it-IT', '/Él', '/él?again', true, '2026-01-01'),
      ('it-IT', '/u\u0308ber', '/citta\u0300', true, '2026-01-01')
  `.execute(db);

  await migrate(db, migrations);

  const kept = (await listRedirects(db, "it-IT")).map(
    ({ to, enabled }) => `${to} ${enabled ? "on" : "off"}`,
  );
  expect(kept.toSorted()).toEqual([
    "/città on",
    "/decomposed off",
    "/later on",
    "/off off",
    "/older off",
    "/on on",
    "/él?again off",
  ]);
  expect(await listRedirects(db, "fr-FR")).toMatchObject([{ to: "/french", enabled: true }]);
  const audit = await sql<{ name: string; changes: unknown }>`
    select name, changes from audit where actor = 'upgrade' order by name collate "C"
  `.execute(db);
  const switchedOff = [{ path: "enabled", before: "yes", after: "no" }];
  expect(audit.rows).toEqual([
    { name: "/È-qui", changes: switchedOff },
    { name: "/Él", changes: switchedOff },
    { name: "/è-QUI", changes: switchedOff },
  ]);
  await database.close();
});

test("the database makes the key of every letter as the rules do", async () => {
  const database = await freshDatabase(migrations);
  const { db } = database;
  const letters: string[] = [];
  for (let code = 0xa1; code <= 0x1_ff_ff; code += 1) {
    const letter = String.fromCodePoint(code).normalize("NFC");
    if (/^\p{L}\p{M}*$/u.test(letter) && letter.toLowerCase() !== letter.toUpperCase())
      letters.push(letter);
  }
  expect(letters.length).toBeGreaterThan(2500);
  const paths = [`/AZ-az_09/`, "/İstanbul/ISPARTA/ı"];
  for (let start = 0; start < letters.length; start += 100)
    paths.push(`/${start}/${letters.slice(start, start + 100).join("-")}`);
  const redirects = paths.map(
    (from) => ({ from, to: "/there", status: 301, enabled: true }) as const,
  );
  await insertRedirects(db, "it-IT", redirects);
  const { rows } = await sql<{ from_path: string; from_key: string }>`
    select from_path, from_key from redirect
  `.execute(db);
  expect(rows).toHaveLength(paths.length);
  for (const { from_path: path, from_key: key } of rows) expect(key).toBe(pathKey(path));
  await database.close();
});
