import type { TimeWords } from "#markets/search-words/time-words.ts";

/** Words for times in a keyword of a search. */
export const timeWords: TimeWords = {
  months: [
    ["january"],
    ["february"],
    ["march"],
    ["april"],
    ["may"],
    ["june"],
    ["july"],
    ["august"],
    ["september"],
    ["october"],
    ["november"],
    ["december"],
  ],
  seasons: {
    spring: ["spring", "springtime"],
    summer: ["summer", "summertime"],
    autumn: ["autumn", "fall"],
    winter: ["winter", "wintertime"],
  },
  before: ["in", "during", "for", "this", "next", "early", "late", "mid"],
  filling: ["the", "month", "of"],
  between: ["and", "or"],
};
