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
  /** The company's own codes, close to ISO 3166; null for the international configuration. */
  countryCode: CountryCode | null;
  label: string;
  /** The market's name in its own language, for visitors. */
  nativeLabel: string;
  language: Language;
  languageLabel: string;
  englishLanguageLabel: string;
  /** For `<html lang>`; en-WE is the company's own code, so its pages say en-GB. */
  htmlLang: string;
  /** A valid `hreflang` code; the international pages are also the x-default. */
  hreflang: string;
  domainSuffix: string;
  /** Shown where the market's name is too long; the international configuration shows a world. */
  icon: MarketIcon;
  communityMessage: string;
  currency: Currency;
  /** The currencies in which a traveller of this market can pay. */
  payCurrencies: readonly Currency[];
  /** The currencies that a visitor can choose to see, the market's own first. */
  displayCurrencies: readonly Currency[];
  timeZone: string;
  /** 0 is Sunday, 1 is Monday. */
  firstWeekday: 0 | 1;
  /** The locale that sorts the names of countries and places. */
  localizedCountryCollator: string;
}>;

/** A market's facts and what follows from them. */
export type Market = MarketFacts &
  Readonly<{
    apiCountry: ApiCountry;
    /** The market's host in development. */
    hostDefault: string;
  }>;

/** The same in every market (the specification). */
export const dateFormats = {
  date: "DD/MM/YYYY",
  time: "DD/MM/YYYY HH:mm",
  timeSeconds: "DD/MM/YYYY HH:mm:ss",
} as const;
