import { expect, test } from "vitest";
import { pageStylesheets } from "./page-stylesheets.ts";
import { stylesheets } from "./stylesheets.ts";

const { frame, content, search, events, departures, trip, blocks } = stylesheets;
const plain = { data: null };
const withSearch = { data: { bar: {} } };
const withEvents = { data: { events: [] } };

test.each([
  ["home", pageStylesheets([search], []), [frame, search]],
  ["a list of trips and a status page", pageStylesheets([], []), [frame]],
  ["a custom page", pageStylesheets([], [plain]), [frame, departures, blocks]],
  [
    "a content page with a search block below",
    pageStylesheets([content], [plain, withSearch]),
    [frame, content, search, departures, blocks],
  ],
  [
    "a custom page with events",
    pageStylesheets([], [plain, withEvents]),
    [frame, events, departures, blocks],
  ],
  [
    "the search with blocks below",
    pageStylesheets([search], [plain]),
    [frame, search, departures, blocks],
  ],
  [
    "a trip with blocks below has each style sheet once",
    pageStylesheets([departures, trip], [plain]),
    [frame, departures, trip, blocks],
  ],
] as const)("%s", (_, paths, expected) => {
  expect(paths).toEqual(expected);
});
