import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import {
  contentBodySchema,
  contentConsequencesSchema,
  contentDrawingSchema,
  contentRouteSchema,
  contentSorts,
  fixedContentSchema,
  listedContentSchema,
} from "../fixed-contract.ts";
import { absentContent, contentPolicy } from "../policy.ts";

const params = { id: contentRouteSchema };
const path = "/:country/page-contents/fixed";

export const listFixedContents = declareCall({
  method: "GET",
  path,
  id: "listFixedContents",
  summary: "The fixed routes of the site with their texts in a market and in the others",
  access: contentPolicy.read,
  query: listQuery({
    translate: queryFilter("Only those that a market has not got, or has older; or the others."),
    broken: queryFilter("Only those with links to a 404, or the others."),
    sort: sortedBy(contentSorts),
  }),
  answer: listOf(listedContentSchema),
});

export const getFixedContent = declareCall({
  method: "GET",
  path: `${path}/:id`,
  id: "getFixedContent",
  summary: "The text of a fixed route in a market",
  access: contentPolicy.read,
  params,
  absent: absentContent,
  answer: fixedContentSchema,
});

export const getFixedContentConsequences = declareCall({
  method: "POST",
  path: `${path}/:id/consequences`,
  id: "getFixedContentConsequences",
  summary: "Where the links of a text would lead visitors astray; nothing is written",
  access: contentPolicy.read,
  params,
  absent: absentContent,
  body: contentBodySchema,
  answer: contentConsequencesSchema,
});

export const saveFixedContent = declareCall({
  method: "PUT",
  path: `${path}/:id`,
  id: "saveFixedContent",
  summary: "Saves the text of a fixed route; its page stands in the market from then on",
  access: contentPolicy.write,
  params,
  absent: absentContent,
  body: contentBodySchema,
  ifMatch: true,
  answer: fixedContentSchema,
});

export const drawFixedContent = declareCall({
  method: "POST",
  path: `${path}/:id/drawings`,
  id: "drawFixedContent",
  summary: "The page of a fixed route as visitors would see it; nothing is written",
  access: contentPolicy.read,
  params,
  absent: absentContent,
  body: contentBodySchema,
  answer: contentDrawingSchema,
});
