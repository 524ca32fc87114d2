const format = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "UTC",
});

/** `Sat 12/12/2026` of an ISO day: where people travel, the weekday stands too. */
export const formatTravelDay = (day: string): string =>
  format.format(Date.parse(day)).replace(",", "");
