import { expect, test } from "vitest";
import { bodyAttributes } from "./body-attributes.ts";

const appearance = (transparentHeader: boolean, hideLayout = false) => ({
  attributes: { transparentHeader, hideLayout },
});

const picture = { "data-head": "picture", "data-frame": undefined };
const plain = { "data-head": undefined, "data-frame": undefined };

test.each([
  ["a page that has a picture under its header", bodyAttributes(true, null), picture],
  ["a page that begins with text", bodyAttributes(false, null), plain],
  ["a custom page", bodyAttributes(false, appearance(false)), plain],
  ["with a transparent header", bodyAttributes(false, appearance(true)), picture],
  [
    "without a frame",
    bodyAttributes(false, appearance(false, true)),
    { "data-head": undefined, "data-frame": "none" },
  ],
  [
    "a list page whose fixed page sets both",
    bodyAttributes(false, appearance(true, true)),
    { "data-head": "picture", "data-frame": "none" },
  ],
] as const)("%s", (_, attributes, expected) => {
  expect(attributes).toEqual(expected);
});
