import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../open.ts";
import { upkeep } from "./upkeep.ts";

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);

test("the embedded database does not grow when the same row is updated over and over", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-upkeep-"));
  const database = await openDatabase({ folder });
  const { db } = database;
  await sql`create table note (id integer primary key, text text not null)`.execute(db);
  await sql`alter table note alter column text set storage external`.execute(db);
  await sql`insert into note values (1, '')`.execute(db);
  const work = upkeep(db);
  await work();
  const before = sizeOf(folder);
  for (let round = 0; round < 12; round += 1) {
    for (let time = 0; time < 5; time += 1)
      await sql`update note set text = ${"x".repeat(2_000_000)} where id = 1`.execute(db);
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await work();
  }
  // 120 MB were written to the table and as much to the log; a log file of 16 MB may have been
  // begun.
  expect(sizeOf(folder) - before).toBeLessThan(60_000_000);
  await database.close();
  rmSync(folder, { recursive: true });
});

test("the event loop turns after each long query of a transaction", async () => {
  const database = await openDatabase({ memory: true });
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  await sql`select 1`.execute(database.db);
  await database.db.transaction().execute(async (trx) => {
    setImmediate(turn);
    for (let query = 0; query < 5; query += 1)
      await sql`select count(*) from generate_series(1, 300000)`.execute(trx);
  });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
  await database.close();
});
