import type { Messages } from "#markets/languages/en/site.ts";

export const site: Messages = {
  "layout.skip": "Zum Inhalt springen",
  "home.title": "Geh allein. Komm zu zwölft zurück.",
  "home.lead":
    "Reisen in kleinen Gruppen mit Menschen in deinem Alter, geführt von jemandem, der den Weg schon kennt.",
  "notFound.title": "Diese Seite wurde nicht gefunden",
  "notFound.text": "Sie steht auf keiner Karte.",
  "error.generic": "Etwas ist schiefgelaufen, versuch es später noch einmal",
};
