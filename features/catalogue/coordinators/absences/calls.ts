import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, pageQuery } from "#platform/calls/list-query.ts";
import { absenceInputSchema, absenceSchema } from "../absence-contract.ts";
import { coordinatorPolicy } from "../policy.ts";

const absent = "There is no such absence.";

export const listCoordinatorAbsences = declareCall({
  method: "GET",
  path: "/:country/coordinators/absences",
  id: "listCoordinatorAbsences",
  summary: "When coordinators are not available on one of some days, the earliest first",
  access: coordinatorPolicy.read,
  query: pageQuery({ from: daySchema, to: daySchema }),
  answer: listOf(absenceSchema),
});

export const createCoordinatorAbsence = declareCall({
  method: "POST",
  path: "/:country/coordinators/absences",
  id: "createCoordinatorAbsence",
  summary: "Says that a coordinator is not available on some days",
  access: coordinatorPolicy.write,
  body: absenceInputSchema,
  status: 201,
  answer: absenceSchema,
});

export const deleteCoordinatorAbsence = declareCall({
  method: "DELETE",
  path: "/:country/coordinators/absences/:id",
  id: "deleteCoordinatorAbsence",
  summary: "Says that a coordinator is available again, and answers the absence as it was",
  access: coordinatorPolicy.write,
  params: { id: z.guid() },
  absent,
  ifMatch: true,
  answer: absenceSchema,
});
