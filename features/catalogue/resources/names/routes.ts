import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { ResourceKind } from "../contract.ts";
import { absent } from "../policy.ts";
import type { ToContext } from "../save.ts";
import { nameCallsOf } from "./calls.ts";
import { namesOf, ownMarketsOf } from "./store.ts";
import { saveName } from "./save-name.ts";

export const addNameRoutes = (api: Api, kind: ResourceKind, toContext: ToContext): void => {
  const calls = nameCallsOf(kind);

  api.route(calls.listNames, {
    async handle({ db, market, params: { id }, actor }) {
      const shared = await namesOf(db, market, { kind, id }, ownMarketsOf(actor));
      if (!shared) throw new Problem(404, absent);
      return { body: shared.names };
    },
  });

  api.write(calls.saveName, {
    async write(call) {
      const { trx, body, ifMatch, marketOf } = call;
      const { id, named } = call.params;
      const market = marketById(marketOf(named));
      await saveName(toContext(call), { id, market, name: body.name, ifVersion: ifMatch });
      const own = [{ id: market.id, country: market.apiCountry }];
      const [saved] = (await namesOf(trx, call.market, { kind, id }, own))?.names ?? [];
      if (!saved) throw new Problem(404, absent);
      return { version: saved.version, body: saved };
    },
  });
};
