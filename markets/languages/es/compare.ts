import type { compare as english } from "#markets/languages/en/compare.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const compare: Part<typeof english> = {
  "compare.tick": "Comparar",
  "compare.this": "Esta salida",
  "compare.hint": "Marca dos o tres salidas para verlas una al lado de otra.",
  "compare.keep": "Guarda lo marcado y sigue buscando",
  "compare.submit": "Comparar las marcadas",
  "compare.title": "{n} salidas comparadas",
  "compare.asOf": "Tal como están el {date}.",
  "compare.missing":
    "{n, plural, =1 {Falta una salida de este enlace: aquí ya no se ofrece.} other {Faltan # salidas de este enlace: aquí ya no se ofrecen.}}",
  "compare.tooMany": "Caben tres salidas una al lado de otra, así que ves las tres primeras.",
  "compare.few": "Todavía no hay nada que comparar",
  "compare.fewText":
    "Para comparar hacen falta dos salidas a las que aún te puedas apuntar. Márcalas en una lista de salidas.",
  "compare.find": "Ver las salidas confirmadas",
  "compare.remove": "Quitar {name}",
  "compare.price": "Precio",
  "compare.deposit": "Anticipo al reservar",
  "compare.balance": "Pago final",
  "compare.balanceDay": "hasta el {date}",
  "compare.noDeposit": "Ninguno: pagas el precio completo al reservar.",
  "compare.status": "Estado",
  "compare.ages": "Edades",
  "compare.soon": "Lo anunciamos antes de la salida.",
  "compare.coordinator": "Quién coordina",
  "compare.free": "Último día para cancelar gratis",
  "compare.freeOver": "pasó el {date}",
  "compare.flexible": "opción flexible: {date}, por {price} por persona",
  "compare.home": "Sales de casa",
  "compare.flight": "Vuelo, no incluido",
  "compare.flightUnknown": "Aún sin precio",
  "compare.link": "Enlace a esta comparación",
  "compare.send": "Enviar el enlace",
  "compare.sent": "Enlace copiado",
  "compare.note": "Quien lo abre ve los precios de ese momento. No dice nada de ti.",
};
