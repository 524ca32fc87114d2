import { type Kysely, sql } from "kysely";

/** The browsers in which each staff account was used, so that its owner is told of a new one. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table staff_device (
      subject text not null,
      id_hash text not null,
      ends_at timestamptz not null,
      primary key (subject, id_hash)
    )
  `.execute(db);
  await sql`create index staff_device_ends on staff_device (ends_at)`.execute(db);
};
