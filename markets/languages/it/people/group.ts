import type { group as en } from "#markets/languages/en/people/group.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const group: Part<typeof en> = {
  "group.lockedTitle": "Accedi per vedere chi parte",
  "group.lockedTrips":
    "Chi parte con noi per la prima volta, e quanti viaggi hanno fatto gli altri",
  "group.lockedGenders": "Quante donne e quanti uomini ci sono",
  "group.lockedAges": "Come sono distribuite le età",
  "group.noNames": "Nomi e foto non li mostriamo a nessuno.",
  "group.signInNote": "Bastano un’e-mail e un codice.",
  "group.see": "Hai già fatto l’accesso? Guarda il gruppo",
  "group.title": "Chi parte, per ora",
  "group.asOf": "aggiornato adesso",
  "group.firstTime": "Prima volta",
  "group.withUs": "con noi",
  "group.tripOne": "1 viaggio",
  "group.tripOneDone": "già fatto",
  "group.trips": "{n} viaggi",
  "group.tripsDone": "già fatti",
  "group.notKnown": "non si sa ancora",
  "group.firstNone": "Nessuno parte con noi per la prima volta",
  "group.firstOne": "1 su {people} parte con noi per la prima volta",
  "group.firstMany": "{n} su {people} partono con noi per la prima volta",
  "group.othersTrips": "Viaggi già fatti dagli altri: {trips}.",
  "group.womanOne": "1 donna",
  "group.women": "{n} donne",
  "group.manOne": "1 uomo",
  "group.men": "{n} uomini",
  "group.unsaid": "Non indicato: {n}.",
  "group.ages": "Età",
  "group.ageUnder": "meno di {age}",
  "group.ageOver": "oltre {age}",
  "group.nobody": "nessuno",
  "group.foot": "Mai nomi, mai foto. Anche di te gli altri vedono solo questo.",
  "group.fewTitle": "Ancora troppo pochi",
  "group.fewText":
    "Finché le persone iscritte sono meno di {least} non mostriamo altro: si capirebbe chi è chi.",
};
