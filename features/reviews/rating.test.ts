import { expect, test } from "vitest";
import { addStars, ratingAmong, starsOf } from "./rating.ts";

const sicily = starsOf([1, 1, 2, 2, 9]); // 4.1 of 15
const vietnam = starsOf([0, 0, 0, 1, 7]); // 4.9 of 8
const cuba = starsOf([0, 0, 0, 0, 7]); // 5.0 of 7
const jordan = starsOf([0, 0, 0, 0, 1]); // 5.0 of 1
const peru = starsOf([0, 0, 2, 10, 60]); // 4.8 of 72
const unknown = starsOf([0, 0, 0, 0, 0]);

test("the best rated is not who has the most reviews, nor who has one that is excellent", () => {
  const trips = { sicily, vietnam, cuba, jordan, peru };
  const ratingOf = ratingAmong(addStars(Object.values(trips)));
  const order = Object.entries(trips)
    .toSorted(([, a], [, b]) => ratingOf(b) - ratingOf(a))
    .map(([name]) => name);
  expect(order).toEqual(["cuba", "peru", "vietnam", "jordan", "sicily"]);
});

test("a trip without reviews has no rating, and with one it is near the mean of the market", () => {
  const market = { stars: 400, reviews: 100 };
  expect(ratingAmong(market)(unknown)).toBe(0);
  expect(ratingAmong(market)(jordan)).toBeCloseTo(45 / 11);
  expect(ratingAmong(unknown)(unknown)).toBe(0);
});
