import { sql } from "kysely";
import { moods } from "#features/catalogue/travels/contract.ts";
import { writeSearchWords } from "#features/catalogue/travels/store.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { accentedLetters, plainLetters } from "./normalize-text.ts";
import { joinedNamesSql } from "./seas.ts";

/** The name of each language's text search configuration in PostgreSQL. */
const configurations: Readonly<Record<Language, string>> = {
  it: "italian",
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
};

export const configurationOf = (market: string): string =>
  configurations[marketById(market).language];

/**
 * The most frequent letters, which stay as they are. `translate` compares each letter of a text with
 * one after the other of its list until it finds it, so that these first halve its time.
 */
const frequentLetters = " eaionrtslcdumpgvfhbzq";

/**
 * SQL that normalizes as `normalizeText` does. The extension `unaccent` is not used, because the
 * embedded database lacks it.
 */
export const normalizedSql = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), ${sql.lit(frequentLetters + accentedLetters)}, ${sql.lit(frequentLetters + plainLetters)})`;

/** SQL for the names of the type, style, badges and moods of the row `travel`. */
export const facetNamesSql = (market: string): ReturnType<typeof sql> => {
  const messages = messagesOf(marketById(market).id);
  const moodNames = JSON.stringify(
    Object.fromEntries(moods.map((mood) => [mood, messages[`mood.${mood}`]])),
  );
  return sql`concat_ws(' ', (
    select string_agg(kind.name, ' ' order by kind.name) from known_resource kind
    where kind.market = travel.market
      and (kind.id in (travel.type_id, travel.style_id) or kind.id = any(travel.badge_ids))
  ), (
    select string_agg(${sql.val(moodNames)}::jsonb ->> mood, ' ' order by mood)
    from unnest(travel.moods) as mood
  ))`;
};

/**
 * Updates the search vectors of travels: names have weight A, destinations B, taglines, highlights
 * and filter names C, stories and itineraries D. It must be called in the transaction that changed
 * the texts.
 * @param travelIds null means all travels of the market
 */
export const refreshSearchVectors = async (
  db: Database,
  market: string,
  travelIds: readonly string[] | null,
): Promise<void> => {
  if (travelIds?.length === 0) return;
  const config = sql`${sql.lit(configurationOf(market))}::regconfig`;
  const { language } = marketById(market);
  const weighted = (text: ReturnType<typeof sql>, weight: "A" | "B" | "C" | "D") =>
    sql`setweight(to_tsvector(${config}, ${joinedNamesSql(language, normalizedSql(sql`coalesce(${text}, '')`))}), ${sql.lit(weight)})`;
  const places = sql`(
    select string_agg(destination.name, ' ') from known_travel_destination as travel_destination
    join known_destination as destination on destination.market = travel_destination.market
      and destination.id = travel_destination.destination_id
    where travel_destination.market = travel.market and travel_destination.travel_id = travel.id)`;
  const highlightTexts = sql`(
    select coalesce(string_agg(line, ' '), '') from jsonb_array_elements_text(highlights) as line)`;
  const itineraryTexts = sql`(
    select coalesce(string_agg(concat_ws(' ', day->>'title', day->>'text'), ' '), '')
    from jsonb_array_elements(itinerary) as day)`;
  const words = sql`
    ${weighted(sql`name`, "A")} || ${weighted(places, "B")}
    || ${weighted(sql`concat_ws(' ', tagline, ${highlightTexts}, ${facetNamesSql(market)})`, "C")}
    || ${weighted(sql`story || ' ' || ${itineraryTexts}`, "D")}`;
  await writeSearchWords(db, market, travelIds, words);
};
