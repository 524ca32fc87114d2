import { type Kysely, sql } from "kysely";

/**
 * “Mar Morto” made a trip one to the sea: its search words held the word for “sea” by itself. The
 * words of such travels are made anew as the search does since (`seas.ts`): the name of a sea is one
 * word. Only that word goes, and comes back where a text or a filter's name has it alone.
 */
const languages = [
  ["it", "italian", "mar", "(mar) ([a-z]{3,})|(livello del) (mare)"],
  [
    "es",
    "spanish",
    "mar",
    "(mar) (muerto|rojo|negro|caspio|baltico|blanco|amarillo)|(nivel del) (mar)",
  ],
  [
    "fr",
    "french",
    "mer",
    "(mer) (morte|rouge|noire|caspienne|baltique|blanche|jaune)|(niveau de la) (mer)",
  ],
  ["en", "english", "sea", "(dead|red|black|caspian|baltic|white|yellow) (sea)|(sea) (level)"],
  [
    "de",
    "german",
    "meer",
    "(tot|rot|schwarz|kaspisch|gelb)e[nmrs]? (meer)(?:es|s)?|(dem) (meeresspiegel)",
  ],
] as const;

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [language, config, noun, names] of languages) {
    const pattern = String.raw`\m(?:${names})\M`;
    const inLanguage =
      language === "en"
        ? sql`market like 'en-%' or market = 'international'`
        : sql`market like ${`${language}-%`}`;
    const vector = (text: ReturnType<typeof sql>, weight: string) => sql`
      setweight(to_tsvector(${sql.lit(config)}::regconfig, regexp_replace(
        translate(lower(${text}), 'àáâäèéêëìíîïòóôöùúûüçñ', 'aaaaeeeeiiiioooouuuucn'),
        ${sql.lit(pattern)}, ${sql.lit(String.raw`\1\2\3\4`)}, 'g')), ${sql.lit(weight)})`;
    await sql`
      update travel set words = ts_delete(words, ${noun})
        || ${vector(sql`name`, "A")}
        || ${vector(
          sql`coalesce((select string_agg(destination.name, ' ') from travel_destination
            join destination on destination.market = travel_destination.market
              and destination.id = travel_destination.destination_id
            where travel_destination.market = travel.market
              and travel_destination.travel_id = travel.id), '')`,
          "B",
        )}
        || ${vector(
          sql`concat_ws(' ', tagline, highlights::text, (select string_agg(resource.name, ' ') from resource
            where resource.market = travel.market and (resource.id in (travel.type_id, travel.style_id)
              or resource.id = any(travel.badge_ids))))`,
          "C",
        )}
        || ${vector(sql`concat_ws(' ', story, itinerary::text)`, "D")}
      where (${inLanguage}) and ${noun} = any(tsvector_to_array(words))
        and translate(lower(concat_ws(' ', name, tagline, highlights::text, story, itinerary::text)),
          'àáâäèéêëìíîïòóôöùúûüçñ', 'aaaaeeeeiiiioooouuuucn') ~ ${pattern}
    `.execute(db);
  }
};
