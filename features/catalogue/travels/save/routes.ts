import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Travel } from "../contract.ts";
import { absentTravel } from "../policy.ts";
import { travelById } from "../store.ts";
import { toTravelRecord } from "./about.ts";
import * as calls from "./calls.ts";
import { copyTravel } from "./copy.ts";
import { previewTravel } from "./preview.ts";
import { createTravel, removeTravel, saveTravel, type TravelSaves } from "./save-travel.ts";

export type RecordOptions = TravelSaves & Readonly<{ now: () => Date }>;

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const contextOf =
  ({ hasPageAt, linkSources, listDestinations, refreshSearchVectors }: TravelSaves) =>
  ({ trx, market, actor }: Caller) => ({
    hasPageAt,
    linkSources,
    listDestinations,
    refreshSearchVectors,
    db: trx,
    market,
    actor: actor.email,
  });

const addReads = (api: Api, { now }: RecordOptions): void => {
  api.route(calls.getTravel, {
    async handle({ db, market, params: { id } }) {
      const travel = await travelById(db, market, id);
      if (!travel) throw new Problem(404, absentTravel);
      return { version: travel.version, body: await toTravelRecord(db, market, travel, now()) };
    },
  });
};

const addPreview = (api: Api, options: RecordOptions): void => {
  const toContext = contextOf(options);
  api.route(calls.previewTravel, {
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

  api.write(calls.createTravel, {
    write: async (call) => created(call, await createTravel(toContext(call), call.body)),
  });

  api.write(calls.copyTravel, {
    async write(call) {
      const source = { market: call.marketOf(call.body.country), id: call.body.id };
      return created(call, await copyTravel(toContext(call), source));
    },
  });
};

const addChanges = (api: Api, options: RecordOptions): void => {
  const toContext = contextOf(options);

  api.write(calls.saveTravel, {
    async write(call) {
      const { trx, market, params: path, body, ifMatch } = call;
      const travel = await saveTravel(toContext(call), path.id, body, ifMatch);
      return {
        version: travel.version,
        body: await toTravelRecord(trx, market, travel, options.now()),
      };
    },
  });

  api.write(calls.deleteTravel, {
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
