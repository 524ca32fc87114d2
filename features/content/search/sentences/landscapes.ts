import { normalizeText } from "../text/normalize-text.ts";
import type { Language } from "#markets/market-type.ts";

/** In German every noun has a capital: a name stands behind such a word, without an article. */
const nameBefore: Readonly<Record<Language, RegExp>> = {
  de: /(?<=[\p{Ll}\d,] (?:in|nach|auf|von|bis) )\p{Lu}\p{Ll}{3,}(?:[ -]\p{Lu}\p{Ll}+)*(?![\p{L}-])/gu,
  it: /(?<=[\p{Ll}\d,] (?:\p{Ll}+['’])?)\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*/gu,
  es: /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*/gu,
  fr: /(?<=[\p{Ll}\d,] (?:\p{Ll}+['’])?)\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*/gu,
  en: /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*/gu,
};

/** German plurals in the dative look like names behind those words. */
const commonEnding = /(?<!i)en$|ern$|eln$|ung$|heit$|keit$|tag$|zeit$|meter$|fuß$|höhe$|stunden$/u;

/** The words of the texts that are also written small, and so are no names. */
const smallWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []));

/** The German nouns that stand behind an article somewhere. */
const nounsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      Array.from(
        text.matchAll(
          /(?<!\p{L})(?:der|die|das|den|dem|des|ein|eine|einem|einen|einer|im|am|zum|zur|vom|beim|mit|und|aus|ohne|[a-zäöü]+e[nrsm]?) (\p{Lu}\p{Ll}+)/giu,
        ),
        ([, noun = ""]) => noun,
      ),
    ),
  );

/**
 * Landscapes, islands and cities that stand in the trips' texts and are no destinations: what the
 * search finds by its keyword alone.
 * @param known names that no rule tells from other words; only those that stand in the texts count
 */
export const landscapesIn = (
  texts: readonly string[],
  language: Language,
  known: readonly string[],
): readonly string[] => {
  const all = texts.join("\n");
  const standing = known.filter((name) => all.includes(name));
  const small = smallWords(texts);
  const nouns = language === "de" ? nounsIn(texts) : new Set<string>();
  const found = new Set(texts.flatMap((text) => text.match(nameBefore[language]) ?? []));
  const names = [...found].filter(
    (name) =>
      !small.has(name.toLowerCase()) &&
      !nouns.has(name) &&
      !(language === "de" && commonEnding.test(name)) &&
      normalizeText(name).length > 3,
  );
  return [...new Set([...standing, ...names])];
};
