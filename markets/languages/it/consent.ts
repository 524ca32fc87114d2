import type { consent as english } from "#markets/languages/en/consent.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const consent: Part<typeof english> = {
  "consent.title": "Decidi tu quali servizi attivare",
  "consent.text":
    "Alcuni servizi di altre aziende ci aiutano a migliorare il sito. Partono solo se sei d’accordo, e puoi cambiare idea quando vuoi.",
  "consent.accept": "Accetta tutto",
  "consent.refuse": "Rifiuta tutto",
  "consent.choose": "Scegli",
  "consent.save": "Salva la scelta",
  "consent.settings": "Cookie e consenso",
  "consent.necessary": "Necessari",
  "consent.necessaryText":
    "La tua valuta e questa scelta restano nel tuo browser, perché servono al sito.",
  "consent.statistics": "Statistiche",
  "consent.statisticsText":
    "Contano quali pagine vengono lette, così sappiamo cosa migliorare. Arrivano da {host}, che vede il tuo indirizzo IP.",
  "consent.reports": "Segnalazioni di errori",
  "consent.reportsText":
    "Quando qualcosa non funziona nel tuo browser, una descrizione tecnica va a {host}: niente di quello che hai scritto e niente su di te, a parte l’indirizzo IP.",
};
