import type { TimeWords } from "#markets/search-words/time-words.ts";

/** Words for times in a keyword of a search. */
export const timeWords: TimeWords = {
  months: [
    ["janvier"],
    ["février"],
    ["mars"],
    ["avril"],
    ["mai"],
    ["juin"],
    ["juillet"],
    ["août"],
    ["septembre"],
    ["octobre"],
    ["novembre"],
    ["décembre"],
  ],
  partsOfMonth: [
    "première semaine de {month}",
    "deuxième semaine de {month}",
    "troisième semaine de {month}",
    "dernière semaine de {month}",
    "première semaine d'{month}",
    "deuxième semaine d'{month}",
    "troisième semaine d'{month}",
    "dernière semaine d'{month}",
  ],
  seasons: {
    spring: ["printemps"],
    summer: ["été"],
    autumn: ["automne"],
    winter: ["hiver"],
  },
  holidays: [
    [
      "nouvel an",
      "réveillon",
      "réveillon du nouvel an",
      "réveillon de la saint-sylvestre",
      "saint-sylvestre",
      "jour de l'an",
    ],
    ["noël", "réveillon de noël", "vacances de noël", "fêtes de noël"],
    ["pâques", "vacances de pâques"],
  ],
  ambiguous: ["été", "mars"],
  before: ["en", "au", "à", "pour", "pendant", "de", "d", "ce", "cet", "cette", "prochain"],
  filling: ["le", "la", "l", "mois", "fin", "début"],
  between: ["et", "ou"],
  bounds: ["dès", "jusqu", "jusque", "entre", "avant", "après", "depuis", "pas", "sauf"],
};
