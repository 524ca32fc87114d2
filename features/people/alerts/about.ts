import { z } from "zod";
import { alertsPath } from "./policy.ts";
import { alertAges, type AlertAge, alertLimits, monthSchema } from "./contract.ts";

/**
 * What an alert is asked for, as one word of an address, which a button can send:
 * `tour.{id}`, or `travel.{id}` with months and an age, as in `travel.{id}.2027-06.2027-07.25-35`.
 */
export type AlertSubject = Readonly<{
  kind: "tour" | "travel";
  id: string;
  months: readonly string[];
  age: AlertAge | null;
}>;

export const aboutTour = (id: string): string => `tour.${id}`;

export const aboutTravel = (
  id: string,
  months: readonly string[] = [],
  age: AlertAge | null = null,
): string => ["travel", id, ...months, ...(age === null ? [] : [age])].join(".");

const ageOf = (part: string): AlertAge | null => alertAges.find((age) => age === part) ?? null;

/** Parts that are neither a month nor an age are left out. @returns null for what is no subject */
export const readAbout = (text: string | null): AlertSubject | null => {
  const [kind, id = "", ...parts] = (text ?? "").split(".");
  if ((kind !== "tour" && kind !== "travel") || !z.uuid().safeParse(id).success) return null;
  const months = parts.filter((part) => monthSchema.safeParse(part).success);
  return {
    kind,
    id,
    months: [...new Set(months)].slice(0, alertLimits.months),
    age: parts.map(ageOf).find((age) => age !== null) ?? null,
  };
};

/** The address of the page on which an alert is asked for. */
export const alertPath = (about: string): string => `${alertsPath}?about=${about}`;
