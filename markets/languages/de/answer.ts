import type { answer as en } from "#markets/languages/en/answer.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const answer: Part<typeof en> = {
  "answer.title": "Kannst du diese Gruppe begleiten?",
  "answer.lead":
    "Hallo {name}, wir möchten dir diese Gruppe anvertrauen. Du kannst deine Antwort ändern, bis jemand anders sie übernimmt.",
  "answer.travel": "Reise",
  "answer.from": "Abreise",
  "answer.to": "Rückkehr",
  "answer.yes": "Ja, ich bin dabei",
  "answer.no": "Nein, ich kann nicht",
  "answer.reason": "Wenn du nicht kannst: warum? (freiwillig)",
  "answer.saidYes": "Du hast zugesagt. Danke, {name}.",
  "answer.saidNo": "Du hast abgesagt. Danke für deine Antwort, {name}.",
  "answer.changeable": "Du kannst deine Antwort ändern, bis jemand anders die Gruppe übernimmt.",
  "answer.missing": "Wähle Ja oder Nein.",
  "answer.longReason": "Schreib höchstens {n} Zeichen.",
  "answer.overTitle": "Deine Antwort wird nicht mehr gebraucht",
  "answer.overText":
    "Diese Gruppe begleitet inzwischen jemand anders, sie hat andere Reisedaten oder ist nicht mehr geplant. Du musst nichts tun.",
  "answer.expiredTitle": "Dieser Link ist abgelaufen",
  "answer.expiredText":
    "Er galt {n, plural, =1 {1 Tag} other {# Tage}}. Schreib uns, dann fragen wir dich noch einmal.",
  "answer.mailSubject": "Kannst du „{travel}“ begleiten?",
  "answer.mailLead":
    "Hallo {name}, wir haben dich für diese Gruppe vorgesehen. Sag uns, ob du sie begleiten kannst.",
  "answer.mailOpen": "Ja oder Nein sagen",
  "answer.mailLater":
    "Der Link gilt {n, plural, =1 {1 Tag} other {# Tage}}. Du kannst deine Antwort ändern, bis jemand anders die Gruppe übernimmt.",
  "answer.mailWhy": "Du bekommst diese Nachricht, weil du Reisen von {product} begleitest.",
  "answer.titleMany": "Kannst du diese Gruppen begleiten?",
  "answer.mailSubjectMany": "Kannst du {n} Gruppen begleiten?",
  "answer.mailLeadMany":
    "Hallo {name}, wir haben dich für diese {n} Gruppen vorgesehen. Sag uns bei jeder, ob du sie begleiten kannst.",
  "answer.mailOpenOf": "{day}: Ja oder Nein sagen",
  "answer.mailLaterMany":
    "Die Links gelten {n, plural, =1 {1 Tag} other {# Tage}}. Du kannst eine Antwort ändern, bis jemand anders die Gruppe übernimmt.",
};
