import type { alertMails as en } from "#markets/languages/en/people/alert-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const alertMails: Part<typeof en> = {
  "alertMail.subjectConfirmed": "Bestätigt: {name}. Jetzt kannst du den Flug buchen",
  "alertMail.titleConfirmed":
    "Die Abreise, der du folgst, ist bestätigt. Jetzt kannst du den Flug buchen",
  "alertMail.subjectUp": "Preis von {before} auf {after} gestiegen: {name}",
  "alertMail.subjectDown": "Preis von {before} auf {after} gesunken: {name}",
  "alertMail.titleUp": "Der Preis ist von {before} auf {after} gestiegen",
  "alertMail.titleDown": "Der Preis ist von {before} auf {after} gesunken",
  "alertMail.subjectFewSeats": "Nur noch wenige Plätze: {name}",
  "alertMail.titleFewSeats": "Für die Abreise, der du folgst, gibt es nur noch wenige Plätze",
  "alertMail.subjectReopened": "Ein Platz ist wieder frei: {name}",
  "alertMail.titleReopened": "Für die Abreise, der du folgst, ist wieder ein Platz frei",
  "alertMail.subjectNewDate": "Neuer Termin: {name}",
  "alertMail.titleNewDate": "Für die Reise, der du folgst, gibt es einen neuen Termin",
  "alertMail.titleMany":
    "{n, plural, =1 {1 Neuigkeit} other {# Neuigkeiten}} zu deinen Benachrichtigungen",
  "alertMail.leadMany": "Sie kamen fast gleichzeitig, deshalb stehen sie in einer E-Mail.",
  "alertMail.from": "Abreise",
  "alertMail.to": "Rückkehr",
  "alertMail.people": "Die Gruppe",
  "alertMail.airport": "Empfohlener Flughafen",
  "alertMail.flight": "Direktflug, als wir zuletzt nachgesehen haben",
  "alertMail.fromPrice": "ab {price}",
  "alertMail.price": "Reisepreis pro Person",
  "alertMail.cancelUntil": "Kostenlos stornieren bis",
  "alertMail.open": "Zur Abreise",
  "alertMail.openMany": "Wunschliste öffnen",
  "alertMail.look": "Ansehen",
  "alertMail.seatFirst":
    "Noch nicht gebucht? Erst der Platz, dann der Flug: Der Platz gehört dir erst mit der Buchung.",
  "alertMail.flightNow": "Du kannst den Flug buchen.",
  "alertMail.seatsOf": "Noch {n, plural, =1 {1 Platz} other {# Plätze}} von {total} frei.",
  "alertMail.priceWas": "Bisher {before} pro Person, heute {after}.",
  "alertMail.priceBy": "Preis: {by}",
  "alertMail.newDate": "Neuer Termin",
  "alertMail.seatFree": "Wieder ein Platz frei",
  "alertMail.subjectNeeded":
    "{travel}, {date}: {n, plural, =1 {eine Person fehlt noch} other {# Personen fehlen noch}}",
  "alertMail.titleNeeded":
    "{n, plural, =1 {Noch eine Person, und die Gruppe startet} other {Noch # Personen, und die Gruppe startet}}",
  "alertMail.needed":
    "Du folgst „{travel}“ am {date}. {in, plural, =0 {Noch ist niemand dabei} =1 {1 Person ist dabei} other {# Personen sind dabei}}, und ab {minimum} startet die Gruppe.",
  "alertMail.decideOn": "Wir entscheiden spätestens am {day}.",
  "alertMail.decideSoon": "Wir entscheiden in den nächsten Tagen.",
  "alertMail.askSeat":
    "Möchtest du mitkommen? Frag nach einem Platz: Es kostet nichts, bis wir dir antworten.",
  "alertMail.whyTour":
    "Wir schreiben dir, weil du am {date} eine Benachrichtigung für diese Abreise eingeschaltet hast.",
  "alertMail.whyTravel":
    "Wir schreiben dir, weil du am {date} eine Benachrichtigung für neue Termine dieser Reise eingeschaltet hast.",
  "alertMail.whyMany":
    "Wir schreiben dir, weil du {n, plural, =1 {1 Benachrichtigung} other {# Benachrichtigungen}} eingeschaltet hast.",
  "alertMail.stop": "Schreibt mir dazu nicht mehr",
  "alertMail.all": "Alle deine Benachrichtigungen",
};
