import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./open.ts";
import { migrate } from "./migrate.ts";

const first = { up: async () => undefined };

test("a database of a newer version is refused with a sentence, and left as it is", async () => {
  const { db, close } = await openDatabase({ memory: true });
  expect(await migrate(db, { "0001-first": first })).toEqual(["0001-first"]);
  expect(await migrate(db, { "0001-first": first, "0002-second": first })).toEqual(["0002-second"]);
  expect(await migrate(db, { "0001-first": first, "0002-second": first })).toEqual([]);
  await expect(migrate(db, { "0001-first": first })).rejects.toThrow(
    "The database is of a newer version: this one does not know 0002-second.",
  );
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  expect(rows).toHaveLength(2);
  await close();
});
