import type { MarketFacts } from "#markets/market-type.ts";

export const deDE = {
  id: "de-DE",
  countryCode: "DE",
  label: "Germany",
  nativeLabel: "Deutschland",
  language: "de",
  languageLabel: "Deutsch",
  englishLanguageLabel: "German",
  htmlLang: "de-DE",
  hreflang: "de-DE",
  domainSuffix: "de",
  icon: "de",
  communityMessage: "Reisende aus Deutschland",
  currency: "EUR",
  payCurrencies: ["EUR"],
  displayCurrencies: ["EUR", "GBP", "USD"],
  timeZone: "Europe/Berlin",
  firstWeekday: 1,
  localizedCountryCollator: "de",
} as const satisfies MarketFacts;
