import type { attendance as english } from "#markets/languages/en/people/attendance.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const attendance: Part<typeof english> = {
  "attendance.go": "Me apunto",
  "attendance.free": "Es gratis.",
  "attendance.goHint":
    "Puedes cambiar de idea hasta que empiece. Quien organiza ve tu nombre y tu correo; los demás solo ven cuántas personas vais.",
  "attendance.strangerHint":
    "Si no has iniciado sesión, te pedimos el correo y te enviamos un código. Si es tu primera vez, creas también una cuenta; después la plaza es tuya.",
  "attendance.goingTag": "Vas",
  "attendance.goingTitle": "Nos vemos el {day}",
  "attendance.goingText": "{day}, {time}, {place}. {going}, {left}.",
  "attendance.leave": "Ya no puedo ir",
  "attendance.goingHint": "Solo te escribimos si cambia algo.",
  "attendance.fullTitle": "Completo: {going}",
  "attendance.line":
    "{n, plural, =0 {No hay nadie en la lista de espera.} =1 {1 persona en la lista de espera.} other {# personas en la lista de espera.}}",
  "attendance.lineHow":
    "Si queda libre una plaza, es para la primera de la lista, y le escribimos.",
  "attendance.join": "Entrar en la lista de espera",
  "attendance.joinHint": "Puedes salir cuando quieras.",
  "attendance.waitingTag": "En la lista",
  "attendance.ahead":
    "{n, plural, =0 {La siguiente plaza es para ti} =1 {Delante de ti: 1 persona} other {Delante de ti: # personas}}",
  "attendance.waitingText": "Cuando te toque te escribimos a {email} y la plaza ya es tuya.",
  "attendance.leaveLine": "Salir de la lista",
  "attendance.goneTitle": "La última plaza acaba de irse",
  "attendance.goneText":
    "Erais varias personas en el mismo momento. {n, plural, =0 {Puedes entrar en la lista de espera: no hay nadie delante.} =1 {Puedes entrar en la lista de espera: tendrías 1 persona delante.} other {Puedes entrar en la lista de espera: tendrías # personas delante.}}",
  "attendance.leavingTitle": "¿Dejar la plaza?",
  "attendance.leavingText":
    "Será para quien espera, si hay alguien. Después puedes volver a la lista, pero al final.",
  "attendance.stay": "Voy de todos modos",
  "attendance.giveBack": "Dejar la plaza",
  "attendance.begun": "Ya ha empezado: no se dan más plazas.",
  "attendance.tooMany":
    "Ya tienes {n} eventos, que es lo máximo por persona. Deja antes uno de ellos.",
  "attendance.told": "Quienes tenían plaza han recibido un correo.",
  "attendance.mine": "Tus eventos",
  "attendance.mineGoing": "Vas",
  "attendance.mineWaiting": "En lista de espera",
  "attendance.minePast": "Pasados",
  "attendance.mineNone": "Todavía no te has apuntado a ningún evento.",
  "attendance.mailPlaceSubject": "Hay plaza para ti: {title}",
  "attendance.mailPlace": "La plaza es tuya",
  "attendance.mailPlaceLead":
    "Ha quedado libre una plaza para «{title}» y te tocaba a ti. No tienes que hacer nada.",
  "attendance.mailCancelledSubject": "Cancelado: {title}",
  "attendance.mailCancelled": "Al final no se hace",
  "attendance.mailCancelledLead": "«{title}» no se hace. El motivo:",
  "attendance.mailReinstatedSubject": "Sí se hace: {title}",
  "attendance.mailReinstated": "Al final sí se hace",
  "attendance.mailReinstatedLead":
    "«{title}» sí se hace, al final. Tu plaza, también la de la lista, sigue siendo tuya.",
  "attendance.mailChangedSubject": "Cambia el día o el lugar: {title}",
  "attendance.mailChanged": "Cambia cuándo o dónde",
  "attendance.mailChangedLead": "Algo ha cambiado en «{title}». Ahora queda así:",
  "attendance.mailEvent": "Evento",
  "attendance.mailPlaceName": "Dónde",
  "attendance.mailCannot":
    "Si no puedes ir, deja tu plaza en la página del evento: será para quien espera.",
  "attendance.mailWhy":
    "Recibes este correo porque tienes plaza, o estás en lista de espera, para un evento de {product}.",
  "attendance.offline": "No hay red: no sabemos si ha llegado. Cuando vuelva, te lo decimos aquí.",
  "attendance.lost": "No ha llegado nada: vuelve a pulsar.",
  "attendance.busy":
    "Ahora mismo hay mucha gente. Recarga la página dentro de un momento para ver cómo ha quedado.",
};
