import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { type Policy, visibleMarkets } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { boardSchema } from "./board-contract.ts";
import { type BoardPlans, readBoard } from "./store.ts";

/** Everybody has a board; its cards are those of the role. */
const boardPolicy = { read: { role: "editor" } } as const satisfies Policy;

export const addHomeRoutes = (
  api: Api,
  { plans, now }: Readonly<{ plans: BoardPlans; now: () => Date }>,
): void =>
  api.route({
    method: "GET",
    path: "/:country/home",
    id: "getHome",
    summary: "What needs a person today in a market, for the role that asks",
    access: boardPolicy.read,
    answer: boardSchema,
    async handle({ db, market, marketOf, actor }) {
      const at = now();
      const today = dayAt(at, marketById(market));
      const scene = { db, market, today, now: at, actor, visible: visibleMarkets(actor, marketOf) };
      return { body: await readBoard(plans[actor.role], scene) };
    },
  });
