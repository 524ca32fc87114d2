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
  "block.nearestConfirmed":
    "An diesen Tagen ist noch nichts bestätigt. Die zeitlich nächsten bestätigten Termine:",
  "form.send": "Absenden",
  "form.step": "Schritt {n} von {of}",
  "form.optional": "freiwillig",
  "form.choose": "Auswählen …",
  "form.more": "Ganzen Text lesen",
  "form.trap": "Bitte lass dieses Feld leer",
  "form.again": "Zurück zum Formular",
  "form.thanks.title": "Danke, deine Angaben sind angekommen",
  "form.thanks.text": "Wir lesen jede Nachricht und melden uns so bald wie möglich bei dir.",
  "form.wrong": "Bitte prüfe diese Angaben noch einmal:",
  "form.empty":
    "Das Formular ist noch leer. Bitte fülle mindestens ein Feld aus, bevor du es abschickst.",
  "form.tooOften":
    "Das waren viele Nachrichten in kurzer Zeit. Was du geschrieben hast, steht noch hier: Versuch es in einer Viertelstunde noch einmal.",
  "form.tooLarge":
    "Das ist mehr, als das Formular aufnehmen kann. Bitte kürze deine Antworten und schick es noch einmal ab.",
  "form.file.one": "{types}, bis {n} MB",
  "form.file.several": "{types}, bis zu {of} Dateien mit je {n} MB",
  "form.error.fileType": "Bitte wähle Dateien dieser Art: {types}.",
  "form.error.fileMoves": "Animierte Bilder werden nicht angenommen. Bitte wähle ein Standbild.",
  "form.error.fileSize": "Eine Datei darf höchstens {n} MB haben.",
  "form.error.fileCount":
    "{n, plural, =1 {Bitte wähle nur eine Datei.} other {Bitte wähle höchstens # Dateien.}}",
  "form.error.fileAgain": "Bitte wähle die Datei noch einmal aus.",
  "form.error.fileFull":
    "Im Moment können wir keine weiteren Dateien annehmen. Bitte versuch es später noch einmal.",
  "form.error.required": "Bitte beantworte diese Frage.",
  "form.error.consent": "Bitte setz das Häkchen, um fortzufahren.",
  "form.error.email": "Bitte gib die Adresse so ein: name@beispiel.de.",
  "form.error.choice": "Bitte wähle eine der Möglichkeiten.",
  "form.error.date": "Bitte wähle ein Datum.",
  "form.error.short":
    "{n, plural, =1 {Bitte schreib mindestens 1 Zeichen.} other {Bitte schreib mindestens # Zeichen.}}",
  "form.error.long":
    "{n, plural, =1 {Bitte schreib höchstens 1 Zeichen.} other {Bitte schreib höchstens # Zeichen.}}",
  "form.error.fewer":
    "{n, plural, =1 {Bitte wähle mindestens 1 Möglichkeit.} other {Bitte wähle mindestens # Möglichkeiten.}}",
  "form.error.more":
    "{n, plural, =1 {Bitte wähle höchstens 1 Möglichkeit.} other {Bitte wähle höchstens # Möglichkeiten.}}",
  "form.error.early": "Bitte wähle ein Datum ab dem {day}.",
  "form.error.late": "Bitte wähle ein Datum bis zum {day}.",
  "form.error.number": "Bitte gib eine Zahl ein.",
  "form.error.whole": "Bitte gib eine ganze Zahl ein.",
  "form.error.low": "Bitte gib eine Zahl ab {n} ein.",
  "form.error.high": "Bitte gib eine Zahl bis {n} ein.",
};
