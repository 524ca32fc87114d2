import type { attendance as english } from "#markets/languages/en/people/attendance.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const attendance: Part<typeof english> = {
  "attendance.go": "Ich komme",
  "attendance.free": "Kostenlos.",
  "attendance.goHint":
    "Bis zum Beginn kannst du dich umentscheiden. Wer einlädt, sieht Namen und E-Mail; alle anderen sehen nur, wie viele ihr seid.",
  "attendance.strangerHint":
    "Ohne Anmeldung fragen wir nach deiner E-Mail und schicken dir einen Code. Wer neu ist, legt noch ein Konto an; dann gehört der Platz dir.",
  "attendance.goingTag": "Du kommst",
  "attendance.goingTitle": "Wir sehen uns am {day}",
  "attendance.goingText": "{day}, {time}, {place}. {going}, {left}.",
  "attendance.leave": "Ich kann doch nicht kommen",
  "attendance.goingHint": "Wir schreiben nur, wenn sich etwas ändert.",
  "attendance.fullTitle": "Ausgebucht: {going}",
  "attendance.line":
    "{n, plural, =0 {Niemand steht auf der Warteliste.} =1 {1 Person steht auf der Warteliste.} other {# Personen stehen auf der Warteliste.}}",
  "attendance.lineHow": "Wird ein Platz frei, geht er an die erste Person, und wir schreiben ihr.",
  "attendance.join": "Auf die Warteliste",
  "attendance.joinHint": "Du kannst sie jederzeit verlassen.",
  "attendance.waitingTag": "Auf der Liste",
  "attendance.ahead":
    "{n, plural, =0 {Du bist als Nächstes dran} =1 {Vor dir: 1 Person} other {Vor dir: # Personen}}",
  "attendance.waitingText":
    "Wenn du dran bist, schreiben wir an {email}, und der Platz gehört schon dir.",
  "attendance.leaveLine": "Liste verlassen",
  "attendance.goneTitle": "Der letzte Platz ist gerade weg",
  "attendance.goneText":
    "Ihr wart mehrere im selben Moment. {n, plural, =0 {Du kannst auf die Warteliste: Du wärst als Nächstes dran.} =1 {Du kannst auf die Warteliste: Vor dir wäre 1 Person.} other {Du kannst auf die Warteliste: Vor dir wären # Personen.}}",
  "attendance.leavingTitle": "Platz abgeben?",
  "attendance.leavingText":
    "Er geht an die nächste Person, die wartet. Danach kannst du wieder auf die Liste, aber ans Ende.",
  "attendance.stay": "Ich komme trotzdem",
  "attendance.giveBack": "Platz abgeben",
  "attendance.begun": "Es hat schon begonnen: Plätze werden nicht mehr vergeben.",
  "attendance.tooMany":
    "Du hast schon {n} Treffen, mehr merken wir uns für eine Person nicht. Gib zuerst eines davon auf.",
  "attendance.told": "Alle, die einen Platz hatten, haben eine E-Mail bekommen.",
  "attendance.mine": "Deine Treffen",
  "attendance.mineGoing": "Du kommst",
  "attendance.mineWaiting": "Auf der Warteliste",
  "attendance.minePast": "Vorbei",
  "attendance.mineNone": "Du hast dich noch für kein Treffen angemeldet.",
  "attendance.mailPlaceSubject": "Ein Platz für dich: {title}",
  "attendance.mailPlace": "Der Platz gehört dir",
  "attendance.mailPlaceLead":
    "Für „{title}“ ist ein Platz frei geworden, und du warst dran. Du musst nichts weiter tun.",
  "attendance.mailCancelledSubject": "Abgesagt: {title}",
  "attendance.mailCancelled": "Es findet nicht statt",
  "attendance.mailCancelledLead": "„{title}“ findet nicht statt. Der Grund:",
  "attendance.mailReinstatedSubject": "Es findet doch statt: {title}",
  "attendance.mailReinstated": "Es findet doch statt",
  "attendance.mailReinstatedLead":
    "„{title}“ findet doch statt. Dein Platz, auch der auf der Liste, gehört weiter dir.",
  "attendance.mailChangedSubject": "Neuer Termin oder Ort: {title}",
  "attendance.mailChanged": "Termin oder Ort hat sich geändert",
  "attendance.mailChangedLead": "Bei „{title}“ hat sich etwas geändert. So ist es jetzt:",
  "attendance.mailEvent": "Treffen",
  "attendance.mailPlaceName": "Ort",
  "attendance.mailCannot":
    "Wenn du nicht kommen kannst, gib den Platz auf der Seite des Treffens ab: Er geht an die nächste Person.",
  "attendance.mailWhy":
    "Du bekommst diese E-Mail, weil du einen Platz bei einem Treffen von {product} hast oder auf der Warteliste stehst.",
  "attendance.offline":
    "Kein Netz: Wir wissen nicht, ob das angekommen ist. Sobald es wieder da ist, steht es hier.",
  "attendance.lost": "Es ist nichts angekommen: Drück noch einmal.",
  "attendance.busy": "Gerade ist viel los. Lade die Seite gleich neu und sieh nach, wie es steht.",
};
