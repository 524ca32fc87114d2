import type { content as english } from "#markets/languages/en/content.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const content: Part<typeof english> = {
  "content.contents": "In questa pagina",
  "content.changed": "Ultima modifica: {date}",
  "content.where": "Dove andiamo",
  "content.months": "Mesi con partenze",
  "content.onward": "Da qui puoi andare a",
  "contacts.email": "E-mail",
  "contacts.phone": "Telefono",
  "contacts.hours": "Orari",
  "contacts.address": "Indirizzo",
  "contacts.copy": "Copia",
  "contacts.copied": "Copiato",
  "contacts.provider": "Chi gestisce il sito",
};
