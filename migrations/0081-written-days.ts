import { type Kysely, sql } from "kysely";

/**
 * Days that are laid out are not written yet: a list says what is missing without reading whole
 * itineraries.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table travel
      add column unwritten_days integer not null
        generated always as (jsonb_array_length(
          jsonb_path_query_array(itinerary, '$[*] ? (@.title == "" || @.text == "")')
        )) stored`.execute(db);
};
