import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toReviewsView } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import { ReviewScore } from "#features/catalogue/reviews/parts/score.tsx";
import { toScoreView } from "#features/catalogue/travels/parts/card-presenter.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";

test("with fewer than three reviews cards and pages say their number before the score", () => {
  const market = marketById("en-US");
  const localizer = { market, t: translatorFor(market), today: "2026-11-29", display: null };
  const linesOf = (count: number) => {
    const summary = { count, average: 4.5, counts: [0, 0, 0, 0, count] } as const;
    const view = toReviewsView(localizer, summary, [], () => "");
    const html = view ? renderToStaticMarkup(<ReviewScore reviews={view} />) : "";
    const [, summaryHtml = ""] = /<summary>(.*?)<\/summary>/.exec(html) ?? [];
    return [
      toScoreView(localizer, summary)?.full,
      summaryHtml.replaceAll(/<[^>]*>/g, "").replace(/ · Ratings.*/, ""),
    ];
  };
  expect(linesOf(2)).toEqual(["2 reviews · 4.5 out of 5", "2 reviews · 4.5 out of 5"]);
  expect(linesOf(3)).toEqual(["4.5 out of 5 · 3 reviews", "4.5 out of 5 · 3 reviews"]);
});
