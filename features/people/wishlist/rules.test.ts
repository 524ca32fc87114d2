import { expect, test } from "vitest";
import { toWishlist } from "./rules.ts";

const tour = (tourId: string, travelId: string, minute: number) => ({
  tourId,
  travelId,
  name: "Japan",
  departureDate: "2027-03-12",
  startDate: "2027-03-12",
  endDate: "2027-03-22",
  status: "PLANNED" as const,
  priceCents: 241_900,
  addedAt: new Date(minute * 60_000),
});

test("a wishlist holds each travel once with its departures, the last saved first", () => {
  const travels = [
    { travelId: "japan", name: "Japan", priceCents: null, addedAt: new Date(60_000) },
    { travelId: "cuba", name: "Cuba", priceCents: null, addedAt: new Date(180_000) },
  ];
  const tours = [tour("a", "japan", 2), tour("b", "japan", 4), tour("c", "norway", 5)];
  const { items } = toWishlist({ travels, tours });
  expect(items.map(({ travelId, saved }) => [travelId, saved])).toEqual([
    ["norway", false],
    ["cuba", true],
    ["japan", true],
  ]);
  expect(items[2]?.tours.map(({ tourId }) => tourId)).toEqual(["b", "a"]);
  expect(items[0]?.addedAt).toBe("1970-01-01T00:05:00.000Z");
});
