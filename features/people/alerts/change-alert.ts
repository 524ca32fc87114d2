import { Problem } from "#platform/server/http/problem.ts";
import type { AlertSubject } from "./about.ts";
import type { Alerts } from "./alerts.ts";
import type { AlertChoice, AlertOwner } from "./contract.ts";

/** Turns on what a form asks for. @returns whether there was room for it */
export const turnOnAlert = async (
  alerts: Alerts,
  owner: AlertOwner,
  { kind, id }: AlertSubject,
  { reasons, months, age }: AlertChoice,
): Promise<boolean> => {
  try {
    if (kind === "tour") await alerts.setTour(owner, id, { reasons: [...reasons] });
    else await alerts.setTravel(owner, id, { months: [...months], age });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return false;
    throw error;
  }
};
