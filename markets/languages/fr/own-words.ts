import type { ownWords as en } from "#markets/languages/en/own-words.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const ownWords: Part<typeof en> = {
  "ownWords.title": "Dis-le avec tes mots",
  "ownWords.lead":
    "Écris quel voyage tu cherches. La phrase devient des filtres que tu peux voir, corriger et retirer.",
  "ownWords.label": "Ta phrase",
  "ownWords.placeholder":
    "Par exemple\u00a0: une semaine à la mer en octobre, à moins de 1.500\u00a0€",
  "ownWords.submit": "Trouver",
  "ownWords.example1": "une randonnée en mai, moins de 1.500\u00a0€",
  "ownWords.example2": "à la mer pour le Nouvel An",
  "ownWords.example3": "le Japon au printemps, j’ai 30 ans",
  "ownWords.example4": "dix jours, déjà confirmé",
  "ownWords.understands": "Elle comprend",
  "ownWords.understandsText":
    "Les lieux, même mal écrits, les mois, les saisons, les ponts et les fêtes, la durée, le budget pour un ou deux, l’âge, l’humeur, le statut du départ, «\u00a0pas de\u00a0» et «\u00a0sans\u00a0».",
  "ownWords.shows": "Elle te montre",
  "ownWords.showsText":
    "Chaque filtre avec les mots dont il vient. Ce qu’elle n’a pas compris, elle le dit.",
  "ownWords.never": "Elle ne fait pas",
  "ownWords.neverText":
    "Elle n’invente pas de filtres et ne demande pas qui tu es. Les mots qu’elle ne comprend pas sont gardés 30 jours, sans dire de qui ils viennent.",
  "ownWords.read": "Voici ce que j’ai compris",
  "ownWords.from": "de «\u00a0{words}\u00a0»",
  "ownWords.unreadBefore": "Je n’ai pas compris",
  "ownWords.unreadAfter": ".",
  "ownWords.quoted": "«\u00a0{words}\u00a0»",
  "ownWords.near": "Voulais-tu dire",
  "ownWords.otherAge": "À {n} ans, tu peux aussi voyager dans les groupes",
  "ownWords.youngest":
    "Les groupes commencent à 25 ans, mais tu peux demander une place à {n} ans aussi.",
  "ownWords.leastDays":
    "Un minimum de {n} jours n’est pas un filtre : chaque voyage dit combien il en a.",
  "ownWords.shortTime":
    "{n, plural, =1 {En un jour} other {En # jours}}, aucun voyage ne tient en entier. Si tu peux rentrer plus tard :",
  "ownWords.sameBefore": "Ce sont les filtres de la recherche\u00a0:",
  "ownWords.sameLink": "ouvre-la telle quelle",
  "ownWords.sameAfter": ", garde-la ou envoie-la à quelqu’un.",
  "ownWords.takeOff": "Retirer",
  "ownWords.isForTwo": "À deux\u00a0?",
  "ownWords.forTwo": "Je voulais dire {price} à deux",
  "ownWords.failureText":
    "Un lieu, un mois, un nombre de jours ou un budget aident. Ta phrase est restée au-dessus.",
  "ownWords.useFilters": "Utiliser les filtres",
  "ownWords.fits": "{n, plural, =1 {1 jour} other {# jours}} à partir du {date}",
  "ownWords.below": "{price} sous ta limite",
  "ownWords.room": "chambre individuelle +{price}",
  "ownWords.roomTotal": "La chambre individuelle porte le total à {price}.",
  "ownWords.notConfirmed": "Il n’est pas encore confirmé.",
  "ownWords.full": "Le groupe est complet, mais tu peux demander si une place se libère.",
  "meta.ownWords.title": "Cherche avec tes mots · {product}",
  "meta.ownWords.description":
    "Écris en une phrase quel voyage tu cherches\u00a0: elle devient des filtres que tu peux voir et changer.",
};
