import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
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

export const absent = "There is no such redirect.";
const pathQuery = z.strictObject({ path: z.string().min(1).max(2000) });
const params = { id: z.uuid() };

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

export const getRedirect = declareCall({
  method: "GET",
  path: "/:country/redirects/:id",
  id: "getRedirect",
  summary: "A redirect",
  access: redirectPolicy.read,
  params: { id: z.uuid() },
  absent,
  answer: redirectSchema,
});

export const createRedirect = declareCall({
  method: "POST",
  path: "/:country/redirects",
  id: "createRedirect",
  summary: "Makes a redirect",
  access: redirectPolicy.write,
  body: newRedirectSchema,
  status: 201,
  answer: redirectSchema,
});

export const saveRedirect = declareCall({
  method: "PUT",
  path: "/:country/redirects/:id",
  id: "saveRedirect",
  summary: "Saves a redirect",
  access: redirectPolicy.write,
  params,
  absent,
  body: redirectInputSchema.meta({ examples: newRedirectSchema.meta()?.examples }),
  ifMatch: true,
  answer: redirectSchema,
});

export const deleteRedirect = declareCall({
  method: "DELETE",
  path: "/:country/redirects/:id",
  id: "deleteRedirect",
  summary: "Deletes a redirect, and answers it as it was",
  access: redirectPolicy.write,
  params,
  absent,
  ifMatch: true,
  answer: redirectSchema,
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
