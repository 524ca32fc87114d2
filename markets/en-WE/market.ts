import { dateFormats, type Market } from "#markets/market-type.ts";

export const enWE: Market = {
  id: "en-WE",
  apiCountry: "we",
  countryCode: "WE",
  label: "United Kingdom",
  language: "en",
  languageLabel: "English",
  englishLanguageLabel: "English",
  htmlLang: "en-GB",
  domainSuffix: "uk",
  hostDefault: "uk.localhost",
  icon: "uk",
  communityMessage: "Travellers from the United Kingdom",
  currency: "GBP",
  payCurrencies: ["GBP", "EUR"],
  timeZone: "Europe/London",
  firstWeekday: 0,
  dateFormats,
  taxCodeRequired: false,
};
