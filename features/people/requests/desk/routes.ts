import { writePlaceOf } from "#features/records/records/saves.ts";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { marketDay } from "../ask/scene.ts";
import { absentRequest, absentTour } from "../policy.ts";
import { requestById, type StoredRequest } from "../store.ts";
import { addNote, answer, decline, handOn } from "./answer.ts";
import * as calls from "./calls.ts";
import { readDepartureRequests } from "./departure-requests.ts";
import { give, takeBack } from "./give.ts";
import { findRequests } from "./find-requests.ts";
import { toDeskRequest, toListed } from "./read-request.ts";
import type { DeskScene } from "./scene.ts";
import { lateSince } from "./waiting.ts";

const addReads = (api: Api, scene: DeskScene): void => {
  api.route(calls.listRequests, {
    async handle({ db, market, actor, query: { mine, ...query } }) {
      const day = marketDay(scene, market);
      const { rows, total } = await findRequests(db, market, {
        ...query,
        lateSince: lateSince(day.market, day.now),
        owner: mine ? actor.email : null,
      });
      const owners = rows.flatMap(({ owner }) => (owner === null ? [] : [owner]));
      const names = await namesByEmail(db, owners);
      const { page, pageSize } = query;
      return {
        body: { items: rows.map((row) => toListed(scene, row, names)), total, page, pageSize },
      };
    },
  });

  api.route(calls.getDepartureRequests, {
    async handle({ db, market, params: { id }, query }) {
      const at = { market, tourId: id, chosen: query.chosen.split(",") };
      const body = await readDepartureRequests(db, scene, at);
      if (!body) throw new Problem(404, absentTour);
      return { body };
    },
  });

  api.route(calls.getDeskRequest, {
    async handle({ db, market, params: { id } }) {
      const found = await requestById(db, market, id);
      if (!found) throw new Problem(404, absentRequest);
      return { version: found.version, body: await toDeskRequest(db, scene, found) };
    },
  });
};

/** Mounted under `/api/{country}/requests`. */
export const addDeskRoutes = (api: Api, scene: DeskScene): void => {
  addReads(api, scene);
  const result = async (trx: Database, request: StoredRequest) => ({
    version: request.version,
    body: await toDeskRequest(trx, scene, request),
  });
  api.write(calls.handOnRequest, {
    write: async (call) =>
      result(call.trx, await handOn(scene, writePlaceOf(call), call.body.email)),
  });
  api.write(calls.noteRequest, {
    write: async (call) =>
      result(call.trx, await addNote(scene, writePlaceOf(call), call.body.text)),
  });
  api.write(calls.answerRequest, {
    write: async (call) => result(call.trx, await answer(scene, writePlaceOf(call), call.body)),
  });
  api.write(calls.declineRequest, {
    write: async (call) => result(call.trx, await decline(scene, writePlaceOf(call), call.body)),
  });
  api.write(calls.takeBackSeats, {
    write: async (call) => result(call.trx, await takeBack(scene, writePlaceOf(call), call.body)),
  });
  api.write(calls.giveSeats, {
    write: async (call) => result(call.trx, await give(scene, writePlaceOf(call), call.body)),
  });
};
