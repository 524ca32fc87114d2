import type { consent as english } from "#markets/languages/en/consent.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const consent: Part<typeof english> = {
  "consent.title": "Tu décides de ce qui tourne ici",
  "consent.text":
    "Des services d’autres entreprises nous aident à améliorer le site. Ils ne démarrent que si tu es d’accord, et tu peux changer d’avis à tout moment.",
  "consent.accept": "Tout accepter",
  "consent.refuse": "Tout refuser",
  "consent.choose": "Choisir",
  "consent.save": "Enregistrer mon choix",
  "consent.settings": "Cookies et consentement",
  "consent.necessary": "Nécessaires",
  "consent.necessaryText":
    "Ta devise et ce choix restent dans ton navigateur, car le site en a besoin.",
  "consent.statistics": "Statistiques",
  "consent.statisticsText":
    "Elles comptent les pages lues, pour que nous sachions quoi améliorer. Elles viennent de {host}, qui voit ton adresse IP.",
  "consent.reports": "Rapports d’erreurs",
  "consent.reportsText":
    "Quand quelque chose échoue dans ton navigateur, sa description technique part chez {host}, sans rien de ce que tu as écrit ni rien sur toi, hormis ton adresse IP.",
};
