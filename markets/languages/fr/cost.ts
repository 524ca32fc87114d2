import type { cost as english } from "#markets/languages/en/cost.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const cost: Part<typeof english> = {
  "cost.name": "Coût réel",
  "cost.title": "Ce que ça coûte vraiment",
  "cost.text": "Calculé avec le départ le moins cher, celui du {date}.",
  "cost.textMonth": "Calculé avec le départ le moins cher en {month}, celui du {date}.",
  "cost.textAge":
    "Calculé avec le départ le moins cher pour la tranche d’âge {age}, celui du {date}.",
  "cost.textMonthForAge":
    "Calculé avec le départ le moins cher en {month} pour la tranche d’âge {age}, celui du {date}.",
  "cost.textChosen": "Calculé avec le départ du {date} que tu as choisi.",
  "cost.textDeparture": "Calculé pour ce départ.",
  "cost.noneOnDay": "Le départ du {date} n’est pas disponible.",
  "cost.noneInMonth": "Aucun départ n’est disponible en {month}.",
  "cost.noneForAge": "Aucun départ n’est disponible pour la tranche d’âge {age}.",
  "cost.noneInMonthForAge": "Aucun départ n’est disponible en {month} pour la tranche d’âge {age}.",
  "cost.amounts": "Tous les montants s’entendent par personne.",
  "cost.price": "Prix du voyage",
  "cost.priceTo": "Tu nous le paies, assurance incluse.",
  "cost.potTo": "Tu la verses sur place, avec le groupe.",
  "cost.flight": "Vol pour {place}, aller-retour",
  "cost.flightBack": "Vol pour {place}, retour depuis {end}",
  "cost.flightPlain": "Vol aller-retour",
  "cost.flightTo": "Tu le paies à la compagnie aérienne. Le tarif dépend du moment où tu réserves.",
  "cost.flightUnknown":
    "Nous n’avons pas encore de prix pour ce vol\u00a0: le total ne le comprend pas.",
  "cost.from": "dès {price}",
  "cost.atLeast": "au moins {price}",
  "cost.sum": "Total par personne",
  "cost.split": "Dont {us} à nous régler et {others} sur place ou à la compagnie aérienne.",
  "cost.flexible": "Option flexible, si tu la veux",
  "cost.room": "Chambre privée, si tu en veux une",
  "cost.roomTo":
    "Supplément de {price}\u00a0: {sum} en tout. Elle est gratuite si tu réserves pour\u00a02.",
  "cost.rest": "Ce qui n’est ni inclus ni chiffré ici est à ajouter.",
};
