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
  partsOfMonth: [
    "first week of {month}",
    "second week of {month}",
    "third week of {month}",
    "last week of {month}",
    "first week in {month}",
    "last week in {month}",
    "{month} half term",
  ],
  seasons: {
    spring: ["spring", "springtime"],
    summer: ["summer", "summertime"],
    autumn: ["autumn", "fall"],
    winter: ["winter", "wintertime"],
  },
  holidays: [
    [
      "new year",
      "new years",
      "new year's",
      "new year's eve",
      "new year's day",
      "new years eve",
      "new year holidays",
      "nye",
      "hogmanay",
    ],
    ["christmas", "xmas", "christmas time", "christmas holidays"],
    ["easter", "easter holidays"],
  ],
  ambiguous: ["march", "may", "fall", "spring"],
  before: ["in", "at", "over", "around", "during", "for", "this", "next", "early", "late", "mid"],
  filling: ["the", "month", "of"],
  between: ["and", "or"],
  bounds: ["from", "until", "till", "to", "between", "before", "after", "since", "not", "except"],
};
