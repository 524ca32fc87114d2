import type { alertMails as en } from "#markets/languages/en/people/alert-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const alertMails: Part<typeof en> = {
  "alertMail.subjectConfirmed": "Confirmada: {name}. Ya puedes comprar el vuelo",
  "alertMail.titleConfirmed": "La salida que sigues está confirmada. Ya puedes comprar el vuelo",
  "alertMail.subjectUp": "El precio sube de {before} a {after}: {name}",
  "alertMail.subjectDown": "El precio baja de {before} a {after}: {name}",
  "alertMail.titleUp": "El precio ha subido de {before} a {after}",
  "alertMail.titleDown": "El precio ha bajado de {before} a {after}",
  "alertMail.subjectFewSeats": "Quedan pocas plazas: {name}",
  "alertMail.titleFewSeats": "Quedan pocas plazas en la salida que sigues",
  "alertMail.subjectReopened": "Se ha liberado una plaza: {name}",
  "alertMail.titleReopened": "Se ha liberado una plaza en la salida que sigues",
  "alertMail.subjectNewDate": "Nueva fecha: {name}",
  "alertMail.titleNewDate": "Se ha abierto una nueva fecha del viaje que sigues",
  "alertMail.titleMany": "{n, plural, =1 {1 novedad} other {# novedades}} sobre tus avisos",
  "alertMail.leadMany": "Han ocurrido casi a la vez: las hemos puesto en un solo correo.",
  "alertMail.from": "Salida",
  "alertMail.to": "Regreso",
  "alertMail.people": "El grupo",
  "alertMail.airport": "Aeropuerto recomendado",
  "alertMail.flight": "Vuelo directo, la última vez que miramos",
  "alertMail.fromPrice": "desde {price}",
  "alertMail.price": "Precio del viaje, por persona",
  "alertMail.cancelUntil": "Cancelación gratuita hasta el",
  "alertMail.open": "Ver la salida",
  "alertMail.openMany": "Abrir la lista de deseos",
  "alertMail.look": "Ver",
  "alertMail.seatFirst":
    "¿Aún no has reservado? Primero la plaza, después el vuelo: la plaza es tuya solo cuando reservas.",
  "alertMail.flightNow": "Puedes comprar el vuelo.",
  "alertMail.seatsOf": "{n, plural, =1 {Queda 1 plaza} other {Quedan # plazas}} de {total}.",
  "alertMail.priceWas": "Costaba {before} por persona. Hoy cuesta {after}.",
  "alertMail.priceBy": "Precio: {by}",
  "alertMail.newDate": "Nueva fecha",
  "alertMail.seatFree": "Una plaza libre",
  "alertMail.subjectNeeded":
    "{travel}, {date}: {n, plural, =1 {falta una persona} other {faltan # personas}}",
  "alertMail.titleNeeded":
    "{n, plural, =1 {Una persona más y el grupo sale} other {# personas más y el grupo sale}}",
  "alertMail.needed":
    "Sigues «{travel}» del {date}. {in, plural, =0 {En el grupo aún no hay nadie} =1 {En el grupo hay 1 persona} other {En el grupo hay # personas}}, y para salir hacen falta {minimum}.",
  "alertMail.decideOn": "Decidimos como tarde el {day}.",
  "alertMail.decideSoon": "Decidimos en los próximos días.",
  "alertMail.askSeat": "¿Quieres venir? Pide una plaza: no cuesta nada hasta que te respondamos.",
  "alertMail.whyTour": "Te escribimos porque el {date} activaste un aviso para esta salida.",
  "alertMail.whyTravel":
    "Te escribimos porque el {date} activaste un aviso para las nuevas fechas de este viaje.",
  "alertMail.whyMany": "Te escribimos porque activaste {n, plural, =1 {1 aviso} other {# avisos}}.",
  "alertMail.stop": "No me escribáis más sobre esto",
  "alertMail.all": "Todos tus avisos",
};
