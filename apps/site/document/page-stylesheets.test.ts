import { expect, test } from "vitest";
import { pageStylesheets } from "./page-stylesheets.ts";

const plain = { data: null };
const withSearch = { data: { bar: {} } } as Parameters<typeof pageStylesheets>[1] extends
  | { blocks?: readonly (infer Block)[] }
  | undefined
  ? Block
  : never;

test.each([
  ["home", pageStylesheets("index"), ["frame", "search"]],
  ["a list of trips", pageStylesheets("travels"), ["frame"]],
  ["a trip", pageStylesheets("travels-travel"), ["frame", "departures", "trip"]],
  ["a content page", pageStylesheets("*", { more: ["content"] }), ["frame", "content"]],
  ["a custom page", pageStylesheets("*", { blocks: [plain] }), ["frame", "departures", "blocks"]],
  [
    "a content page with a search block below",
    pageStylesheets("*", { blocks: [plain, withSearch], more: ["content"] }),
    ["frame", "content", "search", "departures", "blocks"],
  ],
  [
    "the search with blocks below",
    pageStylesheets("search", { blocks: [plain] }),
    ["frame", "search", "departures", "blocks"],
  ],
  [
    "a trip with blocks below has each style sheet once",
    pageStylesheets("travels-travel", { blocks: [plain] }),
    ["frame", "departures", "trip", "blocks"],
  ],
  [
    "a fixed page without blocks",
    pageStylesheets("tours", { blocks: [] }),
    ["frame", "departures"],
  ],
  ["a status page", pageStylesheets(null), ["frame"]],
] as const)("%s", (_, names, expected) => {
  expect(names).toEqual(expected);
});
