import { dateFormats, type Market } from "#markets/market-type.ts";

export const enUS: Market = {
  id: "en-US",
  apiCountry: "us",
  countryCode: "US",
  label: "United States",
  language: "en",
  languageLabel: "English",
  englishLanguageLabel: "English",
  htmlLang: "en-US",
  domainSuffix: "us",
  hostDefault: "us.localhost",
  icon: "us",
  communityMessage: "Travellers from the United States",
  currency: "USD",
  payCurrencies: ["USD"],
  timeZone: "America/New_York",
  firstWeekday: 0,
  dateFormats,
  taxCodeRequired: false,
};
