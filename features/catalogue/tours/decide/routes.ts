import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type ListedTour } from "../listed-contract.ts";
import { listedTour } from "../listing/list-tours.ts";
import { absentTour } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/write-context.ts";
import * as calls from "./calls.ts";
import { decideTour, moveAgain, undoDecision, writeToFollowers } from "./decide.ts";
import { drawMails } from "./draw-mails.ts";
import type { FactsContext } from "./facts.ts";
import { lookAtDecision } from "./look.ts";

const found = <Value>(value: Value | null): Value => {
  if (value === null) throw new Problem(404, absentTour);
  return value;
};

const storedTour = async (trx: Database, market: string, today: string, id: string) => {
  const tour: ListedTour = found(await listedTour(trx, market, today, id));
  return { version: tour.version, body: tour };
};

const contextNow = (scene: WriteScene, call: Parameters<typeof contextOf>[1]) => ({
  ...contextOf(scene, call),
  now: scene.asking.now(),
});

const addLooks = (api: Api, { today, asking }: WriteScene): void => {
  const at = (db: Database, market: string): FactsContext => ({
    db,
    market,
    today: today(market),
    now: asking.now(),
    asking,
  });
  api.route(calls.getTourDecision, {
    async handle({ db, market, params: { id } }) {
      const body = found(await lookAtDecision(at(db, market), id));
      return { version: body.tour.version, body };
    },
  });
  api.route(calls.drawDecisionMails, {
    async handle({ db, market, params: { id }, body }) {
      return { body: { mails: found(await drawMails(at(db, market), id, body)) } };
    },
  });
};

const addDecisions = (api: Api, scene: WriteScene): void => {
  api.write(calls.decideTour, {
    async write(call) {
      const { trx, market, params: of, ifMatch: ifVersion } = call;
      const context = contextNow(scene, call);
      await decideTour(context, { id: of.id, ifVersion }, call.body);
      return storedTour(trx, market, context.today, of.id);
    },
  });
  api.write(calls.undoTourDecision, {
    async write(call) {
      const { trx, market, params: of, ifMatch: ifVersion } = call;
      const context = contextNow(scene, call);
      await undoDecision(context, { id: of.id, ifVersion });
      return storedTour(trx, market, context.today, of.id);
    },
  });
};

/** Mails that decide nothing: the departure stays as it is. */
const addMails = (api: Api, scene: WriteScene): void => {
  const looked = async (context: FactsContext, id: string) => {
    const body = found(await lookAtDecision(context, id));
    return { version: body.tour.version, body };
  };
  api.write(calls.writeToFollowers, {
    async write(call) {
      const { params: of, ifMatch: ifVersion, body } = call;
      const context = contextNow(scene, call);
      await writeToFollowers(context, { id: of.id, ifVersion }, body);
      return looked(context, of.id);
    },
  });
  api.write(calls.askToMoveAgain, {
    async write(call) {
      const { params: of, ifMatch: ifVersion } = call;
      const context = contextNow(scene, call);
      await moveAgain(context, { id: of.id, ifVersion });
      return looked(context, of.id);
    },
  });
};

export const addDecisionRoutes = (api: Api, scene: WriteScene): void => {
  addLooks(api, scene);
  addDecisions(api, scene);
  addMails(api, scene);
};
