import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { layoutAreaSchema } from "./contract.ts";
import { absentLayout, layoutPolicy } from "./policy.ts";
import {
  layoutBodySchema,
  layoutConsequencesSchema,
  layoutDrawingBodySchema,
  layoutDrawingSchema,
  layoutRecordSchema,
  marketLayoutSchema,
} from "./record-contract.ts";

export const params = { id: layoutAreaSchema };

export const getLayout = declareCall({
  method: "GET",
  path: "/:country/layout/:id",
  id: "getLayout",
  summary: "A part of a market's layout; the standard, as version 0, where staff wrote none",
  access: layoutPolicy.read,
  params,
  absent: absentLayout,
  answer: layoutRecordSchema,
});

export const listLayoutOfMarkets = declareCall({
  method: "GET",
  path: "/:country/layout/:id/markets",
  id: "listLayoutOfMarkets",
  summary: "The same part of the layout in each market that the account works on",
  access: layoutPolicy.read,
  params,
  absent: absentLayout,
  answer: z.array(marketLayoutSchema).readonly(),
});

export const getLayoutConsequences = declareCall({
  method: "POST",
  path: "/:country/layout/:id/consequences",
  id: "getLayoutConsequences",
  summary: "Where links of a part of the layout would lead visitors astray; nothing is written",
  access: layoutPolicy.read,
  params,
  absent: absentLayout,
  // Each part has its own schema, by which the server checks the body.
  body: layoutBodySchema,
  answer: layoutConsequencesSchema,
});

export const saveLayout = declareCall({
  method: "PUT",
  path: "/:country/layout/:id",
  id: "saveLayout",
  summary: "Saves a part of a market's layout, which all of its pages show at once",
  access: layoutPolicy.write,
  params,
  absent: absentLayout,
  // Each part has its own schema, by which the server checks the body.
  body: layoutBodySchema,
  ifMatch: true,
  answer: layoutRecordSchema,
});

export const purgeLayout = declareCall({
  method: "POST",
  path: "/:country/layout/:id/purge",
  id: "purgeLayout",
  summary: "Has all pages of a market made anew for their next visitors, with its layout",
  access: layoutPolicy.write,
  params,
  absent: absentLayout,
  answer: z.strictObject({ purged: z.array(z.string()) }),
});

export const drawLayout = declareCall({
  method: "POST",
  path: "/:country/layout/:id/drawings",
  id: "drawLayout",
  summary: "A page as visitors would see it with the layout; nothing is written",
  access: layoutPolicy.read,
  params,
  absent: absentLayout,
  body: layoutDrawingBodySchema,
  answer: layoutDrawingSchema,
});
