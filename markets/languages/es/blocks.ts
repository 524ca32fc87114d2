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
};
