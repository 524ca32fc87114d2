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
  [
    "a page that has a picture under its header",
    [match({}), match({ view: { top: {} } })],
    false,
    picture,
  ],
  ["the home page", [match({}), match({ view: { hero: {} } })], false, picture],
  ["a page that begins with text", [match({}), match({ view: { top: null } })], false, plain],
  ["a status page", [match({ fixed: appearance(false, true) })], true, picture],
  [
    "a custom page",
    [match({}), match({ customPage: appearance(false), view: null })],
    false,
    plain,
  ],
  [
    "a custom page with a transparent header",
    [match({}), match({ customPage: appearance(true), view: null })],
    false,
    picture,
  ],
  [
    "a custom page that hides the frame",
    [match({}), match({ customPage: appearance(false, true), view: null })],
    false,
    { "data-head": undefined, "data-frame": "none" },
  ],
  [
    "a list page whose fixed page sets both",
    [match({ fixed: appearance(true, true) }), match({})],
    false,
    { "data-head": "picture", "data-frame": "none" },
  ],
  ["a route whose loader failed", [match(undefined), match(undefined)], false, plain],
] as const)("%s", (_, matches, isStatusPage, attributes) => {
  expect(bodyAttributes(matches, isStatusPage)).toEqual(attributes);
});
