export const marketIds = [
  "it-IT",
  "en-US",
  "en-WE",
  "es-ES",
  "fr-FR",
  "de-DE",
  "international",
] as const;
export type MarketId = (typeof marketIds)[number];

export type CountryCode = "IT" | "US" | "WE" | "ES" | "FR" | "DE";
/** The market's code in the paths of the API. */
export type ApiCountry = Lowercase<CountryCode> | "int";
export const languages = ["it", "en", "es", "fr", "de"] as const;
export type Language = (typeof languages)[number];
export type Currency = "EUR" | "GBP" | "USD";

export type MarketIcon = "it" | "us" | "uk" | "es" | "fr" | "de" | "world";

export type MarketFacts = Readonly<{
  id: MarketId;
  /**
   * The company's own code of the market, close to ISO 3166. Null for the international
   * configuration.
   */
  countryCode: CountryCode | null;
  label: string;
  /** The name of the market in the market's own language, which visitors see. */
  nativeLabel: string;
  language: Language;
  languageLabel: string;
  englishLanguageLabel: string;
  /**
   * The value of `<html lang>`. The code en-WE is the company's own, so that pages of this market
   * say en-GB.
   */
  htmlLang: string;
  /** A valid `hreflang` code. The international pages are also given as x-default. */
  hreflang: string;
  domainSuffix: string;
  /**
   * The icon shown where the market's name would be too long. The international configuration has a
   * world.
   */
  icon: MarketIcon;
  communityMessage: string;
  currency: Currency;
  /** The currencies in which customers of this market can pay. */
  payCurrencies: readonly Currency[];
  /** The currencies in which visitors can see prices. The market's own currency is the first. */
  displayCurrencies: readonly Currency[];
  timeZone: string;
  /** 0 is Sunday, 1 is Monday. */
  firstWeekday: 0 | 1;
  /** The locale that sorts the names of countries and places. */
  localizedCountryCollator: string;
}>;

/** The facts about a market and the values that are derived from them. */
export type Market = MarketFacts &
  Readonly<{
    apiCountry: ApiCountry;
    /** The host at which the market is served in development. */
    hostDefault: string;
  }>;

/** The formats are the same in every market, as the specification requires. */
export const dateFormats = {
  date: "DD/MM/YYYY",
  time: "DD/MM/YYYY HH:mm",
  timeSeconds: "DD/MM/YYYY HH:mm:ss",
} as const;
