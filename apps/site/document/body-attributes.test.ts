import type { UIMatch } from "react-router";
import { expect, test } from "vitest";
import { bodyAttributes } from "./body-attributes.ts";

const match = (loaderData: unknown) => ({ loaderData }) as UIMatch;
const appearance = (transparentHeader: boolean, hideLayout = false) => ({
  appearance: { classes: "", css: "", attributes: { transparentHeader, hideLayout } },
});

const picture = { "data-head": "picture", "data-frame": undefined };
const plain = { "data-head": undefined, "data-frame": undefined };

test.each([
  ["a page that begins with a picture", [match({}), match({ view: { top: {} } })], false, picture],
  ["the home page", [match({}), match({ view: { hero: {} } })], false, picture],
  ["a page that begins with words", [match({}), match({ view: { top: null } })], false, plain],
  ["a status page", [match({ fixed: appearance(false, true) })], true, picture],
  [
    "a page of staff",
    [match({}), match({ customPage: appearance(false), view: null })],
    false,
    plain,
  ],
  [
    "a page of staff under a clear header",
    [match({}), match({ customPage: appearance(true), view: null })],
    false,
    picture,
  ],
  [
    "a page of staff without a frame",
    [match({}), match({ customPage: appearance(false, true), view: null })],
    false,
    { "data-head": undefined, "data-frame": "none" },
  ],
  [
    "a fixed page around a list",
    [match({ fixed: appearance(true, true) }), match({})],
    false,
    { "data-head": "picture", "data-frame": "none" },
  ],
  ["a route whose loader failed", [match(undefined), match(undefined)], false, plain],
] as const)("%s", (_, matches, isLost, marks) => {
  expect(bodyAttributes(matches, isLost)).toEqual(marks);
});
