import { z } from "zod";
import { askedCoordinatorSchema, recordedAnswerSchema } from "../question-contract.ts";
import { declareCall } from "#platform/calls/call.ts";
import { absentTour, tourPolicy } from "../policy.ts";

const path = "/:country/tours/:id/coordinator-answer";
const params = { id: z.uuid() };

export const getCoordinatorAnswer = declareCall({
  method: "GET",
  path,
  id: "getCoordinatorAnswer",
  summary: "What the coordinator of a departure was asked, and said; version 0 before any question",
  access: tourPolicy.read,
  params,
  absent: absentTour,
  answer: askedCoordinatorSchema,
});

export const recordCoordinatorAnswer = declareCall({
  method: "PUT",
  path,
  id: "recordCoordinatorAnswer",
  summary: "Writes down what the coordinator of a departure has said to staff",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  body: recordedAnswerSchema,
  ifMatch: true,
  answer: askedCoordinatorSchema,
  problems: [409],
});

export const askCoordinatorAgain = declareCall({
  method: "POST",
  path,
  id: "askCoordinatorAgain",
  summary: "Asks the coordinator of a departure anew, by mail where their address is known",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  ifMatch: true,
  answer: askedCoordinatorSchema,
  problems: [409],
});
