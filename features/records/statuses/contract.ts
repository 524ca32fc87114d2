/** How far a group is on its way to leave, and whether it takes more people. */
export const statuses = [
  "PLANNED",
  "ALMOST_CONFIRMED",
  "CONFIRMED",
  "ALMOST_FULL",
  "WAITING_LIST",
  "SOLD_OUT",
] as const;

export type Status = (typeof statuses)[number];
