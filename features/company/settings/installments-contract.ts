import { z } from "zod";
import { installmentPaymentsSchema } from "./contract.ts";

export const installmentsDraftSchema = installmentPaymentsSchema.meta({
  examples: [{ enabled: true, installments: 3, minimumPrice: 60_000 }],
});

const countsSchema = z.strictObject({ travels: z.int(), departures: z.int() });

/** A departure on which a plan is tried. */
const triedDepartureSchema = z.strictObject({
  id: z.string(),
  travelId: z.string(),
  name: z.string().describe("Of the travel."),
  departureDate: z.iso.date(),
  cents: z.int().describe("The price today."),
  text: z.string().nullable().describe("What visitors read; null where they read nothing."),
  payments: z.array(z.int()).describe("Cents, the first at the booking."),
});

export const installmentsConsequencesSchema = z.strictObject({
  all: countsSchema.describe("Published travels and coming departures of the market."),
  offered: countsSchema.describe("Those whose price can be paid in parts."),
  departures: z.array(triedDepartureSchema),
});

export type InstallmentsConsequences = z.infer<typeof installmentsConsequencesSchema>;
export type TriedDeparture = z.infer<typeof triedDepartureSchema>;
