import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listedTour } from "../listing/list-tours.ts";
import { type ListedTour } from "../listed-contract.ts";
import { absentTour } from "../policy.ts";
import * as calls from "./calls.ts";
import { removeTour } from "./delete-tour.ts";
import { previewReport, savedReport } from "./report.ts";
import { saveTour, type TourContext } from "./save-tours.ts";
import { contextOf, type WriteScene } from "./write-context.ts";

const foundTour = async ({ db, market, today }: TourContext, id: string): Promise<ListedTour> => {
  const tour = await listedTour(db, market, today, id);
  if (tour === null) throw new Problem(404, absentTour);
  return tour;
};

const toResult = (tour: ListedTour) => ({ version: tour.version, body: tour });

const addOne = (api: Api, scene: WriteScene): void => {
  api.write(calls.createTour, {
    async write(call) {
      const context = contextOf(scene, call);
      const item = { id: null, version: null, travelId: call.params.id, draft: call.body };
      const { id } = await saveTour(context, item);
      const location = `/api/${call.country}/tours/${id}`;
      return { ...toResult(await foundTour(context, id)), location };
    },
  });

  api.write(calls.saveTour, {
    async write(call) {
      const context = contextOf(scene, call);
      const { id } = call.params;
      await saveTour(context, { id, version: call.ifMatch, travelId: null, draft: call.body });
      return toResult(await foundTour(context, id));
    },
  });

  api.write(calls.deleteTour, {
    async write(call) {
      const context = contextOf(scene, call);
      const tour = await foundTour(context, call.params.id);
      await removeTour(context, tour.id, call.ifMatch);
      return toResult(tour);
    },
  });
};

const addManyOfTravel = (api: Api, scene: WriteScene): void => {
  const { today } = scene;
  api.write(calls.saveToursOfTravel, {
    async write(call) {
      const { rows, ...undo } = call.body;
      return { body: await savedReport(contextOf(scene, call, undo), rows, call.params.id) };
    },
  });

  api.route(calls.previewToursOfTravel, {
    async handle({ db, market, params: { id }, body }) {
      return { body: await previewReport({ db, market, today: today(market) }, body.rows, id) };
    },
  });
};

const addMany = (api: Api, scene: WriteScene): void => {
  const { today } = scene;
  api.write(calls.saveTours, {
    async write(call) {
      const { rows, ...undo } = call.body;
      return { body: await savedReport(contextOf(scene, call, undo), rows, null) };
    },
  });

  api.route(calls.previewTours, {
    async handle({ db, market, body }) {
      return { body: await previewReport({ db, market, today: today(market) }, body.rows, null) };
    },
  });
};

export const addTourWrites = (api: Api, scene: WriteScene): void => {
  addOne(api, scene);
  addManyOfTravel(api, scene);
  addMany(api, scene);
};
