import { byLanguage, type ByLanguage, languages, type Localized } from "#demo/localized-text.ts";

const keysOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

const partOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** @param place path of the texts within the file, such as `openings.3.` */
const merge = (path: string, place: string, texts: ByLanguage<unknown>): unknown => {
  if (typeof texts.en === "string") return texts;
  const keys = keysOf(texts.en);
  for (const language of languages) {
    const ownKeys = keysOf(texts[language]);
    const mismatch =
      keys.find((key) => !ownKeys.includes(key)) ?? ownKeys.find((key) => !keys.includes(key));
    if (mismatch !== undefined)
      throw new Error(
        `demo/${path}/${language}.json: ${place}${mismatch}: stands either here or in English, not in both`,
      );
  }
  const merged = keys.map(
    (key) =>
      [
        key,
        merge(
          path,
          `${place}${key}.`,
          byLanguage((language) => partOf(texts[language], key)),
        ),
      ] as const,
  );
  return Array.isArray(texts.en) ? merged.map(([, value]) => value) : Object.fromEntries(merged);
};

/**
 * Turns texts by language into a structure of localized texts.
 * @throws Error in one line where a language has other keys, or another number of texts, than
 * English
 */
export const mergeLanguages = <Texts>(path: string, texts: ByLanguage<Texts>): Localized<Texts> =>
  merge(path, "", texts) as Localized<Texts>;
