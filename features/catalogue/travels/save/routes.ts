import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  travelBodySchema,
  travelCopySchema,
  travelPreviewBodySchema,
  travelPreviewSchema,
  travelRecordSchema,
} from "../record-contract.ts";
import type { Travel } from "../contract.ts";
import { absentTravel, travelPolicy } from "../policy.ts";
import { travelById } from "../store.ts";
import { toTravelRecord } from "./about.ts";
import { copyTravel } from "./copy.ts";
import { previewTravel } from "./preview.ts";
import { createTravel, removeTravel, saveTravel, type TravelSaves } from "./save-travel.ts";

export type RecordOptions = TravelSaves & Readonly<{ now: () => Date }>;

const params = { id: z.uuid() };

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const contextOf =
  ({ hasPageAt, listDestinations, refreshSearchVectors }: TravelSaves) =>
  ({ trx, market, actor }: Caller) => ({
    hasPageAt,
    listDestinations,
    refreshSearchVectors,
    db: trx,
    market,
    actor: actor.email,
  });

const addReads = (api: Api, { now }: RecordOptions): void => {
  api.route({
    method: "GET",
    path: "/:country/travels/:id",
    id: "getTravel",
    summary: "A travel, with what the editor shows of it",
    access: travelPolicy.read,
    params,
    absent: absentTravel,
    answer: travelRecordSchema,
    async handle({ db, market, params: { id } }) {
      const travel = await travelById(db, market, id);
      if (!travel) throw new Problem(404, absentTravel);
      return { version: travel.version, body: await toTravelRecord(db, market, travel, now()) };
    },
  });
};

const addPreview = (api: Api, options: RecordOptions): void => {
  const toContext = contextOf(options);
  api.route({
    method: "POST",
    path: "/:country/travels/preview",
    id: "previewTravel",
    summary: "What would happen if a travel were saved so; nothing is written",
    access: travelPolicy.write,
    body: travelPreviewBodySchema,
    answer: travelPreviewSchema,
    async handle({ db, market, actor, body: { id, travel } }) {
      const context = toContext({ trx: db, market, actor });
      return { body: await previewTravel(context, id, travel, options.now()) };
    },
  });
};

const addCreations = (api: Api, options: RecordOptions): void => {
  const toContext = contextOf(options);
  const created = async (call: Caller & Readonly<{ country: string }>, travel: Travel) => ({
    version: travel.version,
    location: `/api/${call.country}/travels/${travel.id}`,
    body: await toTravelRecord(call.trx, call.market, travel, options.now()),
  });

  api.write({
    method: "POST",
    path: "/:country/travels",
    id: "createTravel",
    summary: "Makes a travel of a trip that the market does not offer yet",
    access: travelPolicy.write,
    body: travelBodySchema,
    status: 201,
    answer: travelRecordSchema,
    write: async (call) => created(call, await createTravel(toContext(call), call.body)),
  });

  api.write({
    method: "POST",
    path: "/:country/travels/copies",
    id: "copyTravel",
    summary:
      "Makes an unpublished travel from one of this market, or from the same trip's in another",
    access: travelPolicy.write,
    body: travelCopySchema,
    status: 201,
    answer: travelRecordSchema,
    async write(call) {
      const source = { market: call.marketOf(call.body.country), id: call.body.id };
      return created(call, await copyTravel(toContext(call), source));
    },
  });
};

const addChanges = (api: Api, options: RecordOptions): void => {
  const toContext = contextOf(options);

  api.write({
    method: "PUT",
    path: "/:country/travels/:id",
    id: "saveTravel",
    summary: "Saves a travel; its former address leads on to a new one",
    access: travelPolicy.write,
    params,
    absent: absentTravel,
    body: travelBodySchema,
    ifMatch: true,
    answer: travelRecordSchema,
    async write(call) {
      const { trx, market, params: path, body, ifMatch } = call;
      const travel = await saveTravel(toContext(call), path.id, body, ifMatch);
      return {
        version: travel.version,
        body: await toTravelRecord(trx, market, travel, options.now()),
      };
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/travels/:id",
    id: "deleteTravel",
    summary: "Deletes a travel that nothing uses, and answers it as it was",
    access: travelPolicy.write,
    params,
    absent: absentTravel,
    ifMatch: true,
    answer: travelRecordSchema,
    problems: [409],
    async write(call) {
      const { trx, market, params: path, ifMatch } = call;
      const travel = await travelById(trx, market, path.id);
      if (!travel) throw new Problem(404, absentTravel);
      const body = await toTravelRecord(trx, market, travel, options.now());
      await removeTravel(toContext(call), path.id, ifMatch);
      return { version: travel.version, body };
    },
  });
};

export const addRecordRoutes = (api: Api, options: RecordOptions): void => {
  addReads(api, options);
  addPreview(api, options);
  addCreations(api, options);
  addChanges(api, options);
};
