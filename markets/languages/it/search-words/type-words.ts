import type { TypeWords } from "#markets/search-words/type-words.ts";

export const typeWords: TypeWords = [
  [
    "Trekking ed escursionismo",
    "viaggio di trekking",
    "viaggi di trekking",
    "viaggio trekking",
    "vacanza trekking",
    "vacanze trekking",
    "vacanza a piedi",
    "viaggio a piedi",
  ],
  ["Mare", "vacanza al mare", "vacanze al mare", "viaggio al mare", "viaggi al mare", "al mare"],
  ["Città", "viaggio in città", "vacanza in città", "city break"],
  ["Neve", "vacanza sulla neve", "vacanze sulla neve", "sulla neve", "settimana bianca"],
  ["Safari", "viaggio safari", "viaggi safari", "viaggio in safari"],
  [
    "Barca a vela",
    "vacanza in barca a vela",
    "vacanze in barca a vela",
    "viaggio in barca a vela",
    "in barca a vela",
  ],
  ["Spedizione", "viaggio di spedizione"],
];
