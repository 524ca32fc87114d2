import type { TypeWords } from "#markets/search-words/type-words.ts";

export const typeWords: TypeWords = [
  [
    "Wandern und Trekking",
    "Wanderreise",
    "Wanderreisen",
    "Wanderurlaub",
    "Trekkingreise",
    "Trekkingreisen",
  ],
  ["Strand", "Strandurlaub", "Strandreise", "Badeurlaub", "Badereise", "am Strand"],
  ["Stadt", "Städtereise", "Städtereisen", "Städtetrip", "Städteurlaub"],
  ["Schnee", "Schneereise", "Schneeurlaub", "im Schnee"],
  ["Safari", "Safarireise", "Safarireisen"],
  ["Segeln", "Segelreise", "Segelreisen", "Segelurlaub", "Segeltörn"],
  ["Expedition", "Expeditionsreise", "Expeditionsreisen"],
];
