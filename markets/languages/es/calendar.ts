import type { calendar as english } from "#markets/languages/en/calendar.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const calendar: Part<typeof english> = {
  "calendar.open": "Ver el calendario del mes",
  "calendar.day": "{date}: {status}, desde {price} por persona",
  "calendar.dayOver": "{date}: {status}",
  "calendar.note": "De cada día ves el precio más bajo por persona.",
  "calendar.ages": "Edad",
};
