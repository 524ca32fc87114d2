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
/** The market's word in the paths of the API. */
export type ApiCountry = Lowercase<CountryCode> | "int";
export const languages = ["it", "en", "es", "fr", "de"] as const;
export type Language = (typeof languages)[number];
export type Currency = "EUR" | "GBP" | "USD";

export type MarketIcon = "it" | "us" | "uk" | "es" | "fr" | "de" | "world";

/** The facts that a market's pages, prices and dates follow. */
export type MarketFacts = Readonly<{
  id: MarketId;
  /** ISO-like country code of the company's own; null for the international configuration. */
  countryCode: CountryCode | null;
  label: string;
  /** The market's name in its own language, for its visitors. */
  nativeLabel: string;
  language: Language;
  languageLabel: string;
  englishLanguageLabel: string;
  /** For `html lang`; en-WE is the company's own word, so it says en-GB there. */
  htmlLang: string;
  /** A valid code for `hreflang`; the international pages also answer for x-default. */
  hreflang: string;
  domainSuffix: string;
  /** What stands for the market where its name is too long; the world for the international one. */
  icon: MarketIcon;
  communityMessage: string;
  currency: Currency;
  /** The currencies in which a traveller of this market may be charged. */
  payCurrencies: readonly Currency[];
  /** The currencies that a visitor may choose to see, the market's own first. */
  displayCurrencies: readonly Currency[];
  timeZone: string;
  /** 0 is Sunday, 1 is Monday. */
  firstWeekday: 0 | 1;
  /** The locale by whose alphabet names of countries and places are sorted. */
  localizedCountryCollator: string;
}>;

/** A market with what follows from its facts. */
export type Market = MarketFacts &
  Readonly<{
    apiCountry: ApiCountry;
    /** The host of this market in development. */
    hostDefault: string;
  }>;

/** Written alike in every market (the source's constants). */
export const dateFormats = {
  date: "DD/MM/YYYY",
  time: "DD/MM/YYYY HH:mm",
  timeSeconds: "DD/MM/YYYY HH:mm:ss",
} as const;
