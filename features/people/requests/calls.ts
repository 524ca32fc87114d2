import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  ownRequestSchema,
  requestChangeSchema,
  requestInputSchema,
  sentRequestSchema,
} from "./contract.ts";
import { absentKey } from "./policy.ts";

const ofKey = { key: z.string().regex(/^[0-9a-f]{32}$/) };

export const askForSeat = declareCall({
  method: "POST",
  path: "/tours/:id/requests",
  host: "site",
  id: "askForSeat",
  summary: "Asks for seats of a departure; it is no booking, and nothing is held or paid",
  access: "anyone",
  params: { id: z.uuid() },
  absent: "The tour is no longer available.",
  body: requestInputSchema,
  isSecret: true,
  status: 201,
  answer: sentRequestSchema,
  problems: [409, 429],
});

export const getRequest = declareCall({
  method: "GET",
  path: "/requests/:key",
  host: "site",
  id: "getRequest",
  summary: "A request as whoever has sent it sees it",
  access: "anyone",
  params: ofKey,
  absent: absentKey,
  answer: ownRequestSchema,
});

export const changeRequest = declareCall({
  method: "PATCH",
  path: "/requests/:key",
  host: "site",
  id: "changeRequest",
  summary: "Changes a request until it is answered for good",
  access: "anyone",
  params: ofKey,
  absent: absentKey,
  body: requestChangeSchema,
  answer: ownRequestSchema,
  problems: [409],
});

export const withdrawRequest = declareCall({
  method: "DELETE",
  path: "/requests/:key",
  host: "site",
  id: "withdrawRequest",
  summary: "Withdraws a request, which nobody answers then",
  access: "anyone",
  params: ofKey,
  absent: absentKey,
  answer: ownRequestSchema,
  problems: [409],
});
