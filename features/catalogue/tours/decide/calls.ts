import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  decisionInputSchema,
  decisionSchema,
  drawnMailsSchema,
  followersInputSchema,
  mailsQuestionSchema,
} from "../consequences-contract.ts";
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
  summary: "Confirms a departure, lowers its minimum, asks its people to move, or cancels it",
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

export const drawDecisionMails = declareCall({
  method: "POST",
  path: `${path}/mails`,
  id: "drawDecisionMails",
  summary: "The mails of a way to decide, one a language, as they would leave; nothing is written",
  access: tourPolicy.read,
  params,
  absent: absentTour,
  body: mailsQuestionSchema,
  answer: drawnMailsSchema,
});

export const writeToFollowers = declareCall({
  method: "POST",
  path: `${path}/followers`,
  id: "writeToFollowers",
  summary:
    "Writes to those who have an alert for a departure, once in 24 hours; may move its day of decision",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  body: followersInputSchema,
  ifMatch: true,
  answer: decisionSchema,
  problems: [409],
});

export const askToMoveAgain = declareCall({
  method: "POST",
  path: `${path}/move-again`,
  id: "askToMoveAgain",
  summary: "Writes once more to those who have not answered whether they move",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  ifMatch: true,
  answer: decisionSchema,
  problems: [409],
});
