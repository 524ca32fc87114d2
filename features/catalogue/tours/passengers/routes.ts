import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTour, tourPolicy } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/routes.ts";
import { toursByIds } from "../store.ts";
import {
  passengersInputSchema,
  passengersPreviewSchema,
  passengersSchema,
} from "./passenger-contract.ts";
import { previewPassengers, savePassengers, toPassengers } from "./save-passengers.ts";
import { passengersOf } from "./store.ts";

const path = "/:country/tours/:id/passengers";
const params = { id: z.uuid() };

export const addPassengerRoutes = (api: Api, scene: WriteScene): void => {
  const { today } = scene;
  api.route({
    method: "GET",
    path,
    id: "listPassengers",
    summary: "The people in a departure, without names; the ETag is the departure's",
    access: tourPolicy.read,
    params,
    absent: absentTour,
    answer: passengersSchema,
    async handle({ db, market, params: { id } }) {
      const tour = (await toursByIds(db, market, [id])).get(id);
      if (!tour) throw new Problem(404, absentTour);
      const items = await passengersOf(db, market, id);
      return { version: tour.version, body: toPassengers(tour, items, today(market)) };
    },
  });

  api.write({
    method: "PUT",
    path,
    id: "savePassengers",
    summary: "Writes the people in a departure as a whole list; their number follows from it",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    body: passengersInputSchema,
    ifMatch: true,
    answer: passengersSchema,
    async write(call) {
      const { trx, market, body, ifMatch } = call;
      const { id } = call.params;
      const tour = await savePassengers(contextOf(scene, call), id, body.items, ifMatch);
      const items = await passengersOf(trx, market, id);
      return { version: tour.version, body: toPassengers(tour, items, today(market)) };
    },
  });

  api.route({
    method: "POST",
    path: `${path}/preview`,
    id: "previewPassengers",
    summary: "What a save of the people in a departure would do; nothing is written",
    access: tourPolicy.read,
    params,
    absent: absentTour,
    body: passengersInputSchema,
    answer: passengersPreviewSchema,
    async handle({ db, market, params: { id }, body: { items } }) {
      const tour = (await toursByIds(db, market, [id])).get(id);
      if (!tour) throw new Problem(404, absentTour);
      const stored = await passengersOf(db, market, id);
      return { body: previewPassengers(tour, stored, items, today(market)) };
    },
  });
};
