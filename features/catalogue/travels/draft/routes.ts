import type { Api } from "#platform/server/http/routes/api.ts";
import { travelPolicy } from "../policy.ts";
import {
  freeTripsSchema,
  type TravelDrawing,
  travelDrawingBodySchema,
  type TravelDrawingRequest,
  travelDrawingSchema,
} from "../draft-contract.ts";
import { freeTrips } from "./free-trips.ts";

/** Draws pages of travels that are not saved; the app provides it, since it knows the public site. */
export type TravelPreview = Readonly<{
  drawTravel: (market: string, request: TravelDrawingRequest) => Promise<TravelDrawing>;
}>;

/** `GET /api/{country}/travels/free-trips`: what a new travel can be made of. */
export const addFreeTripsRoute = (api: Api): void =>
  api.route({
    method: "GET",
    path: "/:country/travels/free-trips",
    id: "listFreeTrips",
    summary: "Trips of the company that the market does not offer yet, by their codes",
    access: travelPolicy.read,
    answer: freeTripsSchema,
    async handle({ db, market }) {
      return { body: await freeTrips(db, market) };
    },
  });

/** `POST /api/{country}/travels/drawings` */
export const addDrawingRoute = (api: Api, { drawTravel }: TravelPreview): void =>
  api.route({
    method: "POST",
    path: "/:country/travels/drawings",
    id: "drawTravel",
    summary: "Draws a page of a travel as visitors would see it; nothing is written",
    access: travelPolicy.read,
    body: travelDrawingBodySchema,
    answer: travelDrawingSchema,
    async handle({ market, body }) {
      return { body: await drawTravel(market, body) };
    },
  });
