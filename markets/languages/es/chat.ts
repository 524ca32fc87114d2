import type { chat as english } from "#markets/languages/en/chat.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const chat: Part<typeof english> = {
  "chat.title": "Pregunta a {product}",
  "chat.lead": "Responde un programa, con lo que hay en nuestras páginas.",
  "chat.open": "Pregunta",
  "chat.hello": "Hola, ¿qué quieres saber?",
  "chat.about":
    "Respondo sobre viajes, salidas, pagos, seguro y cancelación. Siempre digo dónde lo he leído, y cuando no lo sé, lo digo.",
  "chat.example1": "¿Cuándo puedo comprar el vuelo?",
  "chat.example2": "¿Qué es el fondo común?",
  "chat.example3": "¿Hasta cuándo cancelo gratis?",
  "chat.example4": "¿Qué cubre el seguro?",
  "chat.field": "Escribe una pregunta",
  "chat.send": "Enviar la pregunta",
  "chat.mistakes": "Puede equivocarse: las fuentes están debajo de cada respuesta.",
  "chat.person": "Hablar con una persona",
  "chat.unknown": "Esto no lo sé.",
  "chat.unknownText":
    "No está escrito en nuestras páginas y no quiero inventarlo. En atención al cliente sí lo saben.",
  "chat.write": "Escribe a una persona",
  "chat.question": "Qué quieres preguntar",
  "chat.along": "Enviar también esta conversación",
  "chat.alongText":
    "{n, plural, =1 {1 mensaje} other {# mensajes}}. Sin ella, enviamos solo la pregunta de arriba.",
  "chat.handOver": "Enviar a atención al cliente",
  "chat.reply": "Te responden por correo. Usamos la dirección solo para esto.",
  "chat.back": "Volver a las preguntas",
  "chat.often":
    "Has hecho muchas preguntas seguidas. Puedes escribir otra en {n, plural, =1 {1 segundo} other {# segundos}}.",
  "chat.offline": "Sin conexión no puedo buscar. La pregunta se queda escrita aquí.",
  "chat.sent": "Atención al cliente tiene tu pregunta.",
  "chat.sentText": "Te responden a {email}.",
  "chat.helped": "¿Te ha servido?",
  "chat.yes": "Sí",
  "chat.no": "No",
  "chat.thanks": "Gracias, así respondemos mejor.",
  "chat.sources": "Fuentes",
  "chat.now": "En este momento es así:",
  "chat.allTrips": "{n, plural, =1 {El único viaje} other {Los # viajes}}",
  "chat.found":
    "{n, plural, =1 {Ahora mismo encaja 1 viaje} other {Ahora mismo encajan # viajes}}: {filters}.",
  "chat.noneFound": "Ahora mismo no encaja ningún viaje: {filters}.",
  "chat.search": "Búsqueda: {filters}",
  "chat.currencies": "En qué moneda se paga",
  "chat.payIn": "Pagas en {currencies}.",
  "chat.missing": "Escribe tu pregunta.",
  "chat.long": "La pregunta tiene {length} caracteres; caben {max}.",
  "chat.conversation": "Conversación",
  "chat.you": "Tú",
  "chat.program": "Programa",
  "chat.mailSubject": "Pregunta del chat: {question}",
  "chat.mailTag": "Etiqueta",
  "chat.mailFrom": "Responder a",
  "chat.mailConversation": "La conversación anterior",
  "chat.mailWhy":
    "Este correo viene del chat de {product}. La dirección es solo para la respuesta.",
  "chat.close": "Cerrar",
  "chat.noEmail": "No es una dirección de correo.",
  "meta.chat.title": "Pregunta · {product}",
  "meta.chat.description":
    "Preguntas sobre viajes, salidas y pagos, con respuestas de nuestras páginas y sus fuentes.",
};
