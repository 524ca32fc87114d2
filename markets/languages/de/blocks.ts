import type { blocks as english } from "#markets/languages/en/blocks.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const blocks: Part<typeof english> = {
  "block.pictures": "Bilder",
  "block.picture": "Bild {position} von {total}",
  "block.enlarge": "Groß ansehen",
  "block.previous": "Vorheriges Bild",
  "block.next": "Nächstes Bild",
  "block.video": "Video",
  "block.watchOn": "Auf {host} ansehen",
  "block.leaves": "Das Video öffnet sich auf {host}. Vorher wird von dort nichts geladen.",
  "block.transcript": "Was im Video gesagt und gezeigt wird",
  "block.code": "Code",
  "block.until": "Bis {date}, {time} Uhr ({zone})",
  "block.map": "Karte: {places}",
};
