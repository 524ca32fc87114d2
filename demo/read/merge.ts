import { inLanguages, type InLanguages, languages, type ToldOf } from "#demo/told.ts";

const keysOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

const partOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** @param place where in the files the texts stand, as in `openings.3` */
const merge = (path: string, place: string, texts: InLanguages<unknown>): unknown => {
  if (typeof texts.en === "string") return texts;
  const keys = keysOf(texts.en);
  for (const language of languages) {
    const own = keysOf(texts[language]);
    const other = keys.find((key) => !own.includes(key)) ?? own.find((key) => !keys.includes(key));
    if (other !== undefined)
      throw new Error(
        `demo/${path}/${language}.json: ${place}${other}: stands either here or in English, not in both`,
      );
  }
  const merged = keys.map(
    (key) =>
      [
        key,
        merge(
          path,
          `${place}${key}.`,
          inLanguages((language) => partOf(texts[language], key)),
        ),
      ] as const,
  );
  return Array.isArray(texts.en) ? merged.map(([, each]) => each) : Object.fromEntries(merged);
};

/**
 * What the files of a folder say, text by text instead of language by language.
 * @throws Error in one line where a language has other keys, or another number of texts, than English
 */
export const mergeLanguages = <Texts>(path: string, texts: InLanguages<Texts>): ToldOf<Texts> =>
  merge(path, "", texts) as ToldOf<Texts>;
