import { z } from "zod";
import type { MarketId } from "#markets/market-type.ts";

/** What a mail about one departure can be sent for. */
export const alertReasons = ["confirmed", "price", "few-seats", "reopened"] as const;
export type AlertReason = (typeof alertReasons)[number];

/** The ages that an alert for new dates can be limited to. */
export const alertAges = ["25-35", "35-49"] as const;
export type AlertAge = (typeof alertAges)[number];

/** How many alerts an account has in one market, and how many months one names. */
export const alertLimits = { alerts: 200, months: 24 } as const;

const isSet = (items: readonly string[]): boolean => new Set(items).size === items.length;

export const tourAlertSchema = z.strictObject({
  reasons: z
    .array(z.enum(alertReasons))
    .min(1, "Choose at least one reason.")
    .max(alertReasons.length)
    .refine(isSet, "Name each reason once."),
});
export type TourAlert = z.output<typeof tourAlertSchema>;

export const monthSchema = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "Write a month such as 2027-06.");

export const travelAlertSchema = z.strictObject({
  months: z
    .array(monthSchema)
    .max(alertLimits.months)
    .refine(isSet, "Name each month once.")
    .default([])
    .describe("Without one, dates of any month."),
  age: z.enum(alertAges).nullable().default(null).describe("Null for groups of any age."),
});
export type TravelAlert = z.output<typeof travelAlertSchema>;

const common = { travelId: z.uuid(), askedAt: z.iso.datetime() };

export const alertSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("tour"),
    tourId: z.uuid(),
    ...common,
    reasons: z.array(z.enum(alertReasons)).readonly(),
  }),
  z.strictObject({
    kind: z.literal("travel"),
    ...common,
    months: z.array(z.string()).readonly(),
    age: z.enum(alertAges).nullable(),
  }),
]);
export type Alert = z.output<typeof alertSchema>;

export const alertsSchema = z.strictObject({
  items: z
    .array(alertSchema)
    .readonly()
    .describe("The last asked for first, without those that have ended."),
});

export type AlertList = z.output<typeof alertsSchema>;

/** An alert as its owner's pages read it. */
export type KeptAlert = Readonly<{
  kind: "tour" | "travel";
  /** Of the departure, or of the travel itself. */
  subjectId: string;
  travelId: string;
  /** Of an alert for a departure. */
  reasons: readonly AlertReason[];
  /** Of an alert for a travel; empty for any month. */
  months: readonly string[];
  age: AlertAge | null;
}>;

/** What is chosen in the form of an alert. */
export type AlertChoice = Pick<KeptAlert, "reasons" | "months" | "age">;

/** Whose alerts, and in which market. */
export type AlertOwner = Readonly<{ accountId: string; market: MarketId }>;

/** A mail about alerts, and what became of it. */
export type WrittenMail = Readonly<{
  subject: string;
  events: number;
  writtenAt: Date;
  outcome: "sent" | "leaving" | "refused" | "unknown";
}>;

/** What has happened to a departure; `new-date` is of an alert for a travel. */
export const eventReasons = [...alertReasons, "new-date"] as const;
export type EventReason = (typeof eventReasons)[number];
