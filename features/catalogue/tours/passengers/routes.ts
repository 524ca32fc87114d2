import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTour } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/write-context.ts";
import { toursByIds } from "../store.ts";
import * as calls from "./calls.ts";
import { previewPassengers, savePassengers, toPassengers } from "./save-passengers.ts";
import { passengersOf } from "./store.ts";

export const addPassengerRoutes = (api: Api, scene: WriteScene): void => {
  const { today } = scene;
  api.route(calls.listPassengers, {
    async handle({ db, market, params: { id } }) {
      const tour = (await toursByIds(db, market, [id])).get(id);
      if (!tour) throw new Problem(404, absentTour);
      const items = await passengersOf(db, market, id);
      return { version: tour.version, body: toPassengers(tour, items, today(market)) };
    },
  });

  api.write(calls.savePassengers, {
    async write(call) {
      const { trx, market, body, ifMatch } = call;
      const { id } = call.params;
      const tour = await savePassengers(contextOf(scene, call), id, body.items, ifMatch);
      const items = await passengersOf(trx, market, id);
      return { version: tour.version, body: toPassengers(tour, items, today(market)) };
    },
  });

  api.route(calls.previewPassengers, {
    async handle({ db, market, params: { id }, body: { items } }) {
      const tour = (await toursByIds(db, market, [id])).get(id);
      if (!tour) throw new Problem(404, absentTour);
      const stored = await passengersOf(db, market, id);
      return { body: previewPassengers(tour, stored, items, today(market)) };
    },
  });
};
