import type { TimeWords } from "#markets/search-words/time-words.ts";

/** Words for times in a keyword of a search. */
export const timeWords: TimeWords = {
  months: [
    ["gennaio"],
    ["febbraio"],
    ["marzo"],
    ["aprile"],
    ["maggio"],
    ["giugno"],
    ["luglio"],
    ["agosto"],
    ["settembre"],
    ["ottobre"],
    ["novembre"],
    ["dicembre"],
  ],
  seasons: {
    spring: ["primavera"],
    summer: ["estate"],
    autumn: ["autunno"],
    winter: ["inverno"],
  },
  before: [
    "in",
    "a",
    "ad",
    "per",
    "durante",
    "nel",
    "nella",
    "di",
    "d",
    "da",
    "questa",
    "quest",
    "questo",
    "prossimo",
    "prossima",
  ],
  filling: ["il", "la", "l", "mese", "fine", "inizio", "metà"],
  between: ["e", "ed", "o", "oppure"],
};
