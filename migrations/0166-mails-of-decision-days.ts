import { type Kysely, sql } from "kysely";

/** Those who are in a departure are told when the day on which it is decided becomes another. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table departure_mail
      drop constraint departure_mail_kind_check,
      add constraint departure_mail_kind_check check (kind in ('confirm', 'move', 'cancel', 'day'))
  `.execute(db);
};
