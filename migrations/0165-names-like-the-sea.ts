import { type Kysely, sql } from "kysely";

/**
 * The Mara is a river in Kenya, and in Italian and Spanish its stem is that of the sea. In the words
 * of the travels that name it the name becomes one of its own, as the search makes it since
 * (`seas.ts`). The word for the sea goes, and comes back where a text has it alone.
 */
const languages = [
  ["it-%", "italian", "(mar) ([a-z]{3,})|(livello del) (mare)"],
  ["es-%", "spanish", "(mar) (muerto|rojo|negro|caspio|baltico|blanco|amarillo)|(nivel del) (mar)"],
] as const;

const plain = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), 'àáâäèéêëìíîïòóôöùúûüçñ’', 'aaaaeeeeiiiioooouuuucn''')`;

const places = sql`coalesce((select string_agg(destination.name, ' ') from travel_destination
  join destination on destination.market = travel_destination.market
    and destination.id = travel_destination.destination_id
  where travel_destination.market = travel.market and travel_destination.travel_id = travel.id), '')`;

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [markets, config, seas] of languages) {
    const vector = (text: ReturnType<typeof sql>, weight: string) => sql`
      setweight(to_tsvector(${sql.lit(config)}::regconfig, regexp_replace(regexp_replace(${plain(text)},
        ${sql.lit(String.raw`\m(?:${seas})\M`)}, ${sql.lit(String.raw`\1\2\3\4`)}, 'g'),
        '\\mmara\\M', 'maramara', 'g')), ${sql.lit(weight)})`;
    await sql`
      update travel set words = ts_delete(words, 'mar')
        || ${vector(sql`name`, "A")}
        || ${vector(places, "B")}
        || ${vector(
          sql`concat_ws(' ', tagline, highlights::text, (select string_agg(resource.name, ' ') from resource
            where resource.market = travel.market and (resource.id in (travel.type_id, travel.style_id)
              or resource.id = any(travel.badge_ids))))`,
          "C",
        )}
        || ${vector(sql`concat_ws(' ', story, itinerary::text)`, "D")}
      where market like ${markets} and 'mar' = any(tsvector_to_array(words))
        and ${plain(sql`concat_ws(' ', name, tagline, highlights::text, story, itinerary::text, ${places})`)}
          ~ '\\mmara\\M'
    `.execute(db);
  }
};
