import type { TimeWords } from "#markets/search-words/time-words.ts";

/** Words for times in a keyword of a search. */
export const timeWords: TimeWords = {
  months: [
    ["enero"],
    ["febrero"],
    ["marzo"],
    ["abril"],
    ["mayo"],
    ["junio"],
    ["julio"],
    ["agosto"],
    ["septiembre", "setiembre"],
    ["octubre"],
    ["noviembre"],
    ["diciembre"],
  ],
  partsOfMonth: [
    "primera semana de {month}",
    "segunda semana de {month}",
    "tercera semana de {month}",
    "última semana de {month}",
  ],
  seasons: {
    spring: ["primavera"],
    summer: ["verano"],
    autumn: ["otoño"],
    winter: ["invierno"],
  },
  holidays: [
    ["fin de año", "nochevieja", "año nuevo", "noche vieja"],
    ["navidad", "navidades", "vacaciones de navidad", "nochebuena"],
    ["semana santa", "pascua"],
  ],
  ambiguous: [],
  before: ["en", "para", "por", "durante", "de", "este", "esta", "próximo", "próxima"],
  filling: ["el", "la", "mes", "finales", "principios"],
  between: ["y", "e", "o", "u"],
  bounds: ["a", "desde", "hasta", "entre", "antes", "después", "no", "menos", "excepto"],
};
