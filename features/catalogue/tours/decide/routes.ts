import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type ListedTour, listedTourSchema } from "../listed-contract.ts";
import { listedTour } from "../listing/list-tours.ts";
import { absentTour, tourPolicy } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/routes.ts";
import { decideTour, undoDecision } from "./decide.ts";
import { decisionInputSchema, decisionSchema } from "../consequences-contract.ts";
import { lookAtDecision } from "./look.ts";

const path = "/:country/tours/:id/decision";
const params = { id: z.uuid() };

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
  api.route({
    method: "GET",
    path,
    id: "getTourDecision",
    summary: "The ways to decide a departure, with what each would do; nothing is written",
    access: tourPolicy.read,
    params,
    absent: absentTour,
    answer: decisionSchema,
    async handle({ db, market, params: { id } }) {
      const body = found(await lookAtDecision(db, market, today(market), id));
      return { version: body.tour.version, body };
    },
  });

  api.write({
    method: "POST",
    path,
    id: "decideTour",
    summary: "Confirms a departure, lowers its minimum to the people in, or cancels it",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    body: decisionInputSchema,
    ifMatch: true,
    answer: listedTourSchema,
    problems: [409],
    async write(call) {
      const { trx, market, params: of, ifMatch: ifVersion } = call;
      const context = { ...contextOf(scene, call), now: asking.now() };
      await decideTour(context, { id: of.id, ifVersion }, call.body);
      return storedTour(trx, market, context.today, of.id);
    },
  });

  api.write({
    method: "DELETE",
    path,
    id: "undoTourDecision",
    summary: "Takes the last decision of a departure back, within ten minutes",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    ifMatch: true,
    answer: listedTourSchema,
    problems: [409],
    async write(call) {
      const { trx, market, params: of, ifMatch: ifVersion } = call;
      const context = { ...contextOf(scene, call), now: asking.now() };
      await undoDecision(context, { id: of.id, ifVersion });
      return storedTour(trx, market, context.today, of.id);
    },
  });
};
