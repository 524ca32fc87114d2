import type { calendar as english } from "#markets/languages/en/calendar.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const calendar: Part<typeof english> = {
  "calendar.open": "Vedi il calendario del mese",
  "calendar.day": "{date}: {status}, da {price} a persona",
  "calendar.dayOver": "{date}: {status}",
  "calendar.note": "Per ogni giorno vedi il prezzo più basso a persona.",
  "calendar.ages": "Età",
};
