import { type Kysely, sql } from "kysely";

/** The search reads how hard a travel is, and by what its days go. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create or replace view known_travel as
    select market, id, version, trip_id, slug, name, sort_key, days, is_published, updated_at,
      tagline, moods, is_unique, private_room, seo, words, type_id, second_type_id, style_id,
      category_id, format_id, cost_center_id, badge_ids, effort,
      array(select distinct day->>'transport' as transport from jsonb_array_elements(itinerary) as day
        where day->>'transport' is not null order by transport) as transports
    from travel
  `.execute(db);
};
