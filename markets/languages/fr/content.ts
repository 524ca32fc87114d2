import type { content as english } from "#markets/languages/en/content.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const content: Part<typeof english> = {
  "content.contents": "Sur cette page",
  "content.changed": "Dernière modification : {date}",
  "content.where": "Où l’on va",
  "content.months": "Les mois où l’on part",
  "content.onward": "Pour aller plus loin",
  "contacts.email": "E-mail",
  "contacts.phone": "Téléphone",
  "contacts.hours": "Horaires",
  "contacts.address": "Adresse",
  "contacts.copy": "Copier",
  "contacts.copied": "Copié",
  "contacts.provider": "Éditeur du site",
};
