import { Problem } from "#platform/server/http/problem.ts";
import type { Policy } from "#platform/calls/access.ts";

export const entryPolicy = {
  read: { role: "admin", denial: "Blocks are for administrators." },
  write: { role: "admin", denial: "Blocks are for administrators." },
} as const satisfies Policy;

export const absentEntry = "There is no such block.";

/** The catalogue is the company's, and is kept from its first market alone. */
const home = "it-IT";

export const isHome = (market: string): boolean => market === home;

/** @throws Problem 404 outside the company's first market */
export const requireHome = (market: string): void => {
  if (!isHome(market)) throw new Problem(404, "Blocks are kept in Italy.");
};
