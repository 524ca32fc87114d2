import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pageConsequencesSchema, pagePublishingSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";
import type { BlockCheck } from "../rules.ts";
import { newPageBody } from "../save/request.ts";
import { pageById } from "../store.ts";
import { type ContentsWithText, pageConsequences } from "./find.ts";
import { type EntryOf, pagePublishing } from "./publishing.ts";

const absent = "There is no such page.";

export type PageConsequenceOptions = Readonly<{
  checkBlock: BlockCheck;
  entryOf: EntryOf;
  contentsWithText: ContentsWithText;
}>;

/** Mounted under `/api/{country}`: what is said before a page enters or leaves the site. */
export const addPageConsequenceRoutes = (
  api: Api,
  { checkBlock, entryOf, contentsWithText }: PageConsequenceOptions,
): void => {
  api.route({
    method: "POST",
    path: "/:country/custompages/publishing",
    id: "getPagePublishing",
    summary: "What visitors would meet if a page were published as it is sent",
    access: pagePolicy.read,
    body: newPageBody(checkBlock),
    answer: pagePublishingSchema,
    async handle({ db, market, body: { sent } }) {
      return { body: await pagePublishing(db, market, sent.page, entryOf) };
    },
  });

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
      return { body: await pageConsequences(contentsWithText, db, market, page) };
    },
  });
};
