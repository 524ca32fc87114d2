import { expect, test } from "vitest";
import { hasPicture, pictureInItem } from "./picture-schemas.ts";

const picture = { anyOf: [{ type: "string", format: "media" }, { type: "null" }] };
const card = { properties: { title: { type: "string" }, media: picture } };

test("an item of a list is known by its picture, wherever that stands among its fields", () => {
  expect(hasPicture(card)).toBe(true);
  expect(pictureInItem(card, { title: "Walk", media: "a" })).toBe("a");
  expect(pictureInItem(card, { title: "Walk", media: null })).toBeNull();
  expect(pictureInItem(card, "a")).toBeNull();
  expect(hasPicture({ properties: { title: { type: "string" } } })).toBe(false);
});
