import type { TypeWords } from "#markets/search-words/type-words.ts";

export const typeWords: TypeWords = [
  [
    "Senderismo y trekking",
    "viaje de senderismo",
    "viajes de senderismo",
    "ruta de senderismo",
    "vacaciones de senderismo",
    "viaje de trekking",
    "viajes de trekking",
  ],
  [
    "Playa",
    "viaje de playa",
    "viajes de playa",
    "vacaciones de playa",
    "vacaciones en la playa",
    "en la playa",
  ],
  ["Ciudad", "viaje de ciudad", "escapada urbana", "escapadas urbanas"],
  ["Nieve", "viaje a la nieve", "vacaciones en la nieve", "en la nieve"],
  ["Safari", "viaje de safari", "viajes de safari"],
  ["Vela", "viaje en velero", "viajes en velero", "vacaciones en velero", "en velero"],
  ["Expedición", "viaje de expedición"],
];
