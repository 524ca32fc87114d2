import { type Kysely, sql } from "kysely";

/**
 * Whether somebody has chosen the focal point of a picture, so that the middle can be right as well.
 * One that is elsewhere was moved there, and those of the demo were put on purpose.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table media add column is_focal_chosen boolean not null default false
  `.execute(db);
  await sql`
    update media set is_focal_chosen = true
    where created_by is null or focal_x <> 50 or focal_y <> 50
  `.execute(db);
};
