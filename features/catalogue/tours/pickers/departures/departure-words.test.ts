import { expect, test } from "vitest";
import { lengthWords } from "./departure-words.ts";

test.each([
  ["2026-12-12", "2026-12-12", "9 days, back on Sun\u00A020/12/2026"],
  ["2026-12-12", "2026-12-13", "8 days after 1 night on the way, back on Sun\u00A020/12/2026"],
  ["2026-12-11", "2026-12-13", "8 days after 2 nights on the way, back on Sun\u00A020/12/2026"],
])("who leaves on %s for a programme from %s: %s", (departureDate, startDate, words) => {
  expect(lengthWords({ departureDate, startDate, endDate: "2026-12-20" })).toBe(words);
});
