import type { alertMails as en } from "#markets/languages/en/people/alert-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const alertMails: Part<typeof en> = {
  "alertMail.subjectConfirmed": "Départ garanti\u00A0: {name}. Tu peux maintenant acheter ton vol",
  "alertMail.titleConfirmed":
    "Le départ que tu suis est garanti. Tu peux maintenant acheter ton vol",
  "alertMail.subjectUp": "Le prix passe de {before} à {after}\u00A0: {name}",
  "alertMail.subjectDown": "Le prix baisse de {before} à {after}\u00A0: {name}",
  "alertMail.titleUp": "Le prix est passé de {before} à {after}",
  "alertMail.titleDown": "Le prix a baissé de {before} à {after}",
  "alertMail.subjectFewSeats": "Il reste peu de places\u00A0: {name}",
  "alertMail.titleFewSeats": "Il reste peu de places sur le départ que tu suis",
  "alertMail.subjectReopened": "Une place s’est libérée\u00A0: {name}",
  "alertMail.titleReopened": "Une place s’est libérée sur le départ que tu suis",
  "alertMail.subjectNewDate": "Nouvelle date\u00A0: {name}",
  "alertMail.titleNewDate": "Une nouvelle date du voyage que tu suis est ouverte",
  "alertMail.titleMany": "{n, plural, =1 {1 nouveauté} other {# nouveautés}} pour tes alertes",
  "alertMail.leadMany":
    "C’est arrivé presque en même temps\u00A0: nous avons tout mis dans un seul e-mail.",
  "alertMail.from": "Départ",
  "alertMail.to": "Retour",
  "alertMail.people": "Le groupe",
  "alertMail.airport": "Aéroport conseillé",
  "alertMail.flight": "Vol direct, la dernière fois que nous avons regardé",
  "alertMail.fromPrice": "à partir de {price}",
  "alertMail.price": "Prix du voyage, par personne",
  "alertMail.cancelUntil": "Annulation gratuite jusqu’au",
  "alertMail.open": "Voir le départ",
  "alertMail.openMany": "Ouvrir tes favoris",
  "alertMail.look": "Voir",
  "alertMail.seatFirst":
    "Tu n’as pas encore réservé\u00A0? D’abord la place, ensuite le vol\u00A0: la place n’est à toi qu’une fois réservée.",
  "alertMail.flightNow": "Tu peux acheter ton vol.",
  "alertMail.seatsOf": "{n, plural, =1 {Il reste 1 place} other {Il reste # places}} sur {total}.",
  "alertMail.priceWas": "C’était {before} par personne. Aujourd’hui c’est {after}.",
  "alertMail.priceBy": "Prix\u00A0: {by}",
  "alertMail.newDate": "Nouvelle date",
  "alertMail.seatFree": "Une place libre",
  "alertMail.subjectNeeded":
    "{travel}, {date}\u00A0: {n, plural, =1 {il manque une personne} other {il manque # personnes}}",
  "alertMail.titleNeeded":
    "{n, plural, =1 {Encore une personne et le groupe part} other {Encore # personnes et le groupe part}}",
  "alertMail.needed":
    "Tu suis «\u00A0{travel}\u00A0» du {date}. {in, plural, =0 {Il n’y a encore personne dans le groupe} =1 {Il y a 1 personne dans le groupe} other {Il y a # personnes dans le groupe}}, et il en faut {minimum} pour partir.",
  "alertMail.decideOn": "Nous décidons au plus tard le {day}.",
  "alertMail.decideSoon": "Nous décidons dans les prochains jours.",
  "alertMail.askSeat":
    "Tu veux venir\u00A0? Demande une place\u00A0: cela ne coûte rien tant que nous ne t’avons pas répondu.",
  "alertMail.whyTour":
    "Nous t’écrivons parce que le {date} tu as activé une alerte pour ce départ.",
  "alertMail.whyTravel":
    "Nous t’écrivons parce que le {date} tu as activé une alerte pour les nouvelles dates de ce voyage.",
  "alertMail.whyMany":
    "Nous t’écrivons parce que tu as activé {n, plural, =1 {1 alerte} other {# alertes}}.",
  "alertMail.stop": "Ne m’écrivez plus à ce sujet",
  "alertMail.all": "Toutes tes alertes",
};
