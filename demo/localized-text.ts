import type { Language, Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { americanize } from "./american.ts";

export const languages: readonly Language[] = [...new Set(markets.map(({ language }) => language))];

export type ByLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** `en` is British English; American English is derived from it. */
export type LocalizedText = ByLanguage<string>;

/** The same structure with every text in all languages. */
export type Localized<Texts> = Texts extends string
  ? LocalizedText
  : { readonly [Key in keyof Texts]: Localized<Texts[Key]> };

export const byLanguage = <Texts>(textsFor: (language: Language) => Texts): ByLanguage<Texts> =>
  Object.fromEntries(
    languages.map((language) => [language, textsFor(language)]),
  ) as ByLanguage<Texts>;

/** The text in a market's language; American English for the US. */
export const localize = (text: LocalizedText, market: Pick<Market, "id" | "language">): string =>
  market.id === "en-US" ? americanize(text.en) : text[market.language];
