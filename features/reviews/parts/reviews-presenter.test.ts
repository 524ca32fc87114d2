import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { toReviewsView } from "./reviews-presenter.ts";

test("each share of stars is what its count makes, and so is the share of 4 and 5 stars", () => {
  const market = marketById("en-WE");
  const localizer = { market, t: translatorFor(market), today: "2026-11-29", display: null };
  for (const counts of [
    [0, 0, 3, 3, 5],
    [1, 1, 1, 1, 1],
    [0, 0, 0, 1, 2],
    [1, 2, 4, 8, 16],
    [1, 2, 2, 3, 7], // 46.7 % of 15
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
    expect(view?.positiveText).toBe(`4 and 5 stars: ${rounded(counts[3] + counts[4])}%`);
  }
});
