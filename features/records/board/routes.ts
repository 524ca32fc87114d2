import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { visibleMarkets } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { type BoardPlans, readBoard } from "./store.ts";

export const addHomeRoutes = (
  api: Api,
  { plans, now }: Readonly<{ plans: BoardPlans; now: () => Date }>,
): void =>
  api.route(calls.getHome, {
    async handle({ db, market, marketOf, actor }) {
      const at = now();
      const today = dayAt(at, marketById(market));
      const scene = { db, market, today, now: at, actor, visible: visibleMarkets(actor, marketOf) };
      return { body: await readBoard(plans[actor.role], scene) };
    },
  });
