import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type ListedTour } from "../listed-contract.ts";
import { listedTour } from "../listing/list-tours.ts";
import { absentTour } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/routes.ts";
import * as calls from "./calls.ts";
import { decideTour, undoDecision } from "./decide.ts";
import { lookAtDecision } from "./look.ts";

const found = <Value>(value: Value | null): Value => {
  if (value === null) throw new Problem(404, absentTour);
  return value;
};

const storedTour = async (trx: Database, market: string, today: string, id: string) => {
  const tour: ListedTour = found(await listedTour(trx, market, today, id));
  return { version: tour.version, body: tour };
};

export const addDecisionRoutes = (api: Api, scene: WriteScene): void => {
  const { today, asking } = scene;
  api.route(calls.getTourDecision, {
    async handle({ db, market, params: { id } }) {
      const body = found(await lookAtDecision(db, market, today(market), id));
      return { version: body.tour.version, body };
    },
  });

  api.write(calls.decideTour, {
    async write(call) {
      const { trx, market, params: of, ifMatch: ifVersion } = call;
      const context = { ...contextOf(scene, call), now: asking.now() };
      await decideTour(context, { id: of.id, ifVersion }, call.body);
      return storedTour(trx, market, context.today, of.id);
    },
  });

  api.write(calls.undoTourDecision, {
    async write(call) {
      const { trx, market, params: of, ifMatch: ifVersion } = call;
      const context = { ...contextOf(scene, call), now: asking.now() };
      await undoDecision(context, { id: of.id, ifVersion });
      return storedTour(trx, market, context.today, of.id);
    },
  });
};
