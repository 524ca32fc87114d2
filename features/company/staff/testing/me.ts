import type { FastifyInstance } from "fastify";
import { Problem } from "#platform/server/http/problem.ts";
import { createApi } from "#platform/server/http/routes/api.ts";
import { type StaffActorOptions, staffActor } from "../actor.ts";
import { addMeRoute } from "../me-route.ts";

export const addMe = (
  app: FastifyInstance,
  { origin, ...options }: Omit<StaffActorOptions, "host"> & Readonly<{ origin: string }>,
): void => {
  const { host } = new URL(origin);
  void app.register(
    async (scope) => {
      const api = createApi(scope, {
        db: options.db,
        actorOf: staffActor({ ...options, host }),
        marketOf: () => {
          throw new Problem(404, "There is no such country.");
        },
        countries: [],
        hosts: { office: host },
        checksAnswers: true,
      });
      addMeRoute(api, options.now);
    },
    { prefix: "/api" },
  );
};
