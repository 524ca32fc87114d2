import type { decisionMails as en } from "#markets/languages/en/people/decision-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const decisionMails: Part<typeof en> = {
  "decisionMail.hello": "Hallo,",
  "decisionMail.helloName": "Hallo {name},",
  "decisionMail.subjectConfirmed": "Bestätigt: {travel}, {date}",
  "decisionMail.titleConfirmed": "Deine Abreise ist bestätigt",
  "decisionMail.confirmed":
    "„{travel}“ startet am {date}, und du bist dabei. Du kannst jetzt deine Flüge buchen.",
  "decisionMail.subjectCancelled": "Abgesagt: {travel}, {date}",
  "decisionMail.titleCancelled": "Deine Abreise findet nicht statt",
  "decisionMail.cancelled":
    "Es tut uns leid: „{travel}“ am {date} ist abgesagt. Der Grund: {reason}",
  "decisionMail.moneyBack":
    "Du bekommst alles zurück, was du uns bezahlt hast, oder du wählst kostenlos einen anderen Termin. Antworte auf diese E-Mail und sag uns, was dir lieber ist.",
  "decisionMail.otherDates": "An diesen Terminen der Reise gibt es Plätze:",
  "decisionMail.see": "Zur Abreise",
  "decisionMail.why": "Wir schreiben dir, weil du bei dieser Abreise mit {product} dabei bist.",
  "decisionMail.subjectDay": "{travel}, {date}: Wir entscheiden am {day}",
  "decisionMail.titleDay": "Wir entscheiden an einem anderen Tag",
  "decisionMail.day":
    "Noch ist offen, ob „{travel}“ am {date} startet. {in, plural, =1 {1 Person ist dabei} other {# Personen sind dabei}}, und ab {minimum} startet die Gruppe. Wir entscheiden jetzt spätestens am {day}.",
  "decisionMail.dayFlights": "Bitte buche deine Flüge erst, wenn wir dir wieder schreiben.",
  "decisionMail.subjectMove": "{travel}, {date}: Könntest du am {toDate} fahren?",
  "decisionMail.titleMove": "Würde dir ein anderer Termin passen?",
  "decisionMail.move": "„{travel}“ am {date} findet vielleicht nicht statt. Der Grund: {reason}",
  "decisionMail.moveOffer":
    "{n, plural, =1 {Wir halten dir am {toDate} einen Platz frei, ohne Aufpreis.} other {Wir halten euch am {toDate} # Plätze frei, ohne Aufpreis.}} Wenn dieser Termin nicht passt, bekommst du alles zurück, was du uns bezahlt hast.",
  "decisionMail.moveUntil": "Bitte antworte bis {until}. Ohne ein Ja buchen wir niemanden um.",
  "decisionMail.moveYes": "Ja, der Termin passt",
  "decisionMail.moveNo": "Nein, danke",
  "decisionMail.moveReason": "Sollten wir etwas wissen? (freiwillig)",
  "decisionMail.noSeat":
    "An diesem Termin ist kein Platz mehr frei. Antworte auf unsere E-Mail, dann finden wir gemeinsam einen anderen.",
  "decisionMail.saidYes": "Du hast Ja gesagt: Du bist beim neuen Termin dabei",
  "decisionMail.saidYesText": "Dein Platz ist jetzt am {toDate}. Wir freuen uns auf dich.",
  "decisionMail.saidNo": "Du hast Nein gesagt",
  "decisionMail.saidNoText":
    "Am {toDate} halten wir dir keinen Platz frei. Wir schreiben dir wegen deines Geldes.",
  "decisionMail.overTitle": "Du musst nicht mehr antworten",
  "decisionMail.overText":
    "Über diese Abreise ist inzwischen entschieden, der andere Termin ist nicht mehr möglich, oder der Tag für die Antwort ist vorbei. Wenn du eine Frage hast, antworte auf unsere E-Mail.",
};
