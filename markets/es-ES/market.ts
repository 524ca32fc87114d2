import type { MarketFacts } from "#markets/market-type.ts";

export const esES = {
  id: "es-ES",
  countryCode: "ES",
  label: "Spain",
  nativeLabel: "España",
  language: "es",
  languageLabel: "Español",
  englishLanguageLabel: "Spanish",
  htmlLang: "es-ES",
  hreflang: "es-ES",
  domainSuffix: "es",
  icon: "es",
  communityMessage: "Gente que viaja desde España",
  currency: "EUR",
  payCurrencies: ["EUR"],
  displayCurrencies: ["EUR", "GBP", "USD"],
  timeZone: "Europe/Madrid",
  firstWeekday: 1,
  localizedCountryCollator: "es",
} as const satisfies MarketFacts;
