import type { blocks as english } from "#markets/languages/en/blocks.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const blocks: Part<typeof english> = {
  "block.pictures": "Imágenes",
  "block.picture": "Imagen {position} de {total}",
  "block.enlarge": "Ver en grande",
  "block.previous": "Imagen anterior",
  "block.next": "Imagen siguiente",
  "block.video": "Vídeo",
  "block.watchOn": "Ver en {host}",
  "block.leaves": "El vídeo se abre en {host}. Hasta que entres, no se carga nada de allí.",
  "block.transcript": "Lo que se dice y se ve en el vídeo",
  "block.code": "Código",
  "block.until": "Hasta el {date}, {time} h ({zone})",
  "block.map": "Mapa: {places}",
  "block.nearestConfirmed":
    "En estas fechas todavía no hay nada confirmado. Las salidas confirmadas más cercanas:",
  "form.send": "Enviar",
  "form.step": "Paso {n} de {of}",
  "form.optional": "opcional",
  "form.choose": "Elige…",
  "form.more": "Leer el texto completo",
  "form.trap": "Deja este campo vacío",
  "form.again": "Volver al formulario",
  "form.thanks.title": "Gracias, lo hemos recibido",
  "form.thanks.text": "Leemos todos los mensajes y te responderemos lo antes posible.",
  "form.wrong": "Revisa estas respuestas:",
  "form.empty": "El formulario está vacío. Escribe algo en al menos un campo antes de enviarlo.",
  "form.tooOften":
    "Demasiados envíos en poco tiempo. Lo que has escrito sigue aquí: vuelve a intentarlo en un cuarto de hora.",
  "form.tooLarge":
    "Has escrito más de lo que cabe en el formulario. Acorta las respuestas y vuelve a enviarlo.",
  "form.file.one": "{types}, hasta {n} MB",
  "form.file.several": "{types}, hasta {of} archivos de {n} MB cada uno",
  "form.error.fileType": "Elige archivos de este tipo: {types}.",
  "form.error.fileMoves": "No se aceptan imágenes animadas. Elige una imagen fija.",
  "form.error.fileSize": "Cada archivo puede pesar {n} MB como máximo.",
  "form.error.fileCount":
    "{n, plural, =1 {Elige un solo archivo.} other {Elige # archivos como máximo.}}",
  "form.error.fileAgain": "Vuelve a elegir el archivo.",
  "form.error.fileFull": "Ahora mismo no podemos recibir más archivos. Inténtalo más tarde.",
  "form.error.required": "Responde a esta pregunta.",
  "form.error.consent": "Marca la casilla para continuar.",
  "form.error.email": "Escribe el correo así: nombre@ejemplo.es.",
  "form.error.choice": "Elige una de las opciones.",
  "form.error.date": "Elige una fecha.",
  "form.error.short":
    "{n, plural, =1 {Escribe al menos 1 carácter.} other {Escribe al menos # caracteres.}}",
  "form.error.long":
    "{n, plural, =1 {Escribe 1 carácter como máximo.} other {Escribe # caracteres como máximo.}}",
  "form.error.fewer":
    "{n, plural, =1 {Elige al menos una opción.} other {Elige al menos # opciones.}}",
  "form.error.more":
    "{n, plural, =1 {Elige una opción como máximo.} other {Elige # opciones como máximo.}}",
  "form.error.early": "Elige una fecha a partir del {day}.",
  "form.error.late": "Elige una fecha hasta el {day}.",
  "form.error.number": "Escribe un número.",
  "form.error.whole": "Escribe un número entero.",
  "form.error.low": "Escribe un número a partir de {n}.",
  "form.error.high": "Escribe un número hasta {n}.",
};
