import type { UIMatch } from "react-router";
import { expect, test } from "vitest";
import { pageStylesheets } from "./page-stylesheets.ts";

const match = (id: string, loaderData: unknown) => ({ id, loaderData }) as UIMatch;
const plain = { data: null };
test.each([
  ["home", [match("root", {}), match("index", {})], ["frame", "search"]],
  ["a list of trips", [match("root", {}), match("travels /viaggi", {})], ["frame"]],
  [
    "a trip",
    [match("root", {}), match("travels-travel /viaggi/:slug", { view: {} })],
    ["frame", "departures", "trip"],
  ],
  [
    "a content page",
    [match("root", {}), match("custom-page", { view: {}, customPage: null })],
    ["frame", "content"],
  ],
  [
    "an empty custom page, into which the preview may put any block",
    [match("root", {}), match("custom-page", { view: null, customPage: { blocks: [] } })],
    ["frame", "search", "departures", "blocks"],
  ],
  [
    "a custom page",
    [match("root", {}), match("custom-page", { view: null, customPage: { blocks: [plain] } })],
    ["frame", "departures", "blocks"],
  ],
  [
    "a content page with a search block below",
    [
      match("root", { fixed: { blocks: [plain, { data: { bar: {} } }] } }),
      match("custom-page", { view: {}, customPage: null }),
    ],
    ["frame", "content", "search", "departures", "blocks"],
  ],
  [
    "the search with blocks below",
    [match("root", { fixed: { blocks: [plain] } }), match("search /cerca", {})],
    ["frame", "search", "departures", "blocks"],
  ],
  [
    "a trip with blocks below has each style sheet once",
    [match("root", { fixed: { blocks: [plain] } }), match("travels-travel /viaggi/:slug", {})],
    ["frame", "departures", "trip", "blocks"],
  ],
  [
    "a trip with an own page",
    [
      match("root", {}),
      match("travels-travel /viaggi/:slug", { view: {}, own: { blocks: [plain] } }),
    ],
    ["frame", "departures", "trip", "blocks"],
  ],
  [
    "a fixed page without blocks",
    [match("root", { fixed: { blocks: [] } }), match("tours /partenze", {})],
    ["frame", "departures"],
  ],
  ["a path without a page", [match("root", undefined), match("custom-page", undefined)], ["frame"]],
] as const)("%s", (_, matches, names) => {
  expect(pageStylesheets(matches)).toEqual(names);
});
