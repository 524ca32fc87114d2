import type { Language } from "#markets/market-type.ts";

export const languageNames: Readonly<Record<Language, string>> = {
  it: "Italian",
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
};
