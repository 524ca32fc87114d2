import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { tourDraftSchema } from "../contract.ts";
import { listedTour } from "../listing/list-tours.ts";
import { type ListedTour, listedTourSchema } from "../listed-contract.ts";
import { planReportSchema } from "../consequences-contract.ts";
import { absentTour, absentTravel, tourPolicy } from "../policy.ts";
import type { Asking } from "../questions/asking.ts";
import { removeTour } from "./delete-tour.ts";
import { previewReport, savedReport } from "./report.ts";
import { tourDraftExample, savedTourRowsSchema, tourRowsSchema } from "../save-contract.ts";
import { saveTour, type TourContext } from "./save-tours.ts";

const params = { id: z.uuid() };
const draftSchema = tourDraftSchema.meta({ examples: [tourDraftExample] });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

/** The day of a market. */
export type Today = (market: string) => string;

/** What writes of departures need beside their call. */
export type WriteScene = Readonly<{ today: Today; asking: Asking }>;

export const todayBy =
  (now: () => Date): Today =>
  (market) =>
    dayAt(now(), marketById(market));

export const contextOf = (
  { today, asking }: WriteScene,
  { trx, market, actor }: Caller,
  { takesBackOwnChange = false }: Readonly<{ takesBackOwnChange?: boolean }> = {},
): TourContext => ({
  db: trx,
  market,
  actor: actor.email,
  today: today(market),
  asking,
  ...(takesBackOwnChange && { takesBack: "own change" }),
});

const foundTour = async ({ db, market, today }: TourContext, id: string): Promise<ListedTour> => {
  const tour = await listedTour(db, market, today, id);
  if (tour === null) throw new Problem(404, absentTour);
  return tour;
};

const toResult = (tour: ListedTour) => ({ version: tour.version, body: tour });

const addOne = (api: Api, scene: WriteScene): void => {
  api.write({
    method: "POST",
    path: "/:country/travels/:id/tours",
    id: "createTour",
    summary: "Makes a departure of a travel",
    access: tourPolicy.write,
    params,
    absent: absentTravel,
    body: draftSchema,
    status: 201,
    answer: listedTourSchema,
    async write(call) {
      const context = contextOf(scene, call);
      const item = { id: null, version: null, travelId: call.params.id, draft: call.body };
      const { id } = await saveTour(context, item);
      const location = `/api/${call.country}/tours/${id}`;
      return { ...toResult(await foundTour(context, id)), location };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/tours/:id",
    id: "saveTour",
    summary: "Saves a departure",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    body: draftSchema,
    ifMatch: true,
    answer: listedTourSchema,
    async write(call) {
      const context = contextOf(scene, call);
      const { id } = call.params;
      await saveTour(context, { id, version: call.ifMatch, travelId: null, draft: call.body });
      return toResult(await foundTour(context, id));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/tours/:id",
    id: "deleteTour",
    summary: "Deletes a departure in which nobody is, and answers it as it was",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    ifMatch: true,
    answer: listedTourSchema,
    problems: [409],
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
  api.write({
    method: "PUT",
    path: "/:country/travels/:id/tours",
    id: "saveToursOfTravel",
    summary: "Saves and makes many departures of a travel: rows without an error, each by itself",
    access: tourPolicy.write,
    params,
    absent: absentTravel,
    body: savedTourRowsSchema,
    answer: planReportSchema,
    async write(call) {
      const { rows, ...undo } = call.body;
      return { body: await savedReport(contextOf(scene, call, undo), rows, call.params.id) };
    },
  });

  api.route({
    method: "POST",
    path: "/:country/travels/:id/tours/preview",
    id: "previewToursOfTravel",
    summary: "What a save of many departures of a travel would do; nothing is written",
    access: tourPolicy.read,
    params,
    absent: absentTravel,
    body: tourRowsSchema,
    answer: planReportSchema,
    async handle({ db, market, params: { id }, body }) {
      return { body: await previewReport({ db, market, today: today(market) }, body.rows, id) };
    },
  });
};

const addMany = (api: Api, scene: WriteScene): void => {
  const { today } = scene;
  api.write({
    method: "PUT",
    path: "/:country/tours",
    id: "saveTours",
    summary: "Saves departures of several travels: rows without an error, each by itself",
    access: tourPolicy.write,
    body: savedTourRowsSchema,
    answer: planReportSchema,
    async write(call) {
      const { rows, ...undo } = call.body;
      return { body: await savedReport(contextOf(scene, call, undo), rows, null) };
    },
  });

  api.route({
    method: "POST",
    path: "/:country/tours/preview",
    id: "previewTours",
    summary: "What a save of departures of several travels would do; nothing is written",
    access: tourPolicy.read,
    body: tourRowsSchema,
    answer: planReportSchema,
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
