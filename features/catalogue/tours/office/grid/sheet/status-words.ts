import type { Language } from "#markets/market-type.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { Worded } from "../parse/word-choices.ts";

const words: Readonly<Record<Status, Readonly<Record<Language, string>>>> = {
  PLANNED: {
    en: "Planned",
    it: "In programma",
    es: "Programada",
    fr: "Programmé",
    de: "Geplant",
  },
  ALMOST_CONFIRMED: {
    en: "Almost confirmed",
    it: "Quasi confermata",
    es: "Casi confirmada",
    fr: "Presque garanti",
    de: "Fast bestätigt",
  },
  CONFIRMED: {
    en: "Confirmed",
    it: "Confermata",
    es: "Confirmada",
    fr: "Garanti",
    de: "Bestätigt",
  },
  ALMOST_FULL: {
    en: "Almost full",
    it: "Quasi al completo",
    es: "Casi completa",
    fr: "Presque complet",
    de: "Fast ausgebucht",
  },
  WAITING_LIST: {
    en: "On request",
    it: "Su richiesta",
    es: "Bajo petición",
    fr: "Sur demande",
    de: "Auf Anfrage",
  },
  SOLD_OUT: {
    en: "Sold out",
    it: "Al completo",
    es: "Completa",
    fr: "Complet",
    de: "Ausgebucht",
  },
};

/** As French visitors read it once: sheets of that time may still be pasted. */
const formerWords: Readonly<Partial<Record<Status, string>>> = {
  ALMOST_CONFIRMED: "Presque confirmé",
  CONFIRMED: "Confirmé",
};

/** As the office says it. */
export const statusLabel = (status: Status): string => words[status].en;

/** As the office, the visitors of a market and the code say it. */
export const statusChoices = (language: Language): readonly Worded<Status>[] =>
  (Object.keys(words) as Status[]).map((status) => ({
    value: status,
    words: [
      words[status].en,
      words[status][language],
      ...(language === "fr" ? [formerWords[status] ?? []].flat() : []),
      status,
    ],
  }));
