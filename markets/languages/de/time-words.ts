import type { TimeWords } from "#markets/search-words/time-words.ts";

/** Words for times in a keyword of a search. */
export const timeWords: TimeWords = {
  months: [
    ["januar", "jänner"],
    ["februar"],
    ["märz"],
    ["april"],
    ["mai"],
    ["juni"],
    ["juli"],
    ["august"],
    ["september"],
    ["oktober"],
    ["november"],
    ["dezember"],
  ],
  seasons: {
    spring: ["frühling", "frühjahr"],
    summer: ["sommer"],
    autumn: ["herbst"],
    winter: ["winter"],
  },
  before: [
    "im",
    "in",
    "am",
    "an",
    "zu",
    "zum",
    "über",
    "für",
    "ab",
    "diesen",
    "nächsten",
    "anfang",
    "ende",
    "mitte",
  ],
  filling: ["den", "der", "monat"],
  between: ["und", "oder"],
};
