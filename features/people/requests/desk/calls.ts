import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, severalOf, sortedBy } from "#platform/calls/list-query.ts";
import { requestKinds, requestStates } from "../contract.ts";
import { absentRequest, absentTour, requestPolicy } from "../policy.ts";
import {
  answerInputSchema,
  declineInputSchema,
  departureRequestsSchema,
  deskRequestSchema,
  giveInputSchema,
  listedRequestSchema,
  noteInputSchema,
  ownerInputSchema,
  requestSorts,
  takeBackInputSchema,
} from "./desk-contract.ts";

const ofRequest = { id: z.uuid() };
const path = "/:country/requests/:id";
const shared = {
  access: requestPolicy.write,
  params: ofRequest,
  absent: absentRequest,
  ifMatch: true,
  answer: deskRequestSchema,
} as const;

export const listRequests = declareCall({
  method: "GET",
  path: "/:country/requests",
  id: "listRequests",
  summary: "Requests for a seat, the longest waiting first",
  access: requestPolicy.read,
  query: listQuery({
    state: severalOf(requestStates),
    kind: severalOf(requestKinds),
    late: queryFilter("Whether it has waited a working day."),
    mine: queryFilter("Whether the account has taken it."),
    departure: z.uuid().nullable().default(null),
    sort: sortedBy(requestSorts),
  }),
  answer: listOf(listedRequestSchema),
});

export const getDepartureRequests = declareCall({
  method: "GET",
  path: "/:country/tours/:id/requests",
  id: "getDepartureRequests",
  summary: "The requests for a departure, and what giving each or the chosen together would do",
  access: requestPolicy.read,
  params: ofRequest,
  absent: absentTour,
  query: z
    .strictObject({ chosen: z.string().max(3700).default("") })
    .describe("Ids of the chosen requests, separated by commas."),
  answer: departureRequestsSchema,
});

export const getDeskRequest = declareCall({
  method: "GET",
  path,
  id: "getDeskRequest",
  summary: "A request for a seat with what was said, and what giving the seats would do",
  access: requestPolicy.read,
  params: ofRequest,
  absent: absentRequest,
  answer: deskRequestSchema,
});

export const handOnRequest = declareCall({
  ...shared,
  method: "POST",
  path: `${path}/owner`,
  id: "handOnRequest",
  summary: "Takes a request, or hands it on to a colleague, who is mailed",
  body: ownerInputSchema,
});

export const noteRequest = declareCall({
  ...shared,
  method: "POST",
  path: `${path}/notes`,
  id: "noteRequest",
  summary: "Adds a note that only staff see",
  body: noteInputSchema,
});

export const answerRequest = declareCall({
  ...shared,
  method: "POST",
  path: `${path}/answer`,
  id: "answerRequest",
  summary: "Answers by mail and leaves the request open, in talk",
  body: answerInputSchema,
  problems: [409],
});

export const declineRequest = declareCall({
  ...shared,
  method: "POST",
  path: `${path}/decline`,
  id: "declineRequest",
  summary: "Declines a request by mail",
  body: declineInputSchema,
  problems: [409],
});

export const giveSeats = declareCall({
  ...shared,
  method: "POST",
  path: `${path}/give`,
  id: "giveSeats",
  summary: "Gives the seats: passengers, people in, free seats and the answer in one step",
  body: giveInputSchema,
  problems: [409],
});

export const takeBackSeats = declareCall({
  ...shared,
  method: "POST",
  path: `${path}/take-back`,
  id: "takeBackSeats",
  summary: "Takes given seats or a refusal back; for some seconds nobody was told of either",
  body: takeBackInputSchema,
  problems: [409],
});
