import type { Api } from "#platform/server/http/routes/api.ts";
import { type TravelDrawing, type TravelDrawingRequest } from "../draft-contract.ts";
import * as calls from "./calls.ts";
import { freeTrips } from "./free-trips.ts";

/** Draws pages of travels that are not saved; the app provides it, since it knows the public site. */
export type TravelPreview = Readonly<{
  drawTravel: (market: string, request: TravelDrawingRequest) => Promise<TravelDrawing>;
}>;

/** `GET /api/{country}/travels/free-trips`: what a new travel can be made of. */
export const addFreeTripsRoute = (api: Api): void =>
  api.route(calls.listFreeTrips, {
    async handle({ db, market }) {
      return { body: await freeTrips(db, market) };
    },
  });

/** `POST /api/{country}/travels/drawings` */
export const addDrawingRoute = (api: Api, { drawTravel }: TravelPreview): void =>
  api.route(calls.drawTravel, {
    async handle({ market, body }) {
      return { body: await drawTravel(market, body) };
    },
  });
