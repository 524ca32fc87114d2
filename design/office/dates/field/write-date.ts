/** A day, `2027-05-24`. */
export type Day = string;

/** `24/05/2027`. */
export const writeDay = (day: Day): string => day.split("-").toReversed().join("/");

/** `24/05/2027 08:00`, of `2027-05-24T08:00`. */
export const writeDayAndTime = (local: string): string =>
  local === "" ? "" : `${writeDay(local.slice(0, 10))} ${local.slice(11, 16)}`;
