import type { group as en } from "#markets/languages/en/people/group.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const group: Part<typeof en> = {
  "group.lockedTitle": "Connecte-toi pour voir qui part",
  "group.lockedTrips":
    "Qui part avec nous pour la première fois, et combien de voyages les autres ont faits",
  "group.lockedGenders": "Combien de femmes et combien d’hommes sont inscrits",
  "group.lockedAges": "Comment les âges se répartissent",
  "group.noNames": "Nous ne montrons ni noms ni photos à personne.",
  "group.signInNote": "Un e-mail et un code suffisent.",
  "group.see": "Tu es déjà dans ton compte\u00A0? Voir le groupe",
  "group.title": "Qui part, pour l’instant",
  "group.asOf": "à cet instant",
  "group.firstTime": "Première fois",
  "group.withUs": "avec nous",
  "group.tripOne": "1 voyage",
  "group.tripOneDone": "déjà fait",
  "group.trips": "{n} voyages",
  "group.tripsDone": "déjà faits",
  "group.notKnown": "pas encore connu",
  "group.firstNone": "Personne ne part avec nous pour la première fois",
  "group.firstOne": "1 personne sur {people} part avec nous pour la première fois",
  "group.firstMany": "{n} personnes sur {people} partent avec nous pour la première fois",
  "group.othersTrips": "Voyages déjà faits par les autres\u00a0: {trips}.",
  "group.womanOne": "1 femme",
  "group.women": "{n} femmes",
  "group.manOne": "1 homme",
  "group.men": "{n} hommes",
  "group.unsaid": "Non précisé\u00a0: {n}.",
  "group.ages": "Âges",
  "group.ageUnder": "moins de {age}",
  "group.ageOver": "plus de {age}",
  "group.nobody": "personne",
  "group.foot":
    "Jamais de noms, jamais de photos. Les autres ne voient rien de plus de toi non plus.",
  "group.fewTitle": "Encore trop peu de monde",
  "group.fewText":
    "Tant que moins de {least} personnes sont inscrites, nous ne montrons rien de plus\u00a0: on devinerait qui est qui.",
};
