import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { pageQuery } from "#platform/calls/list-query.ts";
import {
  cacheListSchema,
  keptPagesSort,
  purgeCostSchema,
  purgeSchema,
  purgedSchema,
} from "../cache-contract.ts";

const policy = { role: "admin", denial: "The cache is for administrators." } as const;

export const listCache = declareCall({
  method: "GET",
  path: "/:country/cache",
  id: "listCache",
  summary: "The pages of a market that the answering process keeps",
  access: policy,
  query: pageQuery({
    search: z.string().trim().toLowerCase().max(200).default(""),
    tag: z.string().max(200).optional(),
    sort: z.enum(keptPagesSort).default("asked"),
  }),
  answer: cacheListSchema,
});

export const getPurgeCost = declareCall({
  method: "POST",
  path: "/:country/cache/purge/cost",
  id: "getPurgeCost",
  summary: "What a purge would drop; nothing is dropped",
  access: policy,
  body: purgeSchema,
  answer: purgeCostSchema,
});

export const purgeCache = declareCall({
  method: "POST",
  path: "/:country/cache/purge",
  id: "purgeCache",
  summary: "Has pages made anew for their next visitors, in all processes",
  access: policy,
  body: purgeSchema,
  answer: purgedSchema,
});
