import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import {
  elsewhereSchema,
  listedRedirectSchema,
  newRedirectSchema,
  problemCountsSchema,
  problemKinds,
  redirectInputSchema,
  redirectSchema,
  redirectSorts,
  redirectStatuses,
  redirectTraceSchema,
} from "./contract.ts";
import { redirectPolicy } from "./policy.ts";

const pathQuery = z.strictObject({ path: z.string().min(1).max(2000) });

export const countRedirectProblems = declareCall({
  method: "GET",
  path: "/:country/redirects/problems",
  id: "countRedirectProblems",
  summary: "How many redirects of a market have which problem",
  access: redirectPolicy.read,
  answer: problemCountsSchema,
});

export const testRedirects = declareCall({
  method: "GET",
  path: "/:country/redirects/test",
  id: "testRedirects",
  summary: "The way that a visitor goes from a path of the market, to its end",
  access: redirectPolicy.read,
  query: pathQuery,
  answer: redirectTraceSchema,
});

export const testRedirectsElsewhere = declareCall({
  method: "GET",
  path: "/:country/redirects/test/elsewhere",
  id: "testRedirectsElsewhere",
  summary: "What visitors of the other markets meet at the same path",
  access: redirectPolicy.read,
  query: pathQuery,
  answer: elsewhereSchema,
});

export const redirectCalls = recordCalls({
  path: "/:country/redirects",
  name: "Redirect",
  access: redirectPolicy,
  absent: "There is no such redirect.",
  id: z.uuid(),
  body: newRedirectSchema,
  savedBody: redirectInputSchema.meta({ examples: newRedirectSchema.meta()?.examples }),
  answer: redirectSchema,
  summaries: {
    get: "A redirect",
    create: "Makes a redirect",
    save: "Saves a redirect",
    delete: "Deletes a redirect, and answers it as it was",
  },
});

export const listRedirects = declareCall({
  method: "GET",
  path: "/:country/redirects",
  id: "listRedirects",
  summary: "The redirects of a market, by the path that they leave from or by use",
  access: redirectPolicy.read,
  query: listQuery({
    enabled: queryFilter("Only enabled redirects, or only others."),
    status: z.coerce.number().pipe(z.literal(redirectStatuses)).nullable().default(null),
    problem: z
      .enum(["any", ...problemKinds])
      .nullable()
      .default(null),
    sort: sortedBy(redirectSorts),
  }),
  answer: listOf(listedRedirectSchema),
});
