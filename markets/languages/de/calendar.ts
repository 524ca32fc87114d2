import type { calendar as english } from "#markets/languages/en/calendar.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const calendar: Part<typeof english> = {
  "calendar.open": "Monat als Kalender zeigen",
  "calendar.day": "{date}: {status}, ab {price} pro Person",
  "calendar.dayOver": "{date}: {status}",
  "calendar.note": "Zu jedem Tag siehst du den niedrigsten Preis pro Person.",
  "calendar.ages": "Alter",
};
