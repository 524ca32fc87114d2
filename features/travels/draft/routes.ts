import type { Api } from "#platform/server/http/routes/api.ts";
import { travelPolicy } from "../policy.ts";
import {
  type TravelDrawing,
  travelDrawingBodySchema,
  type TravelDrawingRequest,
  travelDrawingSchema,
} from "./contract.ts";

/** Draws pages of travels that are not saved; the app provides it, since it knows the public site. */
export type TravelPreview = Readonly<{
  drawTravel: (market: string, request: TravelDrawingRequest) => Promise<TravelDrawing>;
}>;

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
