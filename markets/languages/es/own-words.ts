import type { ownWords as en } from "#markets/languages/en/own-words.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const ownWords: Part<typeof en> = {
  "ownWords.title": "Dilo con tus palabras",
  "ownWords.lead":
    "Escribe qué viaje buscas. La frase se convierte en filtros que puedes ver, corregir y quitar.",
  "ownWords.label": "Tu frase",
  "ownWords.placeholder": "Por ejemplo: una semana de playa en octubre, por menos de 1.500 €",
  "ownWords.submit": "Buscar",
  "ownWords.example1": "senderismo en mayo, por menos de 1.500 €",
  "ownWords.example2": "en la playa en Nochevieja",
  "ownWords.example3": "Japón en primavera, tengo 30 años",
  "ownWords.example4": "diez días, ya confirmado",
  "ownWords.understands": "Entiende",
  "ownWords.understandsText":
    "Lugares, también mal escritos, meses, estaciones, puentes y fiestas, duración, presupuesto para uno o dos, edad, ánimo, estado de la salida, «nada de» y «sin».",
  "ownWords.shows": "Te muestra",
  "ownWords.showsText":
    "Cada filtro con las palabras de las que viene. Lo que no ha entendido, lo dice.",
  "ownWords.never": "No hace",
  "ownWords.neverText":
    "No inventa filtros ni te pregunta quién eres. Las palabras que no entiende se guardan 30 días, sin decir de quién son.",
  "ownWords.read": "He entendido esto",
  "ownWords.from": "de «{words}»",
  "ownWords.unreadBefore": "No he entendido",
  "ownWords.unreadAfter": ".",
  "ownWords.quoted": "«{words}»",
  "ownWords.near": "¿Querías decir",
  "ownWords.otherAge": "Con {n} años también puedes viajar en los grupos",
  "ownWords.youngest": "Los grupos son desde 25 años, pero con {n} también puedes pedir plaza.",
  "ownWords.leastDays": "Un mínimo de {n} días no es un filtro: cada viaje dice cuántos tiene.",
  "ownWords.shortTime":
    "{n, plural, =1 {En un día} other {En # días}} no cabe ningún viaje entero. Si puedes volver más tarde:",
  "ownWords.sameBefore": "Son los mismos filtros de la búsqueda:",
  "ownWords.sameLink": "ábrela tal cual",
  "ownWords.sameAfter": ", guárdala o envíasela a alguien.",
  "ownWords.takeOff": "Quitar",
  "ownWords.isForTwo": "¿Para dos?",
  "ownWords.forTwo": "Quería decir {price} para dos",
  "ownWords.failureText":
    "Ayudan un lugar, un mes, cuántos días o cuánto quieres gastar. Tu frase sigue arriba.",
  "ownWords.useFilters": "Usa los filtros",
  "ownWords.fits": "{n, plural, =1 {1 día} other {# días}} desde el {date}",
  "ownWords.below": "{price} por debajo de tu límite",
  "ownWords.room": "habitación privada +{price}",
  "ownWords.roomTotal": "Con la habitación privada son {price} en total.",
  "ownWords.notConfirmed": "Aún no está confirmada.",
  "ownWords.full": "El grupo está completo: puedes preguntar si queda libre una plaza.",
  "meta.ownWords.title": "Busca con tus palabras · {product}",
  "meta.ownWords.description":
    "Escribe en una frase qué viaje buscas: se convierte en filtros que puedes ver y cambiar.",
};
