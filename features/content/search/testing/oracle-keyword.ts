import { sql } from "kysely";
import { type Mood, moods } from "#features/catalogue/travels/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";

const configurations: Readonly<Record<Language, string>> = {
  it: "italian",
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
};

/** Splits a keyword into words of letters and digits without accents, at most eight. */
export const splitWords = (q: string, maxWords = 8): string[] =>
  q
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("æ", "a")
    .replaceAll("œ", "o")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, maxWords);

/** Damerau-Levenshtein distance, computed by its definition without limits or optimizations. */
const editsBetween = (a: string, b: string): number => {
  const costByPrefixes = new Map<string, number>();
  const count = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const before = costByPrefixes.get(key);
    if (before !== undefined) return before;
    const costs = [count(i - 1, j) + 1, count(i, j - 1) + 1];
    costs.push(count(i - 1, j - 1) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1));
    if (i > 1 && j > 1 && a.slice(i - 2, i) === b.charAt(j - 1) + b.charAt(j - 2))
      costs.push(count(i - 2, j - 2) + 1);
    costByPrefixes.set(key, Math.min(...costs));
    return Math.min(...costs);
  };
  return count(a.length, b.length);
};

const editDistance = (typed: string, meant: string): number => {
  const startsAlike = typed.charAt(0) === meant.charAt(0);
  const startsSwapped = typed.slice(0, 2) === meant.charAt(1) + meant.charAt(0);
  return editsBetween(typed, meant) + (startsAlike || startsSwapped ? 0 : 1);
};

type CatalogueWord = Readonly<{ word: string; travels: number; isPlace: boolean }>;

/**
 * The words of names, taglines, destinations and filters, with the number of travels that contain
 * each word.
 */
const readCatalogueWords = async (
  db: Database,
  market: string,
): Promise<readonly CatalogueWord[]> => {
  const { rows } = await sql<{ id: string; text: string; moods: Mood[]; places: string[] }>`
    select travel.id, moods, concat_ws(' ', travel.name, tagline, type.name, style.name, (
      select string_agg(name, ' ') from resource badge
      where badge.market = travel.market and badge.id = any(badge_ids))) as text, array(
      select name from travel_destination here
      join destination on destination.market = here.market and destination.id = here.destination_id
      where here.market = travel.market and here.travel_id = travel.id) as places
    from travel left join resource type on (type.market, type.id) = (travel.market, type_id)
    left join resource style on (style.market, style.id) = (travel.market, style_id)
    where travel.market = ${market} and is_published`.execute(db);
  const t = translatorFor(marketById(market));
  const holders = new Map<string, Set<string>>();
  for (const { id, text, moods, places } of rows)
    for (const part of [text, ...places, ...moods.map((mood) => t(`mood.${mood}`))])
      for (const word of splitWords(part, Infinity))
        holders.set(word, (holders.get(word) ?? new Set()).add(id));
  const names = rows.flatMap(({ places }) => places.map((place) => splitWords(place, 9).join(" ")));
  return [...holders].map(([word, ids]) => ({
    word,
    travels: ids.size,
    isPlace: names.includes(word),
  }));
};

const byCloseness = (
  one: CatalogueWord & { edits: number },
  other: CatalogueWord & { edits: number },
): number =>
  one.edits - other.edits ||
  Number(other.isPlace) - Number(one.isPlace) ||
  other.travels - one.travels ||
  (one.word < other.word ? -1 : 1);

/**
 * Corrects a keyword by the specified rules, without accents. A word that no travel contains
 * becomes the most similar word of the catalogue: with at most one edit from four letters on, and
 * two from seven. A different first letter costs one more edit, unless the first two letters are
 * swapped. Of equally similar words, places come first. Words of three letters are only corrected
 * to places.
 */
export const correctWords = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly string[]> => {
  const catalogueWords = await readCatalogueWords(db, market);
  const words = splitWords(q);
  const corrected: string[] = [];
  for (const [at, word] of words.entries()) {
    const maxEdits = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
    const isLast = at === words.length - 1;
    const config = sql`${sql.lit(configurations[marketById(market).language])}::regconfig`;
    const { rows } = await sql<{ isInCatalogue: boolean }>`
      select to_tsvector(${config}, ${word}) = ''::tsvector or exists (
        select from travel, unnest(words) as held
        where market = ${market} and is_published
          and (held.lexeme = any(tsvector_to_array(to_tsvector(${config}, ${word})))
            or (${isLast}::boolean and ${word.length >= 3}::boolean and starts_with(held.lexeme, ${word})))) as "isInCatalogue"`.execute(
      db,
    );
    const [nearest] = rows[0]?.isInCatalogue
      ? []
      : catalogueWords
          .filter((each) => each.word.length > (each.isPlace ? 2 : 3))
          .map((each) => ({ ...each, edits: editDistance(word, each.word) }))
          .filter(({ edits }) => edits <= maxEdits)
          .toSorted(byCloseness);
    corrected.push(nearest?.word ?? word);
  }
  return corrected;
};

/**
 * SQL: `asked` are the keyword's words that are no stop words. `score` are the travels that match
 * all of them, with the sum of each word's best weight: 64 in a name, 16 in a destination, 4 in a
 * tagline, highlight or filter, 1 in a story or day. The last word also matches as a prefix, from
 * three letters on, where no travel has it as a whole. A word from a filter's name has to score 4, unless nothing would be found.
 */
export const keywordSql = (market: string, language: Language, q: string) => {
  const words = splitWords(q);
  const config = sql`${sql.lit(configurations[language])}::regconfig`;
  const t = translatorFor(marketById(market));
  const moodNames = moods.flatMap((mood) => splitWords(t(`mood.${mood}`), Infinity));
  return sql`
    kind as (
      select word.lexeme from (
        select translate(lower(name), 'àáâéèêíìîóòôñúùûç', 'aaaeeeiiiooonuuuc') as name from resource
        where market = ${market} and kind in ('travel-type-primary', 'travel-styles', 'badges')
        union all select unnest(${sql.val(moodNames)}::text[])) as named,
        unnest(to_tsvector(${config}, named.name)) as word),
    asked as (
      select n, word, n = ${words.length}::bigint and length(word) >= 3 and not exists (
          select from travel where travel.market = ${market} and travel.is_published
            and tsvector_to_array(travel.words) && tsvector_to_array(to_tsvector(${config}, word))) as is_begun,
        tsvector_to_array(to_tsvector(${config}, word)) as lexemes,
        tsvector_to_array(to_tsvector(${config}, word)) && array(select lexeme from kind) as is_kind
      from unnest(${sql.val(words)}::text[]) with ordinality as given(word, n)
      where to_tsvector(${config}, word) <> ''::tsvector),
    met as (
      select travel.id, asked.n, is_kind, max(case when 'A' = any(held.weights) then 64
        when 'B' = any(held.weights) then 16 when 'C' = any(held.weights) then 4 else 1 end) as worth
      from travel cross join asked
      cross join lateral unnest(travel.words) as held(lexeme, positions, weights)
      where travel.market = ${market} and travel.is_published
        and (held.lexeme = any(asked.lexemes) or (asked.is_begun and starts_with(held.lexeme, asked.word)))
      group by travel.id, asked.n, is_kind),
    whole as (
      select id, sum(worth)::integer as score, bool_and(worth >= 4 or not is_kind) as is_strict
      from met group by id having count(*) = (select count(*) from asked)),
    score as (
      select id, score from whole
      where is_strict or not exists (select from whole as other where other.is_strict))`;
};
