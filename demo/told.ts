import type { Language, Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { american } from "./american.ts";

/** The languages that the markets speak, each once. */
export const languages: readonly Language[] = [...new Set(markets.map(({ language }) => language))];

export type InLanguages<Texts> = Readonly<Record<Language, Texts>>;

/** The same thing said in each language; `en` is British, American spelling is made from it. */
export type Told = InLanguages<string>;

/** Texts of one language as they stand together: each text told in all of them. */
export type ToldOf<Texts> = Texts extends string
  ? Told
  : { readonly [Key in keyof Texts]: ToldOf<Texts[Key]> };

export const inLanguages = <Texts>(textsIn: (language: Language) => Texts): InLanguages<Texts> =>
  Object.fromEntries(
    languages.map((language) => [language, textsIn(language)]),
  ) as InLanguages<Texts>;

/** What a market reads: its language's text, in American spelling for the US. */
export const tell = (told: Told, market: Pick<Market, "id" | "language">): string =>
  market.id === "en-US" ? american(told.en) : told[market.language];
