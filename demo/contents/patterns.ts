import type { Language } from "#markets/market-type.ts";

/** Languages whose patterns are written here; texts in another language fall back to English. */
export type PatternLanguage = "de" | "en" | "es" | "fr" | "it";
export type Patterns = Readonly<
  Record<PatternLanguage, RegExp> & Partial<Record<Language, RegExp>>
>;

/** Texts write a small number as digits or as a word. */
export const numberWords: Readonly<Record<PatternLanguage, Readonly<Record<number, string>>>> = {
  de: {
    1: "ein(?:er)?",
    2: "zwei",
    3: "drei",
    4: "vier",
    5: "fünf",
    7: "sieben",
    14: "vierzehn",
    20: "zwanzig",
  },
  en: {
    1: "one",
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    7: "seven",
    14: "fourteen",
    20: "twenty",
  },
  es: {
    1: "una",
    2: "dos",
    3: "tres",
    4: "cuatro",
    5: "cinco",
    7: "siete",
    14: "catorce",
    20: "veinte",
  },
  fr: {
    1: "une",
    2: "deux",
    3: "trois",
    4: "quatre",
    5: "cinq",
    7: "sept",
    14: "quatorze",
    20: "vingt",
  },
  it: {
    1: "una",
    2: "due",
    3: "tre",
    4: "quattro",
    5: "cinque",
    7: "sette",
    14: "quattordici",
    20: "venti",
  },
};

/** Patterns in which `#` stands for the number and a space for any white space. */
export const patternsWithNumber = (
  count: number,
  texts: Readonly<Record<PatternLanguage, string>>,
): Patterns => {
  const pattern = (language: PatternLanguage) => {
    const word = numberWords[language][count];
    const number = word === undefined ? String(count) : `(?:${count}|${word})`;
    return new RegExp(
      texts[language].replaceAll("#", String.raw`\b${number}`).replaceAll(" ", String.raw`\s`),
      "u",
    );
  };
  return {
    de: pattern("de"),
    en: pattern("en"),
    es: pattern("es"),
    fr: pattern("fr"),
    it: pattern("it"),
  };
};
