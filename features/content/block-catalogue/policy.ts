import type { Policy } from "#platform/calls/access.ts";

export const entryPolicy = {
  read: { role: "admin", denial: "Blocks are for administrators." },
  write: { role: "admin", denial: "Blocks are for administrators." },
} as const satisfies Policy;

export const absentEntry = "There is no such block.";

/** The catalogue is the company's, and is kept from its first market alone. */
const home = "it-IT";

export const isHome = (market: string): boolean => market === home;
