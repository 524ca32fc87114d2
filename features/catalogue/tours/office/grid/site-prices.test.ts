import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { roundedOnSite, sitePriceNotes } from "./site-prices.ts";

const italy = marketById("it-IT");

test("a price with cents is said as the site writes it, in the market's own money", () => {
  expect(roundedOnSite(77_750, italy)).toBe("778\u00A0€");
  expect(roundedOnSite(77_749, italy)).toBe("777\u00A0€");
  expect(roundedOnSite(123_450, marketById("en-WE"))).toBe("£1,235");
  expect(roundedOnSite(123_450, marketById("en-US"))).toBe("$1,235");
});

test("of a whole price and of none nothing is said", () => {
  expect([roundedOnSite(77_800, italy), roundedOnSite(null, italy)]).toEqual([null, null]);
  expect(sitePriceNotes({ priceCents: 77_800, fullPriceCents: null }, italy)).toEqual({});
});

test("each price has its own words, which refuse nothing", () => {
  const note = (message: string) => ({ kind: "warning", message, remedy: null, line: null });
  expect(sitePriceNotes({ priceCents: 77_750, fullPriceCents: 89_910 }, italy)).toEqual({
    price: note("Shown as 778\u00A0€ on the site."),
    before: note("Shown as 899\u00A0€ on the site."),
  });
});
