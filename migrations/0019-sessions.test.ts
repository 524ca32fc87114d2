import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { migrations } from "./list.ts";

test("sessions of before stay, and processes of the version before go on with the staff's alone, until the view is dropped", async () => {
  const before = (number: string) =>
    Object.fromEntries(Object.entries(migrations).filter(([name]) => name < number));
  const database = await freshDatabase(before("0019"));
  const { db } = database;
  const insert = (id: string) =>
    sql`insert into staff_session (id_hash, subject, email, name, scope, tokens, idle_until, ends_at)
      values (${id}, 'one', 'a@b.test', 'A', 'backoffice:editor', 'sealed', now(), now())`.execute(
      db,
    );
  await insert("before");

  await migrate(db, before("0020"));

  await insert("meanwhile");
  await sql`insert into session (realm, id_hash, subject, email, name, scope, tokens, idle_until, ends_at)
    values ('visitor', 'stranger', 'one', 'a@b.test', 'A', '', 'sealed', now(), now())`.execute(db);
  const ids = async (from: string) => {
    const { rows } = await sql<{ id: string }>`
      select id_hash as id from ${sql.table(from)} order by id_hash`.execute(db);
    return rows.map(({ id }) => id);
  };
  expect(await ids("session")).toEqual(["before", "meanwhile", "stranger"]);
  expect(await ids("staff_session")).toEqual(["before", "meanwhile"]);

  await sql`update staff_session set tokens = 'newer'`.execute(db);
  await sql`delete from staff_session where ctid in (
    select ctid from staff_session where idle_until < now() + interval '1 hour'
    limit 500 for update skip locked)`.execute(db);
  expect(await ids("session")).toEqual(["stranger"]);

  await migrate(db, migrations);

  expect(await ids("session")).toEqual(["stranger"]);
  await expect(ids("staff_session")).rejects.toThrow(/does not exist/);
  await database.close();
});
