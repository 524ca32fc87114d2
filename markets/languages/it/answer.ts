import type { answer as en } from "#markets/languages/en/answer.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const answer: Part<typeof en> = {
  "answer.title": "Puoi accompagnare questa partenza?",
  "answer.lead":
    "Ciao {name}, vorremmo affidarti questo gruppo. Puoi cambiare risposta finché non lo prende qualcun altro.",
  "answer.travel": "Viaggio",
  "answer.from": "Partenza",
  "answer.to": "Ritorno",
  "answer.yes": "Sì, ci sono",
  "answer.no": "No, non posso",
  "answer.reason": "Se non puoi: come mai? (facoltativo)",
  "answer.saidYes": "Hai detto di sì. Grazie, {name}.",
  "answer.saidNo": "Hai detto di no. Grazie di avercelo fatto sapere, {name}.",
  "answer.changeable": "Puoi cambiare risposta finché il gruppo non lo prende qualcun altro.",
  "answer.missing": "Scegli sì o no.",
  "answer.longReason": "Usa al massimo {n} caratteri.",
  "answer.overTitle": "Non serve più una risposta",
  "answer.overText":
    "Questa partenza ora è affidata ad altri, ha cambiato date oppure non è più in programma. Non devi fare nulla.",
  "answer.expiredTitle": "Questo link è scaduto",
  "answer.expiredText":
    "Valeva {n, plural, =1 {1 giorno} other {# giorni}}. Scrivici e te lo chiederemo di nuovo.",
  "answer.mailSubject": "Puoi accompagnare “{travel}”?",
  "answer.mailLead":
    "Ciao {name}, abbiamo pensato a te per questo gruppo. Facci sapere se puoi accompagnarlo.",
  "answer.mailOpen": "Rispondi sì o no",
  "answer.mailLater":
    "Il link vale {n, plural, =1 {1 giorno} other {# giorni}}. Puoi cambiare risposta finché il gruppo non viene affidato ad altri.",
  "answer.mailWhy": "Ricevi questo messaggio perché accompagni i viaggi di {product}.",
  "answer.titleMany": "Puoi accompagnare queste partenze?",
  "answer.mailSubjectMany": "Puoi accompagnare {n} partenze?",
  "answer.mailLeadMany":
    "Ciao {name}, abbiamo pensato a te per questi {n} gruppi. Facci sapere per ciascuno se puoi accompagnarlo.",
  "answer.mailOpenOf": "{day}: rispondi sì o no",
  "answer.mailLaterMany":
    "I link valgono {n, plural, =1 {1 giorno} other {# giorni}}. Puoi cambiare una risposta finché il gruppo non viene affidato ad altri.",
};
