import { declareCall } from "#platform/calls/call.ts";
import {
  freeTripsSchema,
  travelDrawingBodySchema,
  travelDrawingSchema,
} from "../draft-contract.ts";
import { travelPolicy } from "../policy.ts";

export const listFreeTrips = declareCall({
  method: "GET",
  path: "/:country/travels/free-trips",
  id: "listFreeTrips",
  summary: "Trips of the company that the market does not offer yet, by their codes",
  access: travelPolicy.read,
  answer: freeTripsSchema,
});

export const drawTravel = declareCall({
  method: "POST",
  path: "/:country/travels/drawings",
  id: "drawTravel",
  summary: "Draws a page of a travel as visitors would see it; nothing is written",
  access: travelPolicy.read,
  body: travelDrawingBodySchema,
  answer: travelDrawingSchema,
});
