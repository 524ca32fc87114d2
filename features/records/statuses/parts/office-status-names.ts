import type { Status } from "#features/records/statuses/contract.ts";

/** The statuses of departures, as the office says them. */
export const officeStatusNames: Readonly<Record<Status, string>> = {
  PLANNED: "Planned",
  ALMOST_CONFIRMED: "Almost confirmed",
  CONFIRMED: "Confirmed",
  ALMOST_FULL: "Almost full",
  WAITING_LIST: "On request",
  SOLD_OUT: "Sold out",
};
