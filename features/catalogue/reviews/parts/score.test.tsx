import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewQuotes } from "./score.tsx";

test("each review shows its rating as stars and says it in words for screen readers", () => {
  const items = ([1, 2, 3, 4, 5] as const).map((rating) => ({
    id: String(rating),
    quote: "",
    byline: "",
    rating,
    stars: `${rating} stars`,
    written: { iso: "2026-01-01", text: "" },
  }));
  const captions = [
    ...renderToStaticMarkup(<ReviewQuotes items={items} />).matchAll(
      /<figcaption>.*?<\/figcaption>/gs,
    ),
  ].map(([caption]) => caption);
  expect(
    captions.map((each) => /aria-hidden="true">(★+)<i>(★*)<\/i>/.exec(each)?.slice(1)),
  ).toEqual([
    ["★", "★★★★"],
    ["★★", "★★★"],
    ["★★★", "★★"],
    ["★★★★", "★"],
    ["★★★★★", ""],
  ]);
  expect(captions.map((each) => /(\d) stars\. /.exec(each)?.[1])).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
});
