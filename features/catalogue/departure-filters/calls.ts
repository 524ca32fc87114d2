import { declareCall } from "#platform/calls/call.ts";
import { tourFacetsSchema } from "./contract.ts";

export const listTourFacets = declareCall({
  method: "GET",
  path: "/:country/tours/facets",
  id: "listTourFacets",
  summary: "What the departures of a market can be filtered by",
  access: { role: "editor" },
  answer: tourFacetsSchema,
});
