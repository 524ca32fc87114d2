import { type Kysely, sql } from "kysely";
import { coloursOf, findAlike } from "#platform/looks/looks.ts";

type Row = Readonly<{ id: string; thumbhash: string; ratio: number }>;

/** The colours of each picture of the library, and which pictures look the same. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table media add column colours text[] not null default '{}'`.execute(db);
  await sql`drop index media_thumbhash`.execute(db);
  await sql`
    create table media_twin (
      media_id uuid not null references media on delete cascade,
      twin_id uuid not null references media on delete cascade,
      primary key (media_id, twin_id)
    )
  `.execute(db);
  await sql`create index media_twin_twin on media_twin (twin_id)`.execute(db);
  const { rows } = await sql<Row>`
    select id, thumbhash, width::float8 / height as ratio from media`.execute(db);
  for (const [index, row] of rows.entries()) {
    const colours = [...coloursOf(row.thumbhash)];
    await sql`update media set colours = ${sql.val(colours)}::text[] where id = ${row.id}`.execute(
      db,
    );
    for (const twin of findAlike(row, rows.slice(index + 1)))
      await sql`
        insert into media_twin (media_id, twin_id) values (${row.id}, ${twin.id}), (${twin.id}, ${row.id})
      `.execute(db);
  }
};
