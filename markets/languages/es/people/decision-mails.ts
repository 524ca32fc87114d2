import type { decisionMails as en } from "#markets/languages/en/people/decision-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const decisionMails: Part<typeof en> = {
  "decisionMail.hello": "Hola:",
  "decisionMail.helloName": "Hola, {name}:",
  "decisionMail.subjectConfirmed": "Confirmada: {travel}, {date}",
  "decisionMail.titleConfirmed": "Tu salida está confirmada",
  "decisionMail.confirmed": "«{travel}» sale el {date}, y tú vas. Ya puedes comprar los vuelos.",
  "decisionMail.subjectCancelled": "Cancelada: {travel}, {date}",
  "decisionMail.titleCancelled": "Tu salida no se hará",
  "decisionMail.cancelled":
    "Lo sentimos: «{travel}» del {date} se ha cancelado. El motivo: {reason}",
  "decisionMail.moneyBack":
    "Te devolvemos todo lo que has pagado, o eliges otra fecha sin coste. Responde a este correo y dinos qué prefieres.",
  "decisionMail.otherDates": "Estas fechas del viaje tienen plazas:",
  "decisionMail.see": "Ver la salida",
  "decisionMail.why": "Te escribimos porque vas en esta salida con {product}.",
  "decisionMail.subjectDay": "{travel}, {date}: decidimos el {day}",
  "decisionMail.titleDay": "Decidimos otro día",
  "decisionMail.day":
    "Todavía no es seguro que «{travel}» salga el {date}. {in, plural, =1 {En el grupo hay 1 persona} other {En el grupo hay # personas}}, y para salir hacen falta {minimum}. Ahora decidimos como tarde el {day}.",
  "decisionMail.dayFlights": "Para comprar los vuelos, espera a nuestro próximo correo.",
  "decisionMail.subjectMove": "{travel}, {date}: ¿podrías salir el {toDate}?",
  "decisionMail.titleMove": "¿Te vendría bien otra fecha?",
  "decisionMail.move": "Puede que «{travel}» no salga el {date}. El motivo: {reason}",
  "decisionMail.moveOffer":
    "{n, plural, =1 {Te guardamos una plaza para el {toDate}, sin pagar más.} other {Os guardamos # plazas para el {toDate}, sin pagar más.}} Si esa fecha no te viene bien, te devolvemos todo lo que has pagado.",
  "decisionMail.moveUntil":
    "Responde antes de que acabe el {until}. Sin un sí no cambiamos a nadie de fecha.",
  "decisionMail.moveYes": "Sí, esa fecha me viene bien",
  "decisionMail.moveNo": "No, gracias",
  "decisionMail.moveReason": "¿Hay algo que debamos saber? (opcional)",
  "decisionMail.noSeat":
    "Ya no quedan plazas en esa fecha. Responde a nuestro correo y buscamos otra contigo.",
  "decisionMail.saidYes": "Has dicho que sí: vas en la nueva fecha",
  "decisionMail.saidYesText":
    "Tu plaza es ahora para el {toDate}. Tenemos muchas ganas de ir contigo.",
  "decisionMail.saidNo": "Has dicho que no",
  "decisionMail.saidNoText":
    "No te guardamos plaza para el {toDate}. Te escribiremos por tu dinero.",
  "decisionMail.overTitle": "Ya no hace falta que respondas",
  "decisionMail.overText":
    "Sobre esta salida ya se ha decidido, la otra fecha ya no es posible o ha pasado el día para responder. Si tienes una pregunta, responde a nuestro correo.",
};
