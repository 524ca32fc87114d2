import type { consent as english } from "#markets/languages/en/consent.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const consent: Part<typeof english> = {
  "consent.title": "Du entscheidest, welche Dienste laufen",
  "consent.text":
    "Dienste anderer Unternehmen helfen uns, die Website zu verbessern. Sie laufen nur, wenn du zustimmst, und du kannst es dir jederzeit anders überlegen.",
  "consent.accept": "Alle akzeptieren",
  "consent.refuse": "Alle ablehnen",
  "consent.choose": "Auswählen",
  "consent.save": "Auswahl speichern",
  "consent.settings": "Cookies und Einwilligung",
  "consent.necessary": "Notwendig",
  "consent.necessaryText":
    "Deine Währung und diese Auswahl bleiben in deinem Browser, weil die Website sie braucht.",
  "consent.statistics": "Statistik",
  "consent.statisticsText":
    "Sie zählt, welche Seiten gelesen werden, damit wir wissen, was wir verbessern können. Sie kommt von {host}, wo deine IP-Adresse sichtbar ist.",
  "consent.reports": "Fehlerberichte",
  "consent.reportsText":
    "Wenn in deinem Browser etwas schiefgeht, geht die technische Beschreibung an {host}: nichts von dem, was du geschrieben hast, und nichts über dich außer deiner IP-Adresse.",
};
