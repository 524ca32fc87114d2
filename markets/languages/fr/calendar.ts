import type { calendar as english } from "#markets/languages/en/calendar.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const calendar: Part<typeof english> = {
  "calendar.open": "Voir le mois en calendrier",
  "calendar.day": "{date} : {status}, à partir de {price} par personne",
  "calendar.dayOver": "{date}\u00a0: {status}",
  "calendar.note": "Pour chaque jour\u00a0: le prix le plus bas par personne.",
  "calendar.ages": "Âge",
};
