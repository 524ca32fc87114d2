import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { toReviewsView } from "./reviews-presenter.ts";

// A row stands beside its count, by which visitors check it: it is rounded by itself, and the rows may
// add up to 99 or 101. The sentence stands below two rows, by which they check it: it is their sum.
test("each share of stars is what its count makes, and that of 4 and 5 stars is the sum of their rows", () => {
  const market = marketById("en-WE");
  const localizer = { market, t: translatorFor(market), today: "2026-11-29", display: null };
  for (const counts of [
    [0, 0, 3, 3, 5],
    [1, 1, 1, 1, 1],
    [0, 0, 0, 1, 2],
    [1, 2, 4, 8, 16],
    [1, 2, 2, 3, 7], // 46.7 % of 15
    [4, 3, 3, 33, 57], // 33 % and 57 %
    [0, 10, 35, 104, 269], // 24.9 % and 64.4 %, together 89.2 %
    [0, 0, 35, 249, 649], // 26.7 % and 69.6 %, together 96.2 %
    [0, 0, 1, 1, 4], // 16.7 % and 66.7 %, together 83.3 %
    [3, 7, 9, 13, 8],
    [0, 0, 0, 0, 7],
    [1, 1, 1, 0, 0],
  ] as const) {
    const count = counts.reduce<number>((sum, each) => sum + each, 0);
    const view = toReviewsView(localizer, { count, average: 4, counts }, [], () => "");
    const rounded = (part: number) => Number(((part * 100) / count).toFixed(0));
    expect(view?.distribution.map(({ percent }) => percent)).toEqual(
      counts.map(rounded).toReversed(),
    );
    expect(view?.positiveText).toBe(`4 and 5 stars: ${rounded(counts[3]) + rounded(counts[4])}%`);
  }
});
