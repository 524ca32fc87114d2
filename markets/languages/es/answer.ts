import type { answer as en } from "#markets/languages/en/answer.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const answer: Part<typeof en> = {
  "answer.title": "¿Puedes coordinar esta salida?",
  "answer.lead":
    "Hola, {name}: nos gustaría que coordinaras este grupo. Puedes cambiar tu respuesta hasta que se lo demos a otra persona.",
  "answer.travel": "Viaje",
  "answer.from": "Salida",
  "answer.to": "Vuelta",
  "answer.yes": "Sí, cuenta conmigo",
  "answer.no": "No, no puedo",
  "answer.reason": "Si no puedes, ¿por qué? (opcional)",
  "answer.saidYes": "Has dicho que sí. Gracias, {name}.",
  "answer.saidNo": "Has dicho que no. Gracias por avisarnos, {name}.",
  "answer.changeable": "Puedes cambiar tu respuesta hasta que demos el grupo a otra persona.",
  "answer.missing": "Elige sí o no.",
  "answer.longReason": "Usa como máximo {n} caracteres.",
  "answer.overTitle": "Ya no hace falta que respondas",
  "answer.overText":
    "Esta salida ya la coordina otra persona, ha cambiado de fechas o se ha retirado del programa. No tienes que hacer nada.",
  "answer.expiredTitle": "Este enlace ha caducado",
  "answer.expiredText":
    "Era válido durante {n, plural, =1 {1 día} other {# días}}. Escríbenos y te lo preguntaremos de nuevo.",
  "answer.mailSubject": "¿Puedes coordinar «{travel}»?",
  "answer.mailLead":
    "Hola, {name}: hemos pensado en ti para este grupo. Dinos si puedes coordinarlo.",
  "answer.mailOpen": "Responder sí o no",
  "answer.mailLater":
    "El enlace es válido durante {n, plural, =1 {1 día} other {# días}}. Puedes cambiar tu respuesta hasta que demos el grupo a otra persona.",
  "answer.mailWhy": "Recibes este mensaje porque coordinas viajes de {product}.",
  "answer.titleMany": "¿Puedes coordinar estas salidas?",
  "answer.mailSubjectMany": "¿Puedes coordinar {n} salidas?",
  "answer.mailLeadMany":
    "Hola, {name}: hemos pensado en ti para estos {n} grupos. Dinos de cada uno si puedes coordinarlo.",
  "answer.mailOpenOf": "{day}: responder sí o no",
  "answer.mailLaterMany":
    "Los enlaces sirven durante {n, plural, =1 {1 día} other {# días}}. Puedes cambiar cada respuesta hasta que demos el grupo a otra persona.",
};
