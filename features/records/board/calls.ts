import type { Policy } from "#platform/calls/access.ts";
import { declareCall } from "#platform/calls/call.ts";
import { boardSchema } from "./board-contract.ts";

/** Everybody has a board; its cards are those of the role. */
const boardPolicy = { read: { role: "editor" } } as const satisfies Policy;

export const getHome = declareCall({
  method: "GET",
  path: "/:country/home",
  id: "getHome",
  summary: "What needs a person today in a market, for the role that asks",
  access: boardPolicy.read,
  answer: boardSchema,
});
