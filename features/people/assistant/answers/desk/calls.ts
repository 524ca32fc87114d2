import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { absentHandOver, questionPolicy } from "../policy.ts";
import {
  deskHandOverSchema,
  deskQuestionsSchema,
  handOverAnswerSchema,
  handOverOwnerSchema,
  leaveInputSchema,
} from "./desk-contract.ts";

const ofHandOver = {
  access: questionPolicy.write,
  params: { id: z.uuid() },
  absent: absentHandOver,
  ifMatch: true,
  answer: deskHandOverSchema,
} as const;

export const getQuestions = declareCall({
  method: "GET",
  path: "/:country/questions",
  id: "getQuestions",
  summary: "What the chatbot could not answer within 30 days, and what it handed over",
  access: questionPolicy.read,
  answer: deskQuestionsSchema,
});

export const exportQuestions = declareCall({
  method: "GET",
  path: "/:country/questions/export",
  id: "exportQuestions",
  summary: "What visitors asked the chatbot within 30 days, in groups, as a file for spreadsheets",
  access: questionPolicy.read,
  answer: { mediaType: "text/csv; charset=utf-8" },
});

export const leaveQuestions = declareCall({
  method: "POST",
  path: "/:country/questions/leave",
  id: "leaveQuestions",
  summary: "Leaves a group of questions without an answer, and says why",
  access: questionPolicy.write,
  body: leaveInputSchema,
  status: 204,
});

export const ownHandOver = declareCall({
  ...ofHandOver,
  method: "POST",
  path: "/:country/questions/handovers/:id/owner",
  id: "ownHandOver",
  summary: "Takes a hand-over, or hands it on to a colleague",
  body: handOverOwnerSchema,
});

export const answerHandOver = declareCall({
  ...ofHandOver,
  method: "POST",
  path: "/:country/questions/handovers/:id/answer",
  id: "answerHandOver",
  summary: "Answers a hand-over by mail",
  body: handOverAnswerSchema,
  problems: [409],
});
