import { dateFormats, type Market } from "#markets/market-type.ts";

export const frFR: Market = {
  id: "fr-FR",
  apiCountry: "fr",
  countryCode: "FR",
  label: "France",
  language: "fr",
  languageLabel: "Français",
  englishLanguageLabel: "French",
  htmlLang: "fr-FR",
  domainSuffix: "fr",
  hostDefault: "fr.localhost",
  icon: "fr",
  communityMessage: "La communauté française",
  currency: "EUR",
  payCurrencies: ["EUR"],
  timeZone: "Europe/Paris",
  firstWeekday: 1,
  dateFormats,
  taxCodeRequired: false,
};
