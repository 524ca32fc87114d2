import type { cost as english } from "#markets/languages/en/cost.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const cost: Part<typeof english> = {
  "cost.name": "Coste real",
  "cost.title": "Lo que cuesta de verdad",
  "cost.text": "Calculado con la salida más barata, la del {date}.",
  "cost.textMonth": "Calculado con la salida más barata de {month}, la del {date}.",
  "cost.textAge": "Calculado con la salida más barata para la franja de edad {age}, la del {date}.",
  "cost.textMonthForAge":
    "Calculado con la salida más barata de {month} para la franja de edad {age}, la del {date}.",
  "cost.textChosen": "Calculado con la salida del {date} que has elegido.",
  "cost.textDeparture": "Calculado para esta salida.",
  "cost.noneOnDay": "La salida del {date} no está disponible.",
  "cost.noneInMonth": "En {month} no hay salidas disponibles.",
  "cost.noneForAge": "No hay salidas disponibles para la franja de edad {age}.",
  "cost.noneInMonthForAge": "En {month} no hay salidas disponibles para la franja de edad {age}.",
  "cost.amounts": "Todos los importes son por persona.",
  "cost.price": "Precio del viaje",
  "cost.priceTo": "Nos lo pagas a nosotros, seguro incluido.",
  "cost.deposit":
    "Hoy pagas {deposit} de anticipo y el resto, {balance}, como muy tarde el {date}.",
  "cost.potTo": "Lo pones en destino, con el grupo.",
  "cost.flight": "Vuelo a {place}, ida y vuelta",
  "cost.flightBack": "Vuelo a {place}, con vuelta desde {end}",
  "cost.flightPlain": "Vuelo de ida y vuelta",
  "cost.flightTo": "Lo pagas a la aerolínea; el precio depende de cuándo reserves.",
  "cost.flightUnknown": "Este vuelo aún no tiene precio, así que el total no lo incluye.",
  "cost.from": "desde {price}",
  "cost.atLeast": "al menos {price}",
  "cost.sum": "Total por persona",
  "cost.split": "{us} a nosotros y {others} en destino o a la aerolínea.",
  "cost.flexible": "Opción flexible, si la quieres",
  "cost.room": "Habitación privada, si la quieres",
  "cost.roomTo": "Suplemento de {price}: {sum} en total. Es gratis si reservas para\u00a02.",
  "cost.rest": "Lo que no está incluido ni tiene precio aquí se paga aparte.",
};
