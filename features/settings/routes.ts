import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { readBody } from "#platform/server/http/body.ts";
import { idempotentWrites } from "#platform/server/http/idempotency.ts";
import { readIfMatch } from "#platform/server/http/if-match.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { settingSchema } from "./contract.ts";
import { saveSetting } from "./save.ts";
import { listSettings, settingNamed, type StoredSetting } from "./store.ts";

type Actor = Readonly<{ email: string; isAdmin: boolean }>;

export type SettingsOptions = Readonly<{
  db: Database;
  /** @throws Problem 401 or 403 for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<Actor>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
}>;

type Params = { country: string; name: string };

const unknown = () => new Problem(404, "There is no such setting.");

/** A setting as calls answer it: its version is the ETag. */
const told = ({ name, value, version }: StoredSetting) => ({
  headers: { etag: `"${version}"` },
  body: { name, value },
});

/** `/api/{country}/settings`: what a market is set to; all staff read it, administrators write it. */
export const settingsRoutes: FastifyPluginAsync<SettingsOptions> = async (app, options) => {
  const { db, staffOf, marketOf } = options;

  const begin = async (request: FastifyRequest) => {
    const { country, name } = request.params as Params;
    const actor = await staffOf(request, country);
    return { market: marketOf(country), name, actor };
  };

  app.get("/:country/settings", async (request, reply) => {
    const { market } = await begin(request);
    return reply.header("cache-control", "no-store").send(await listSettings(db, market));
  });

  app.get("/:country/settings/:name", async (request, reply) => {
    const { market, name } = await begin(request);
    const found = settingSchema(name) && (await settingNamed(db, market, name));
    if (!found) throw unknown();
    const { headers, body } = told(found);
    return reply.headers(headers).header("cache-control", "no-store").send(body);
  });

  const write = idempotentWrites({
    db,
    actorOf: async (request) => (await begin(request)).actor.email,
  });

  app.put(
    "/:country/settings/:name",
    write(async (request) => {
      const { market, name, actor } = await begin(request);
      if (!actor.isAdmin) throw new Problem(403, "Settings are for administrators.");
      const schema = settingSchema(name);
      if (!schema) throw unknown();
      const { value } = readBody(z.strictObject({ value: schema }), request.body);
      const ifVersion = readIfMatch(request.headers["if-match"]);
      return async (trx) => {
        const context = { db: trx, market, actor: actor.email };
        return told(await saveSetting(context, { name, value }, ifVersion));
      };
    }),
  );
};
