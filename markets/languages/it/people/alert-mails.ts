import type { alertMails as en } from "#markets/languages/en/people/alert-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const alertMails: Part<typeof en> = {
  "alertMail.subjectConfirmed": "Confermata: {name}. Ora puoi comprare il volo",
  "alertMail.titleConfirmed": "La partenza che segui è confermata. Ora puoi comprare il volo",
  "alertMail.subjectUp": "Prezzo salito da {before} a {after}: {name}",
  "alertMail.subjectDown": "Prezzo sceso da {before} a {after}: {name}",
  "alertMail.titleUp": "Il prezzo è salito da {before} a {after}",
  "alertMail.titleDown": "Il prezzo è sceso da {before} a {after}",
  "alertMail.subjectFewSeats": "Restano pochi posti: {name}",
  "alertMail.titleFewSeats": "Restano pochi posti per la partenza che segui",
  "alertMail.subjectReopened": "Si è liberato un posto: {name}",
  "alertMail.titleReopened": "Si è liberato un posto per la partenza che segui",
  "alertMail.subjectNewDate": "Nuova data: {name}",
  "alertMail.titleNewDate": "Si è aperta una nuova data del viaggio che segui",
  "alertMail.titleMany": "{n, plural, =1 {1 novità} other {# novità}} sui tuoi avvisi",
  "alertMail.leadMany": "Sono successe quasi insieme: le abbiamo messe in una sola e-mail.",
  "alertMail.from": "Si parte",
  "alertMail.to": "Si torna",
  "alertMail.people": "Il gruppo",
  "alertMail.airport": "Aeroporto consigliato",
  "alertMail.flight": "Volo diretto, l’ultima volta che abbiamo guardato",
  "alertMail.fromPrice": "da {price}",
  "alertMail.price": "Prezzo del viaggio, a persona",
  "alertMail.cancelUntil": "Annullamento gratuito fino al",
  "alertMail.open": "Vedi la partenza",
  "alertMail.openMany": "Apri i preferiti",
  "alertMail.look": "Guarda",
  "alertMail.seatFirst":
    "Non hai ancora prenotato? Prima il posto, poi il volo: il posto è tuo solo quando prenoti.",
  "alertMail.flightNow": "Puoi comprare il volo.",
  "alertMail.seatsOf": "{n, plural, =1 {Resta 1 posto} other {Restano # posti}} su {total}.",
  "alertMail.priceWas": "Era {before} a persona. Oggi è {after}.",
  "alertMail.priceBy": "Prezzo: {by}",
  "alertMail.newDate": "Nuova data",
  "alertMail.seatFree": "Un posto libero",
  "alertMail.subjectNeeded":
    "{travel}, {date}: {n, plural, =1 {manca una persona} other {mancano # persone}}",
  "alertMail.titleNeeded":
    "{n, plural, =1 {Ancora una persona e il gruppo parte} other {Ancora # persone e il gruppo parte}}",
  "alertMail.needed":
    "Segui “{travel}” del {date}. {in, plural, =0 {Nel gruppo non c’è ancora nessuno} =1 {Nel gruppo c’è 1 persona} other {Nel gruppo ci sono # persone}}, e per partire ne servono {minimum}.",
  "alertMail.decideOn": "Decidiamo entro {day}.",
  "alertMail.decideSoon": "Decidiamo nei prossimi giorni.",
  "alertMail.askSeat": "Vuoi esserci? Chiedi un posto: non costa nulla finché non ti rispondiamo.",
  "alertMail.whyTour": "Ti scriviamo perché il {date} hai acceso un avviso su questa partenza.",
  "alertMail.whyTravel":
    "Ti scriviamo perché il {date} hai acceso un avviso per le nuove date di questo viaggio.",
  "alertMail.whyMany":
    "Ti scriviamo perché hai acceso {n, plural, =1 {1 avviso} other {# avvisi}}.",
  "alertMail.stop": "Non scrivetemi più di questo",
  "alertMail.all": "Tutti i tuoi avvisi",
};
