import type { compare as english } from "#markets/languages/en/compare.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const compare: Part<typeof english> = {
  "compare.tick": "Comparer",
  "compare.this": "Ce départ",
  "compare.hint": "Coche deux ou trois départs pour les voir côte à côte.",
  "compare.keep": "Garder les choix et continuer à chercher",
  "compare.submit": "Comparer les départs cochés",
  "compare.title": "{n} départs comparés",
  "compare.asOf": "Tels qu’ils sont le {date}.",
  "compare.missing":
    "{n, plural, =1 {Un départ de ce lien manque\u00a0: il n’est plus proposé ici.} other {# départs de ce lien manquent\u00a0: ils ne sont plus proposés ici.}}",
  "compare.tooMany": "Trois départs tiennent côte à côte\u00a0: tu vois les trois premiers.",
  "compare.few": "Rien à comparer pour l’instant",
  "compare.fewText":
    "Une comparaison demande deux départs que l’on peut encore rejoindre. Coche-les dans une liste de départs.",
  "compare.find": "Voir les départs garantis",
  "compare.remove": "Retirer {name}",
  "compare.price": "Prix",
  "compare.deposit": "Acompte à la réservation",
  "compare.balance": "Solde",
  "compare.balanceDay": "au plus tard le {date}",
  "compare.noDeposit": "Aucun\u00a0: tu paies la totalité à la réservation.",
  "compare.status": "Statut",
  "compare.ages": "Âges",
  "compare.soon": "Nous l’annonçons avant le départ.",
  "compare.coordinator": "Qui coordonne",
  "compare.free": "Dernier jour d’annulation gratuite",
  "compare.freeOver": "passé le {date}",
  "compare.flexible": "option flexible\u00a0: {date}, pour {price} par personne",
  "compare.home": "Tu pars de chez toi",
  "compare.flight": "Vol, non inclus",
  "compare.flightUnknown": "Pas encore de prix",
  "compare.link": "Lien vers cette comparaison",
  "compare.send": "Envoyer le lien",
  "compare.sent": "Lien copié",
  "compare.note": "Qui l’ouvre voit les prix du moment. Il ne dit rien de toi.",
};
