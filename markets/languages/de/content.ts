import type { content as english } from "#markets/languages/en/content.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const content: Part<typeof english> = {
  "content.contents": "Auf dieser Seite",
  "content.changed": "Zuletzt geändert am {date}",
  "content.where": "Wohin es geht",
  "content.months": "Monate mit Terminen",
  "content.onward": "Hier geht es weiter",
  "contacts.email": "E-Mail",
  "contacts.phone": "Telefon",
  "contacts.hours": "Servicezeiten",
  "contacts.address": "Anschrift",
  "contacts.copy": "Kopieren",
  "contacts.copied": "Kopiert",
  "contacts.provider": "Wer diese Website betreibt",
};
