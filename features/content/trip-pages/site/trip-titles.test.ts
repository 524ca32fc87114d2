import { expect, test } from "vitest";
import { localize } from "#demo/localized-text.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { formatMoney } from "#markets/format.ts";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { fittingTitle, maxTitle, withoutBrand } from "#platform/site/titles.ts";
import { tourTitle, travelTitle } from "./trip-titles.ts";

const product = "Wayroam";

test.each(markets)("in $id no title of the demo is longer than search engines show", (market) => {
  const t = translatorFor(market);
  const localizer = { market, t, today: "2026-11-29", display: null };
  const site = { localizer, product };
  const price = formatMoney(999_900, market.currency);
  const titles = demoData.trips.flatMap((facts) => {
    const name = localize(facts.name, market);
    const travel = { name, days: facts.days.length };
    const itinerary = t("meta.itinerary.title", { trip: name, product });
    return [
      travelTitle(site, travel, price),
      travelTitle(site, travel, null),
      tourTitle(site, travel, { departureDate: "2027-09-22" }),
      fittingTitle(itinerary, withoutBrand(itinerary, product)),
    ];
  });
  const pages = Object.values(demoData.contents[market.id]).map(({ title, seo }) => {
    const full = t("meta.title", { title: seo.title || title, product });
    return fittingTitle(full, withoutBrand(full, product));
  });
  const fixed = (
    ["home", "travels", "coordinators", "search", "tours", "wishlist", "login"] as const
  ).map((name) => t(`meta.${name}.title`, { product }));
  expect(titles.length).toBeGreaterThan(100);
  expect([...titles, ...pages, ...fixed].filter((title) => title.length > maxTitle)).toEqual([]);
});

test("a title keeps what fits: the brand, then the price, then the day in words", () => {
  const [market] = markets.filter(({ id }) => id === "en-US");
  const t = translatorFor(market!);
  const site = { localizer: { market: market!, t, today: "2026-11-29", display: null }, product };
  const short = { name: "Peru", days: 9 };
  const long = { name: "From the Sahara to the Atlantic by night train and mule", days: 12 };
  expect(travelTitle(site, short, "$1,399")).toBe("Peru: 9 days, from $1,399 · Wayroam");
  expect(travelTitle(site, long, "$1,399")).toBe(`${long.name} · Wayroam`);
  expect(tourTitle(site, long, { departureDate: "2027-03-11" })).toMatch(/^From the Sahara.*2027$/);
});
