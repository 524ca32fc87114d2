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
  "block.nearestConfirmed":
    "Rien n’est encore garanti à ces dates. Les départs garantis les plus proches :",
  "form.send": "Envoyer",
  "form.step": "Étape {n} sur {of}",
  "form.optional": "facultatif",
  "form.choose": "Choisir…",
  "form.more": "Lire le texte complet",
  "form.trap": "Laisse ce champ vide",
  "form.again": "Revenir au formulaire",
  "form.thanks.title": "Merci, c’est bien arrivé",
  "form.thanks.text": "Nous lisons chaque message et te répondons dès que possible.",
  "form.wrong": "Vérifie ces réponses :",
  "form.empty":
    "Le formulaire est encore vide. Écris quelque chose dans au moins un champ avant de l’envoyer.",
  "form.tooOften":
    "Beaucoup d’envois en peu de temps. Ce que tu as écrit est toujours là : réessaie dans un quart d’heure.",
  "form.tooLarge":
    "C’est plus que ce que le formulaire peut recevoir. Raccourcis tes réponses et renvoie-le.",
  "form.file.one": "{types}, {n} Mo au maximum",
  "form.file.several": "{types}, jusqu’à {of} fichiers de {n} Mo chacun",
  "form.error.fileType": "Choisis des fichiers de ce type : {types}.",
  "form.error.fileMoves": "Les images animées ne sont pas acceptées. Choisis une image fixe.",
  "form.error.fileSize": "Un fichier peut peser {n} Mo au maximum.",
  "form.error.fileCount":
    "{n, plural, =1 {Choisis un seul fichier.} other {Choisis # fichiers au maximum.}}",
  "form.error.fileAgain": "Choisis à nouveau le fichier.",
  "form.error.fileFull":
    "Nous ne pouvons plus recevoir de fichiers pour le moment. Réessaie plus tard.",
  "form.error.required": "Réponds à cette question.",
  "form.error.consent": "Coche la case pour continuer.",
  "form.error.email": "Écris l’adresse ainsi : nom@exemple.fr.",
  "form.error.choice": "Choisis parmi les options.",
  "form.error.date": "Choisis une date.",
  "form.error.short":
    "{n, plural, =1 {Écris au moins 1 caractère.} other {Écris au moins # caractères.}}",
  "form.error.long":
    "{n, plural, =1 {Écris 1 caractère au maximum.} other {Écris # caractères au maximum.}}",
  "form.error.fewer":
    "{n, plural, =1 {Choisis au moins une option.} other {Choisis au moins # options.}}",
  "form.error.more":
    "{n, plural, =1 {Choisis une option au maximum.} other {Choisis # options au maximum.}}",
  "form.error.early": "Choisis une date à partir du {day}.",
  "form.error.late": "Choisis une date jusqu’au {day}.",
  "form.error.number": "Écris un nombre.",
  "form.error.whole": "Écris un nombre entier.",
  "form.error.low": "Écris un nombre à partir de {n}.",
  "form.error.high": "Écris un nombre jusqu’à {n}.",
};
