import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { liveCountSchema, searchDatesSchema, suggestionsViewSchema } from "./parts/assist-view.ts";
import { searchParameters } from "./query/search-params.ts";

const suggestionsQuery = z.strictObject({ q: z.string().max(80).default("") });
const value = z.string().max(200);
export const countQuery = z.strictObject(
  Object.fromEntries(
    [...searchParameters, "currency"].map((name) => [
      name,
      z.union([value, z.array(value).max(40)]).optional(),
    ]),
  ),
);

export const suggest = declareCall({
  method: "GET",
  path: "/:country/suggestions",
  id: "suggest",
  summary: "What a typed beginning may mean",
  access: "anyone",
  query: suggestionsQuery,
  answer: suggestionsViewSchema,
});

export const countSearch = declareCall({
  method: "GET",
  path: "/:country/search-count",
  id: "countSearch",
  summary: "The trips that a search would show; its parameters are those of the search's address",
  access: "anyone",
  query: countQuery,
  answer: liveCountSchema,
});

export const searchDates = declareCall({
  method: "GET",
  path: "/:country/search-dates",
  id: "searchDates",
  summary:
    "The days on which a search finds something, and the months in which trips of so many days fit",
  access: "anyone",
  query: countQuery,
  answer: searchDatesSchema,
});
