import type { blocks as english } from "#markets/languages/en/blocks.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const blocks: Part<typeof english> = {
  "block.pictures": "Images",
  "block.picture": "Image {position} sur {total}",
  "block.enlarge": "Voir en grand",
  "block.previous": "Image précédente",
  "block.next": "Image suivante",
  "block.video": "Vidéo",
  "block.watchOn": "Regarder sur {host}",
  "block.leaves": "La vidéo s’ouvre sur {host}. Rien n’est chargé tant que tu ne l’ouvres pas.",
  "block.transcript": "Transcription et description de la vidéo",
  "block.code": "Code",
  "block.until": "Jusqu’au {date} à {time} ({zone})",
  "block.map": "Carte : {places}",
};
