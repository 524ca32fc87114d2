import type { consent as english } from "#markets/languages/en/consent.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const consent: Part<typeof english> = {
  "consent.title": "Choisis les services que tu acceptes",
  "consent.text":
    "Des services d’autres sociétés nous aident à améliorer le site. Ils ne sont activés que si tu es d’accord, et tu peux changer d’avis à tout moment.",
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
    "Elles comptent les pages vues et nous aident à améliorer le site. Elles sont fournies par {host}, qui voit ton adresse IP.",
  "consent.reports": "Rapports d’erreurs",
  "consent.reportsText":
    "En cas d’erreur dans ton navigateur, sa description technique est envoyée à {host}, sans rien de ce que tu as saisi ni aucune donnée sur toi, hormis ton adresse IP.",
};
