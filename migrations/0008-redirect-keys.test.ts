import { sql } from "kysely";
import { expect, test } from "vitest";
import { listRedirects } from "#features/assets/redirects/store.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("of redirects that the new rules cannot hold the better is kept, whatever stood there", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0008");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  await sql`
    insert into redirect (market, from_path, to_path, status, enabled) values
      ('it-IT', '/Old', '/off', 301, false), ('it-IT', '/old', '/on', 301, true),
      ('fr-FR', '/OLD/', '/french', 302, true),
      ('it-IT', '/self', '/Self/?again', 301, true),
      ('it-IT', '/nowhere', null, 301, true), ('it-IT', '/gone', '/somewhere', 410, true),
      ('it-IT', 'relative', '/x', 301, true), ('it-IT', '/split', ${"/a\r\nb"}, 301, true)
  `.execute(db);

  await migrate(db, migrations);

  const kept = (await listRedirects(db, "it-IT")).map(({ from, to, status }) => [from, to, status]);
  expect(kept).toEqual([
    ["/gone", null, 410],
    ["/nowhere", null, 410],
    ["/old", "/on", 301],
  ]);
  expect(await listRedirects(db, "fr-FR")).toMatchObject([{ from: "/OLD/", to: "/french" }]);
  await database.close();
});
