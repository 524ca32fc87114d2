import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type ResourceKind, resourceNameSchema, resources } from "../contract.ts";
import { absent, resourcePolicy } from "../policy.ts";
import type { ToContext } from "../save.ts";
import { namesOf, ownMarketsOf } from "./store.ts";
import { saveName } from "./save-name.ts";

const params = { id: z.guid() };

/** @param name of the kind in ids of operations: `Badges` */
export const addNameRoutes = (
  api: Api,
  kind: ResourceKind,
  name: string,
  toContext: ToContext,
): void => {
  const path = `/:country/resources/${kind}/:id/names` as const;
  const nameSchema = resources[kind].input.shape.name;

  api.route({
    method: "GET",
    path,
    id: `listNamesOf${name}`,
    summary: `The names of one of the ${kind} in the account's markets`,
    access: resourcePolicy.read,
    params,
    absent,
    answer: z.array(resourceNameSchema).readonly(),
    async handle({ db, market, params: { id }, actor }) {
      const shared = await namesOf(db, market, { kind, id }, ownMarketsOf(actor));
      if (!shared) throw new Problem(404, absent);
      return { body: shared.names };
    },
  });

  api.write({
    method: "PUT",
    path: `${path}/:named`,
    id: `saveNameOf${name}`,
    summary: `Writes the name of one of the ${kind} in a market, and adds it where it is missing`,
    access: resourcePolicy.write,
    params: { ...params, named: z.string().max(10).describe("The country of the name.") },
    absent,
    body: z.strictObject({ name: nameSchema }).meta({ examples: [{ name: "Autumn" }] }),
    ifMatch: true,
    answer: resourceNameSchema,
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
