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
  "block.nearestConfirmed":
    "In questi giorni non c’è ancora niente di confermato. Le partenze confermate più vicine:",
  "form.send": "Invia",
  "form.step": "Passaggio {n} di {of}",
  "form.optional": "facoltativo",
  "form.choose": "Scegli…",
  "form.more": "Leggi il testo completo",
  "form.trap": "Lascia vuoto questo campo",
  "form.again": "Torna al modulo",
  "form.thanks.title": "Grazie, abbiamo ricevuto tutto",
  "form.thanks.text": "Leggiamo ogni messaggio e ti rispondiamo appena possibile.",
  "form.wrong": "Ricontrolla queste risposte:",
  "form.empty": "Il modulo è ancora vuoto. Scrivi qualcosa in almeno un campo prima di inviarlo.",
  "form.tooOften":
    "Troppi invii in poco tempo. Quello che hai scritto è ancora qui: riprova tra un quarto d’ora.",
  "form.tooLarge":
    "Hai scritto più di quanto il modulo può ricevere. Accorcia le risposte e invia di nuovo.",
  "form.file.one": "{types}, fino a {n} MB",
  "form.file.several": "{types}, fino a {of} file da {n} MB ciascuno",
  "form.error.fileType": "Scegli file di questo tipo: {types}.",
  "form.error.fileMoves": "Le immagini animate non sono accettate. Scegli un’immagine fissa.",
  "form.error.fileSize": "Ogni file può pesare al massimo {n} MB.",
  "form.error.fileCount":
    "{n, plural, =1 {Scegli un solo file.} other {Scegli al massimo # file.}}",
  "form.error.fileAgain": "Scegli di nuovo il file.",
  "form.error.fileFull": "Al momento non possiamo ricevere altri file. Riprova più tardi.",
  "form.error.required": "Serve una risposta.",
  "form.error.consent": "Spunta la casella per proseguire.",
  "form.error.email": "Scrivi l’indirizzo così: nome@esempio.it.",
  "form.error.choice": "Scegli una delle opzioni.",
  "form.error.date": "Scegli una data.",
  "form.error.short":
    "{n, plural, =1 {Scrivi almeno 1 carattere.} other {Scrivi almeno # caratteri.}}",
  "form.error.long":
    "{n, plural, =1 {Scrivi al massimo 1 carattere.} other {Scrivi al massimo # caratteri.}}",
  "form.error.fewer":
    "{n, plural, =1 {Scegli almeno un’opzione.} other {Scegli almeno # opzioni.}}",
  "form.error.more":
    "{n, plural, =1 {Scegli al massimo un’opzione.} other {Scegli al massimo # opzioni.}}",
  "form.error.early": "Scegli una data a partire dal {day}.",
  "form.error.late": "Scegli una data entro il {day}.",
  "form.error.number": "Scrivi un numero.",
  "form.error.whole": "Scrivi un numero intero.",
  "form.error.low": "Scrivi un numero da {n} in su.",
  "form.error.high": "Scrivi un numero fino a {n}.",
};
