import { sql } from "kysely";
import { moods } from "#features/travels/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { accented, plain } from "./folded.ts";
import { begunPlaces, runsOf } from "./place-names.ts";

/** PostgreSQL's own text search configuration for each language. */
const configurations: Readonly<Record<Language, string>> = {
  it: "italian",
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
};

/** The name of the configuration for a market. */
export const configurationOf = (market: string): string =>
  configurations[marketById(market).language];

/** SQL of a text as it is compared: no accents, no capitals. `unaccent` is no part of the embedded engine. */
export const folding = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), ${sql.lit(accented)}, ${sql.lit(plain)})`;

/** SQL of the names that the filters give to a `travel`: its type, style, badges and moods. */
export const kindsOf = (market: string): ReturnType<typeof sql> => {
  const said = messagesOf(marketById(market).id);
  const moodNames = JSON.stringify(
    Object.fromEntries(moods.map((mood) => [mood, said[`mood.${mood}`]])),
  );
  return sql`concat_ws(' ', (
    select string_agg(kind.name, ' ' order by kind.name) from resource kind
    where kind.market = travel.market
      and (kind.id in (travel.type_id, travel.style_id) or kind.id = any(travel.badge_ids))
  ), (
    select string_agg(${sql.val(moodNames)}::jsonb ->> mood, ' ' order by mood)
    from unnest(travel.moods) as mood
  ))`;
};

/**
 * Writes anew by which words travels are found: their names (weight A), their destinations (B),
 * taglines, highlights and the names of their filters (C), stories and itineraries (D). Call it in
 * the transaction that changed them.
 * @param travelIds null for all of the market
 */
export const refreshWords = async (
  db: Database,
  market: string,
  travelIds: readonly string[] | null,
): Promise<void> => {
  if (travelIds?.length === 0) return;
  const config = sql`${sql.lit(configurationOf(market))}::regconfig`;
  const weighed = (text: ReturnType<typeof sql>, weight: "A" | "B" | "C" | "D") =>
    sql`setweight(to_tsvector(${config}, ${folding(sql`coalesce(${text}, '')`)}), ${sql.lit(weight)})`;
  const places = sql`(
    select string_agg(destination.name, ' ') from travel_destination
    join destination on destination.market = travel_destination.market
      and destination.id = travel_destination.destination_id
    where travel_destination.market = travel.market and travel_destination.travel_id = travel.id)`;
  const listed = sql`(
    select coalesce(string_agg(line, ' '), '') from jsonb_array_elements_text(highlights) as line)`;
  const told = sql`(
    select coalesce(string_agg(concat_ws(' ', day->>'title', day->>'text'), ' '), '')
    from jsonb_array_elements(itinerary) as day)`;
  const which = travelIds === null ? sql`` : sql`and id = any(${sql.val([...travelIds])}::uuid[])`;
  await sql`
    update travel set words =
      ${weighed(sql`name`, "A")} || ${weighed(places, "B")}
      || ${weighed(sql`concat_ws(' ', tagline, ${listed}, ${kindsOf(market)})`, "C")}
      || ${weighed(sql`story || ' ' || ${told}`, "D")}
    where market = ${market} ${which}`.execute(db);
};

/** One word of a keyword: any of its lexemes will do, or a beginning if it is the last one typed. */
export type WordLexemes = Readonly<{ lexemes: readonly string[]; prefix: string | null }>;

const parse = async (db: Database, market: string, words: readonly string[]) => {
  const config = sql.lit(configurationOf(market));
  const { rows } = await sql<{ word: number; lexemes: string[]; folded: string }>`
    select ordinality::integer as word, folded,
      tsvector_to_array(to_tsvector(${config}::regconfig, folded)) as lexemes
    from unnest(${sql.val([...words])}::text[]) with ordinality as given(word, ordinality),
      lateral (select ${folding(sql`given.word`)} as folded) as fold
    order by ordinality`.execute(db);
  return rows;
};

/**
 * A word of a keyword as it was typed, as it is compared, and what it asks for; no lexemes: nothing.
 * Words that together name a place are one.
 */
type QueryWord = WordLexemes &
  Readonly<{
    word: string;
    folded: string;
    /** It is the name of a country or of a part of the world, or belongs to one: no slip. */
    isName: boolean;
  }>;

/** The words of a keyword, eight at most. */
export const queryWords = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly QueryWord[]> => {
  const words = q
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  if (words.length === 0) return [];
  const { language } = marketById(market);
  const runs = runsOf(language, words);
  const rows = await parse(
    db,
    market,
    runs.map((run) => run.words.join(" ")),
  );
  return rows.map(({ lexemes, folded }, index): QueryWord => {
    const {
      words: typed,
      place,
      isName,
    } = runs[index] ?? { words: [], place: null, isName: false };
    const word = typed.join(" ");
    if (place) return { word, folded, lexemes: [place.lexeme], prefix: null, isName };
    const isLast = index === rows.length - 1;
    const prefix = isLast && folded.length >= 3 ? folded : null;
    const begun = isLast && lexemes.length > 0 ? begunPlaces(language, word) : [];
    return { word, folded, lexemes: [...lexemes, ...begun], prefix, isName };
  });
};

/**
 * The lexemes of a keyword: every word must be met; stop words ask for nothing. The last word also
 * meets what it begins, from three letters on, so that results come while one types.
 */
export const queryLexemes = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly WordLexemes[]> =>
  (await queryWords(db, market, q)).flatMap(({ lexemes, prefix }) =>
    lexemes.length === 0 ? [] : [{ lexemes, prefix }],
  );
