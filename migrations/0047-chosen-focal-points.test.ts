import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("points that were moved and those of the demo are chosen, an upload's middle is not", async () => {
  const older = Object.entries(migrations).filter(([name]) => name < "0047");
  const database = await freshDatabase(Object.fromEntries(older));
  const { db } = database;
  await sql`
    insert into media (name, mime, width, height, bytes, sha256, thumbhash, words, alt, focal_x,
      focal_y, created_by)
    select name, 'image/jpeg', 60, 40, 1, name, '', 'ink', '{}', x, y, author
    from (values
      ('demo', 50, 50, null),
      ('left', 49, 50, 'anna@wayroam.test'),
      ('low', 50, 51, 'anna@wayroam.test'),
      ('middle', 50, 50, 'anna@wayroam.test')
    ) as picture (name, x, y, author)
  `.execute(db);

  await migrate(db, migrations);

  const { rows } = await sql<{ name: string }>`
    select name from media where is_focal_chosen order by name
  `.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(["demo", "left", "low"]);
  await database.close();
});
