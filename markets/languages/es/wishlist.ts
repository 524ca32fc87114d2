import type { wishlist as en } from "#markets/languages/en/wishlist.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const wishlist: Part<typeof en> = {
  "heart.waiting": "guardado aquí, todavía no en tu cuenta",
  "heart.saving": "Guardando",
  "heart.keptTitle": "Guardado en este dispositivo.",
  "heart.keptText": "Con tu e-mail lo encuentras en cualquier sitio.",
  "heart.writeEmail": "Escribe tu e-mail",
  "heart.removed": "Has quitado {name}.",
  "heart.undo": "Deshacer",
  "heart.offlineTitle": "Sin conexión.",
  "heart.offlineText":
    "Está guardado aquí: lo añadiremos a tu cuenta en cuanto vuelvas a tener conexión.",
  "heart.withTours": "También has guardado salidas de {name}.",
  "heart.removeAll": "Quitar todo",
  "wishlist.trips": "{n, plural, =1 {1 viaje} other {# viajes}}",
  "wishlist.departures": "{n, plural, =1 {1 salida} other {# salidas}}",
  "wishlist.asOf": "{things}. Los precios y los estados son los de ahora, {date}.",
  "wishlist.changes": "Desde que los guardaste:",
  "wishlist.changesBelow": "{changes}. Abajo ves cuáles.",
  "wishlist.nConfirmed":
    "{n, plural, =1 {una salida se ha confirmado} other {# salidas se han confirmado}}",
  "wishlist.nSoldOut":
    "{n, plural, =1 {una salida está completa} other {# salidas están completas}}",
  "wishlist.nOther":
    "{n, plural, =1 {una salida ha cambiado de estado} other {# salidas han cambiado de estado}}",
  "wishlist.nGone": "{n, plural, =1 {una ya no está} other {# ya no están}}",
  "wishlist.nPrices": "{n, plural, =1 {un precio ha cambiado} other {# precios han cambiado}}",
  "wishlist.savedOn": "guardado el {date}",
  "wishlist.sinceConfirmed": "Confirmada desde que la guardaste",
  "wishlist.sinceSoldOut": "Completa desde que la guardaste",
  "wishlist.sinceOther": "Ha cambiado desde que la guardaste",
  "wishlist.statusWas": "El {date} el estado era «{status}».",
  "wishlist.priceSame": "igual que cuando la guardaste",
  "wishlist.priceWas": "era {price} el {date}",
  "wishlist.priceUp": "ha subido",
  "wishlist.priceDown": "ha bajado",
  "wishlist.open": "Ver el viaje",
  "wishlist.noTours": "No has guardado ninguna salida.",
  "wishlist.nextConfirmed": "La próxima confirmada es el {date}.",
  "wishlist.otherDates": "Ver otras fechas",
  "wishlist.tripGone": "Este viaje ya no está disponible",
  "wishlist.deviceTitle": "Solo están en este dispositivo",
  "wishlist.deviceText":
    "Con tu e-mail los encuentras en cualquier sitio. Te mandamos un código y creamos tu cuenta: nada de publicidad si no la pides.",
  "wishlist.keep": "Guardarlos",
  "wishlist.emptyTitle": "Aquí todavía no hay nada",
  "wishlist.emptyText":
    "Toca el corazón en un viaje o en una salida: lo encontrarás aquí, incluso sin conexión.",
  "wishlist.haveAccount": "¿Ya tienes una cuenta? Inicia sesión",
  "wishlist.meanwhile": "Mientras tanto, algunas salidas confirmadas",
  "wishlist.removeTitle": "¿Quitar también las salidas?",
  "wishlist.removeText":
    "{n, plural, =1 {Si quitas {name}, quitas también la salida que has guardado:} other {Si quitas {name}, quitas también las # salidas que has guardado:}}",
  "wishlist.share": "Compartir",
  "wishlist.shareTitle": "Comparte tu lista de deseos",
  "wishlist.shareText":
    "Quien abre el enlace ve tus viajes con los precios del momento. No ve tu correo ni tus avisos.",
  "wishlist.shareLink": "El enlace a tu lista",
  "wishlist.shareName": "Mostrar mi nombre.",
  "wishlist.shareNameNote": "Se leerá «La lista de deseos de {name}».",
  "wishlist.shareOn": "Crear un enlace",
  "wishlist.shareSave": "Guardar",
  "wishlist.shareOff": "Desactivar este enlace",
  "wishlist.shareSince": "Activo desde el {date}",
  "wishlist.sharedAbove": "Una lista compartida contigo",
  "wishlist.sharedTitle":
    "{n, plural, =0 {Ahora no hay nada guardado} =1 {Un viaje guardado} other {# viajes guardados}}",
  "wishlist.sharedBy": "La lista de deseos de {name}",
  "wishlist.sharedText":
    "Los precios y los estados son de ahora. Esta lista cambia cuando la cambia quien te la ha enviado.",
  "wishlist.saveAll": "Guardar todos en mi lista",
  "wishlist.sharedGone": "Este enlace ya no lleva a ninguna lista",
  "wishlist.sharedGoneText": "Quien lo envió lo ha desactivado. Aquí tienes todos nuestros viajes.",
  "wishlist.full": "Has guardado todo lo que cabe. Quita algo antes.",
  "wishlist.keepAll": "Conservar todo",
  "wishlist.removeBoth":
    "{n, plural, =1 {Quitar el viaje y 1 salida} other {Quitar el viaje y # salidas}}",
};
