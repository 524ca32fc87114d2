import type { MarketFacts } from "#markets/market-type.ts";

export const frFR = {
  id: "fr-FR",
  countryCode: "FR",
  label: "France",
  nativeLabel: "France",
  language: "fr",
  languageLabel: "Français",
  englishLanguageLabel: "French",
  htmlLang: "fr-FR",
  hreflang: "fr-FR",
  domainSuffix: "fr",
  icon: "fr",
  communityMessage: "La communauté française",
  currency: "EUR",
  payCurrencies: ["EUR"],
  displayCurrencies: ["EUR", "GBP", "USD"],
  timeZone: "Europe/Paris",
  firstWeekday: 1,
  localizedCountryCollator: "fr",
} as const satisfies MarketFacts;
