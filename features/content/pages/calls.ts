import { z } from "zod";
import { redirectSchema } from "#features/assets/redirects/contract.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, queryFlag, sortedBy } from "#platform/calls/list-query.ts";
import { blockCatalogueSchema } from "./block-contract.ts";
import { deletedPageSchema, forceFlagsSchema, pageSchema, pageSummarySchema } from "./contract.ts";
import { pagePolicy } from "./policy.ts";
import { newPageSchema, pageSaveSchema } from "./save/contract.ts";

export const absent = "There is no such page.";
const params = { id: z.uuid() };

export const listPages = declareCall({
  method: "GET",
  path: "/:country/custompages",
  id: "listPages",
  summary: "The custom pages of a market",
  access: pagePolicy.read,
  query: listQuery({
    published: queryFilter("Only published pages, or only others."),
    fixed: queryFilter("Only pages of a route, or only others."),
    planned: queryFilter("Only pages that are published or unpublished by themselves, or others."),
    links: z
      .literal("broken")
      .nullable()
      .default(null)
      .describe("Only published pages that lead visitors to a 404."),
    deleted: queryFlag(
      "Pages that were deleted, the last first; of these, only words count.",
    ).default(false),
    sort: sortedBy(["updatedAt", "name", "slug"]),
  }),
  answer: listOf(z.union([pageSummarySchema, deletedPageSchema])),
});

export const listBlocks = declareCall({
  method: "GET",
  path: "/:country/page-composer-blocks",
  id: "listBlocks",
  summary: "The blocks that pages are made of, their examples in the market's language",
  access: pagePolicy.read,
  answer: blockCatalogueSchema,
});

export const getPage = declareCall({
  method: "GET",
  path: "/:country/custompages/:id",
  id: "getPage",
  summary: "A custom page with its blocks; of another market where `country` names one",
  access: pagePolicy.read,
  params,
  absent,
  query: z.strictObject({ country: z.string().max(10).optional() }),
  answer: pageSchema,
});

export const getPageRedirect = declareCall({
  method: "GET",
  path: "/:country/custompages/:id/redirect",
  id: "getPageRedirect",
  summary: "The redirect that leaves from a page's slug",
  access: pagePolicy.read,
  params,
  absent,
  answer: redirectSchema,
});

export const deletePage = declareCall({
  method: "DELETE",
  path: "/:country/custompages/:id",
  id: "deletePage",
  summary: "Deletes a custom page, and answers it as it was",
  access: pagePolicy.write,
  params,
  absent,
  body: forceFlagsSchema,
  ifMatch: true,
  answer: pageSchema,
  problems: [409, 423, 428],
});

export const savePage = declareCall({
  method: "PUT",
  path: "/:country/custompages/:id",
  id: "savePage",
  summary: "Saves a custom page",
  access: pagePolicy.write,
  params,
  absent,
  body: pageSaveSchema,
  ifMatch: true,
  answer: pageSchema,
  problems: [423, 428],
});

export const createPage = declareCall({
  method: "POST",
  path: "/:country/custompages",
  id: "createPage",
  summary: "Makes a custom page",
  access: pagePolicy.write,
  body: newPageSchema,
  status: 201,
  answer: pageSchema,
  problems: [423, 428],
});
