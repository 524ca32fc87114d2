import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { decisionInputSchema, decisionSchema } from "../consequences-contract.ts";
import { listedTourSchema } from "../listed-contract.ts";
import { absentTour, tourPolicy } from "../policy.ts";

const path = "/:country/tours/:id/decision";
const params = { id: z.uuid() };

export const getTourDecision = declareCall({
  method: "GET",
  path,
  id: "getTourDecision",
  summary: "The ways to decide a departure, with what each would do; nothing is written",
  access: tourPolicy.read,
  params,
  absent: absentTour,
  answer: decisionSchema,
});

export const decideTour = declareCall({
  method: "POST",
  path,
  id: "decideTour",
  summary: "Confirms a departure, lowers its minimum to the people in, or cancels it",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  body: decisionInputSchema,
  ifMatch: true,
  answer: listedTourSchema,
  problems: [409],
});

export const undoTourDecision = declareCall({
  method: "DELETE",
  path,
  id: "undoTourDecision",
  summary: "Takes the last decision of a departure back, within ten minutes",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  ifMatch: true,
  answer: listedTourSchema,
  problems: [409],
});
