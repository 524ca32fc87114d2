import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pageConsequencesSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";
import { pageById } from "../store.ts";
import { pageConsequences } from "./find.ts";

const absent = "There is no such page.";

/** Mounted under `/api/{country}`: what is said before a page leaves the site. */
export const addPageConsequenceRoutes = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/custompages/:id/consequences",
    id: "getPageConsequences",
    summary: "What would lead visitors to a 404 if a page were deleted or unpublished",
    access: pagePolicy.read,
    params: { id: z.uuid() },
    absent,
    answer: pageConsequencesSchema,
    async handle({ db, market, params: { id } }) {
      const page = await pageById(db, market, id);
      if (!page) throw new Problem(404, absent);
      return { body: await pageConsequences(db, market, page) };
    },
  });
};
