import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { queryFlag } from "#platform/calls/list-query.ts";
import { planReportSchema } from "../consequences-contract.ts";
import { absentTravel, tourPolicy } from "../policy.ts";
import { seriesReportSchema, seriesSchema, shiftSchema } from "./plan-contract.ts";

const query = z.strictObject({
  dryRun: queryFlag("Reports what would happen, and writes nothing.").default(false),
});

export const createTourSeries = declareCall({
  method: "POST",
  path: "/:country/travels/:id/tours/series",
  id: "createTourSeries",
  summary:
    "Makes departures on every n-th weekday until a day or a number, like one that the travel has",
  access: tourPolicy.write,
  params: { id: z.uuid() },
  absent: absentTravel,
  query,
  body: seriesSchema,
  answer: seriesReportSchema,
});

export const shiftTours = declareCall({
  method: "POST",
  path: "/:country/tours/shift",
  id: "shiftTours",
  summary: "Moves departures by days, with all their days",
  access: tourPolicy.write,
  query,
  body: shiftSchema,
  answer: planReportSchema,
});
