import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { presenceBeatSchema, presenceLeaveSchema } from "../presence-contract.ts";
import { createNews, type Listen } from "./news.ts";
import { beatOn, isStored, leave, type Person, type PresencePlace } from "./store.ts";

export type PresenceOptions = Readonly<{
  db: Database;
  /** @throws Problem 401 or 403 for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<Person>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
  now: () => Date;
  /** Null where nobody is told at once and beats alone serve. */
  listen: Listen | null;
}>;

type Params = { country: string; id: string };

/** @throws Problem 400 for what is no beat at all, 422 that names the field */
const read = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  const isUnknown = result.error.issues.some(({ code }) => code === "unrecognized_keys");
  const message = errors[0]?.message ?? "Validation failed";
  throw new Problem(isUnknown || errors[0]?.path === "" ? 400 : 422, message, { errors });
};

/** Who has a page open and which block each is editing. Nothing here refuses a save. */
export const presenceRoutes: FastifyPluginAsync<PresenceOptions> = async (app, options) => {
  const { db, staffOf, marketOf, now, listen } = options;
  const news = listen && (await createNews(listen));
  app.addHook("preClose", async () => news?.close());

  const begin = async (
    request: FastifyRequest,
  ): Promise<{ place: PresencePlace; person: Person }> => {
    const { country, id } = request.params as Params;
    const market = marketOf(country);
    const { email, name } = await staffOf(request, country);
    if (!z.uuid().safeParse(id).success) throw new Problem(404, "There is no such page.");
    return { place: { db, market, pageId: id, now: now() }, person: { email, name } };
  };

  app.put("/:country/custompages/:id/presence", async (request, reply) => {
    const { place, person } = await begin(request);
    const beat = read(presenceBeatSchema, request.body);
    if (!(await isStored(place))) throw new Problem(404, "There is no such page.");
    reply.header("cache-control", "no-store");
    return beatOn(place, person, beat);
  });

  app.post("/:country/custompages/:id/presence/leave", async (request, reply) => {
    const { place, person } = await begin(request);
    await leave(place, person, read(presenceLeaveSchema, request.body).session);
    return reply.status(204).send();
  });

  app.get("/:country/custompages/:id/presence/events", async (request, reply) => {
    const { place, person } = await begin(request);
    if (!(await isStored(place))) throw new Problem(404, "There is no such page.");
    const stream = news?.open(place, person.email);
    if (!stream) throw new Problem(503, "No more streams. Beats serve as well.");
    return reply
      .header("cache-control", "no-store")
      .header("x-accel-buffering", "no")
      .type("text/event-stream")
      .send(stream);
  });
};
