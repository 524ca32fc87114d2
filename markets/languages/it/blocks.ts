import type { blocks as english } from "#markets/languages/en/blocks.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const blocks: Part<typeof english> = {
  "block.pictures": "Immagini",
  "block.picture": "Immagine {position} di {total}",
  "block.enlarge": "Vedi in grande",
  "block.previous": "Immagine precedente",
  "block.next": "Immagine successiva",
  "block.video": "Video",
  "block.watchOn": "Guarda su {host}",
  "block.leaves": "Il video si apre su {host}. Finché non ci vai, da lì non si carica nulla.",
  "block.transcript": "Cosa si dice e cosa si vede nel video",
  "block.code": "Codice",
  "block.until": "Scadenza: {date}, ore {time} ({zone})",
  "block.map": "Mappa: {places}",
};
