import type { answer as en } from "#markets/languages/en/answer.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const answer: Part<typeof en> = {
  "answer.title": "Peux-tu accompagner ce départ ?",
  "answer.lead":
    "Bonjour {name}, nous aimerions te confier ce groupe. Tu peux changer d’avis tant qu’il n’est pas confié à quelqu’un d’autre.",
  "answer.travel": "Voyage",
  "answer.from": "Départ",
  "answer.to": "Retour",
  "answer.yes": "Oui, je l’accompagne",
  "answer.no": "Non, je ne peux pas",
  "answer.reason": "Si tu ne peux pas : pourquoi ? (facultatif)",
  "answer.saidYes": "Tu as dit oui. Merci, {name}.",
  "answer.saidNo": "Tu as dit non. Merci de nous avoir répondu, {name}.",
  "answer.changeable":
    "Tu peux changer d’avis tant que ce groupe n’est pas confié à quelqu’un d’autre.",
  "answer.missing": "Choisis oui ou non.",
  "answer.longReason": "Écris {n} caractères au plus.",
  "answer.overTitle": "Ta réponse n’est plus nécessaire",
  "answer.overText":
    "Ce départ est désormais confié à quelqu’un d’autre, a changé de dates ou n’est plus prévu. Tu n’as rien à faire.",
  "answer.expiredTitle": "Ce lien a expiré",
  "answer.expiredText":
    "Il était valable {n, plural, =1 {1 jour} other {# jours}}. Écris-nous et nous te reposerons la question.",
  "answer.mailSubject": "Peux-tu accompagner « {travel} » ?",
  "answer.mailLead":
    "Bonjour {name}, nous avons pensé à toi pour ce groupe. Dis-nous si tu peux l’accompagner.",
  "answer.mailOpen": "Répondre oui ou non",
  "answer.mailLater":
    "Le lien est valable {n, plural, =1 {1 jour} other {# jours}}. Tu peux changer d’avis tant que le groupe n’est pas confié à quelqu’un d’autre.",
  "answer.mailWhy": "Tu reçois ce message parce que tu accompagnes des voyages {product}.",
  "answer.titleMany": "Peux-tu accompagner ces départs ?",
  "answer.mailSubjectMany": "Peux-tu accompagner {n} départs ?",
  "answer.mailLeadMany":
    "Bonjour {name}, nous avons pensé à toi pour ces {n} groupes. Dis-nous pour chacun si tu peux l’accompagner.",
  "answer.mailOpenOf": "{day} : répondre oui ou non",
  "answer.mailLaterMany":
    "Les liens sont valables {n, plural, =1 {1 jour} other {# jours}}. Tu peux changer d’avis tant que le groupe n’est pas confié à quelqu’un d’autre.",
};
