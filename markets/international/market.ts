import { dateFormats, type Market } from "#markets/market-type.ts";

export const international: Market = {
  id: "international",
  apiCountry: "int",
  countryCode: null,
  label: "International",
  language: "en",
  languageLabel: "English",
  englishLanguageLabel: "English",
  htmlLang: "en",
  domainSuffix: "com",
  hostDefault: "localhost",
  icon: "world",
  communityMessage: "Travellers from everywhere",
  currency: "EUR",
  payCurrencies: ["EUR"],
  timeZone: "Europe/Rome",
  firstWeekday: 1,
  dateFormats,
  taxCodeRequired: false,
};
