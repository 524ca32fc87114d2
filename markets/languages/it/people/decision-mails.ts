import type { decisionMails as en } from "#markets/languages/en/people/decision-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const decisionMails: Part<typeof en> = {
  "decisionMail.hello": "Ciao,",
  "decisionMail.helloName": "Ciao {name},",
  "decisionMail.subjectConfirmed": "Confermata: {travel}, {date}",
  "decisionMail.titleConfirmed": "La tua partenza è confermata",
  "decisionMail.confirmed": "“{travel}” parte il {date}, e tu ci sei. Ora puoi comprare i voli.",
  "decisionMail.subjectCancelled": "Annullata: {travel}, {date}",
  "decisionMail.titleCancelled": "La tua partenza non si farà",
  "decisionMail.cancelled": "Ci dispiace: “{travel}” del {date} è annullata. Il motivo: {reason}",
  "decisionMail.moneyBack":
    "Ti restituiamo tutto quello che hai pagato, oppure scegli un’altra data senza costi. Rispondi a questa e-mail e dicci che cosa preferisci.",
  "decisionMail.otherDates": "Queste date del viaggio hanno posti:",
  "decisionMail.see": "Vedi la partenza",
  "decisionMail.why": "Ti scriviamo perché sei in questa partenza con {product}.",
  "decisionMail.subjectDay": "{travel}, {date}: decidiamo {day}",
  "decisionMail.titleDay": "Decidiamo in un altro giorno",
  "decisionMail.day":
    "Non è ancora certo che “{travel}” parta il {date}. {in, plural, =1 {Nel gruppo c’è 1 persona} other {Nel gruppo ci sono # persone}}, e per partire ne servono {minimum}. Ora decidiamo entro {day}.",
  "decisionMail.dayFlights": "Per comprare i voli aspetta la nostra prossima e-mail.",
  "decisionMail.subjectMove": "{travel}, {date}: potresti partire il {toDate}?",
  "decisionMail.titleMove": "Ti andrebbe bene un’altra data?",
  "decisionMail.move": "“{travel}” del {date} potrebbe non partire. Il motivo: {reason}",
  "decisionMail.moveOffer":
    "{n, plural, =1 {Ti teniamo un posto per il {toDate}, senza costi in più.} other {Vi teniamo # posti per il {toDate}, senza costi in più.}} Se quella data non va bene, ti restituiamo tutto quello che hai pagato.",
  "decisionMail.moveUntil": "Rispondi entro {until}. Senza un sì non spostiamo nessuno.",
  "decisionMail.moveYes": "Sì, quella data va bene",
  "decisionMail.moveNo": "No, grazie",
  "decisionMail.moveReason": "C’è qualcosa che dovremmo sapere? (facoltativo)",
  "decisionMail.noSeat":
    "In quella data non ci sono più posti. Rispondi alla nostra e-mail e ne troviamo un’altra insieme.",
  "decisionMail.saidYes": "Hai detto di sì: sei nella nuova data",
  "decisionMail.saidYesText": "Il tuo posto ora è per il {toDate}. Non vediamo l’ora.",
  "decisionMail.saidNo": "Hai detto di no",
  "decisionMail.saidNoText":
    "Non ti teniamo un posto per il {toDate}. Ti scriviamo per i tuoi soldi.",
  "decisionMail.overTitle": "Non devi più rispondere",
  "decisionMail.overText":
    "Su questa partenza si è già deciso, l’altra data non è più possibile oppure il giorno per rispondere è passato. Se hai una domanda, rispondi alla nostra e-mail.",
};
