import type { MarketFacts } from "#markets/market-type.ts";

export const itIT = {
  id: "it-IT",
  countryCode: "IT",
  label: "Italy",
  nativeLabel: "Italia",
  language: "it",
  languageLabel: "Italiano",
  englishLanguageLabel: "Italian",
  htmlLang: "it-IT",
  hreflang: "it-IT",
  domainSuffix: "it",
  icon: "it",
  communityMessage: "Chi viaggia dall’Italia",
  currency: "EUR",
  payCurrencies: ["EUR"],
  displayCurrencies: ["EUR", "GBP", "USD"],
  timeZone: "Europe/Rome",
  firstWeekday: 1,
  localizedCountryCollator: "it",
} as const satisfies MarketFacts;
