import type { request as en } from "#markets/languages/en/request.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const request: Part<typeof en> = {
  "request.title": "Platz anfragen",
  "request.titleWaiting": "Warteliste anfragen",
  "request.close": "Formular schließen",
  "request.seats": "Plätze",
  "request.onlyLeft": "{n, plural, =1 {nur noch 1 Platz frei} other {nur noch # Plätze frei}}",
  "request.more": "Ihr seid mehr als vier?",
  "request.write": "Schreib uns",
  "request.room": "Zimmer",
  "request.roomShared":
    "{n, plural, =1 {Bett im Mehrbettzimmer} other {Betten in Mehrbettzimmern}}",
  "request.roomPrivate":
    "{n, plural, =1 {Eigenes Zimmer} =2 {Eigenes Zimmer für euch zwei} =3 {Eigenes Zimmer für zwei und ein Einzelzimmer} other {Zwei eigene Zimmer für je zwei}}",
  "request.free": "kostenlos",
  "request.included": "inklusive",
  "request.sharedNote":
    "Mit einer oder zwei Personen desselben Geschlechts und derselben Altersgruppe.",
  "request.noRooms": "Auf dieser Reise gibt es keine eigenen Zimmer.",
  "request.plans": "Falls sich deine Pläne ändern",
  "request.flexible": "Flexoption",
  "request.each": "{price} pro Person",
  "request.flexibleNote": "Kostenlos stornieren bis {until}. Ohne sie bis {free}.",
  "request.flexibleNoteOver": "Kostenlos stornieren bis {until}.",
  "request.name": "Name",
  "request.email": "E-Mail",
  "request.emailNote": "Dorthin gehen die Antwort und der Link zu deiner Anfrage. Sonst nichts.",
  "request.phone": "Telefon",
  "request.question": "Frage",
  "request.optional": "freiwillig",
  "request.counter": "{n} von {max}",
  "request.left": "{n, plural, =1 {1 Platz frei} other {# Plätze frei}}",
  "request.seatLine": "{n, plural, =1 {1 Platz × {price}} other {# Plätze × {price}}}",
  "request.flexibleLine": "Flexoption, {n} × {price}",
  "request.total": "Gesamt für {n}",
  "request.deposit": "Anzahlung bei Buchung",
  "request.depositOf": "{n} × {price}; möglich bis {date}",
  "request.depositOfBoth": "{n} × {price} und die Flexoption; möglich bis {date}",
  "request.balance": "Restzahlung am {date}",
  "request.due": "Fällig bei Buchung",
  "request.saidTotal": "Gesamt für {n}: {total}.",
  "request.saidDeposit":
    "Gesamt für {n}: {total}. Anzahlung {deposit}, Restzahlung {balance} am {date}.",
  "request.send": "{n, plural, =1 {1 Platz anfragen} other {# Plätze anfragen}}",
  "request.sendWaiting":
    "{n, plural, =1 {1 Platz anfragen, falls er frei wird} other {# Plätze anfragen, falls sie frei werden}}",
  "request.showTotal": "Gesamtpreis zeigen",
  "request.notBooking": "Das ist keine Buchung.",
  "request.notBookingText":
    "Du zahlst jetzt nichts, und kein Platz wird freigehalten. Der Kundenservice antwortet per E-Mail, meist innerhalb eines Werktags.",
  "request.data": "Wie wir deine Daten nutzen:",
  "request.rather": "Lieber schreiben oder anrufen?",
  "request.nameMissing": "Schreib deinen Namen",
  "request.nameLong": "Dein Name hat {n} Zeichen; {max} passen",
  "request.questionLong": "Deine Frage hat {n} Zeichen; {max} passen",
  "request.fewer":
    "{n, plural, =0 {Jetzt ist kein Platz mehr frei.} =1 {Jetzt ist nur noch 1 Platz frei.} other {Jetzt sind nur noch # Plätze frei.}}",
  "request.fewerText":
    "Frag weniger an oder sieh dir andere Termine an. Nichts wurde gesendet, nichts ist verloren.",
  "request.full": "Für diesen Termin lassen sich keine Plätze mehr anfragen.",
  "request.fullText":
    "Sieh dir unten die anderen Termine an. Nichts wurde gesendet, nichts ist verloren.",
  "request.newTotal": "Dein Gesamtpreis ist {total}.",
  "request.newTotalText":
    "Das Formular zeigte einen anderen. Sieh nach und frag dann noch einmal: Es wurde noch nichts gesendet.",
  "request.often":
    "{n, plural, =1 {Zu viele Anfragen im Moment. Versuch es in 1 Minute noch einmal oder schreib uns.} other {Zu viele Anfragen im Moment. Versuch es in # Minuten noch einmal oder schreib uns.}}",
  "request.noNetwork": "Kein Netz.",
  "request.noNetworkText":
    "Die Anfrage wurde nicht gesendet. Was du geschrieben hast, bleibt hier; drück noch einmal, wenn du wieder online bist.",
  "request.failed": "Bei uns ist etwas schiefgegangen.",
  "request.again": "Noch einmal versuchen",
  "request.see": "Zu deiner Anfrage",
  "request.yours": "Deine Anfrage",
  "request.talk": "Eine Frage an dich",
  "request.given":
    "{n, plural, =1 {Ein Platz gehört dir} =2 {Zwei Plätze gehören euch} =3 {Drei Plätze gehören euch} other {Vier Plätze gehören euch}}",
  "request.declined":
    "{n, plural, =1 {Wir konnten dir keinen Platz geben} =2 {Wir konnten dir keine zwei Plätze geben} =3 {Wir konnten dir keine drei Plätze geben} other {Wir konnten dir keine vier Plätze geben}}",
  "request.withdrawn": "Du hast diese Anfrage zurückgezogen",
  "request.stateNew": "Wartet auf Antwort",
  "request.stateTalk": "Wir haben dich etwas gefragt",
  "request.stateGiven": "Plätze vergeben",
  "request.stateDeclined": "Kein Platz an diesem Termin",
  "request.stateWithdrawn": "Zurückgezogen",
  "request.sentAt": "Anfrage {number} · gesendet am {when}",
  "request.careAnswers": "Der Kundenservice antwortet meist innerhalb eines Werktags.",
  "request.yourQuestion": "Deine Frage",
  "request.you": "Du",
  "request.care": "Kundenservice",
  "request.change": "Ändern",
  "request.withdraw": "Zurückziehen …",
  "request.save": "Änderungen speichern",
  "request.leave": "So lassen, wie sie war",
  "request.withdrawTitle": "Anfrage zurückziehen?",
  "request.withdrawText":
    "Niemand beantwortet {number} dann mehr, und wir sagen es dem Kundenservice. Die Abreise bleibt, wie sie ist; du kannst wieder anfragen.",
  "request.keep": "Anfrage behalten",
  "request.withdrawNow": "Anfrage zurückziehen",
  "request.over": "Hier lässt sie sich nicht mehr ändern. Schreib dem Kundenservice.",
  "request.nothingPaid": "Nichts wurde bezahlt, und kein Platz wird freigehalten.",
  "request.yourAnswer": "Deine Antwort",
  "request.sendAnswer": "Antwort senden",
  "request.gone": "Dieser Link führt zu keiner Anfrage mehr.",
  "request.goneText":
    "Sie wurde zurückgezogen oder ist zu alt. Der Kundenservice hilft dir weiter.",
  "request.toDeparture": "Zur Abreise",
  "request.number": "Nummer",
  "request.trip": "Reise",
  "request.dates": "Termin",
  "request.yes": "ja",
  "request.no": "nein",
  "request.mailSubject": "{number}: deine Anfrage für {travel}",
  "request.mailSent": "Wir haben deine Anfrage",
  "request.mailChanged": "Deine Anfrage, wie sie jetzt ist",
  "request.mailLead":
    "Hallo {name}, das hast du bei uns angefragt. Der Kundenservice antwortet meist innerhalb eines Werktags.",
  "request.mailLater": "Dort kannst du sie ändern oder zurückziehen, bis sie beantwortet ist.",
  "request.mailWhy":
    "Du bekommst diese Nachricht, weil diese Adresse bei einer Anfrage an {product} angegeben wurde.",
  "request.mailCareNew": "Neue Anfrage",
  "request.mailCareChanged": "Anfrage geändert",
  "request.mailCareWithdrawn": "Anfrage zurückgezogen",
  "request.mailCareWord": "Antwort zu einer Anfrage",
  "request.mailCareOpen": "Im Back-Office öffnen",
  "request.mailCareWhy":
    "Du bekommst diese Nachricht, weil dies die Adresse des Kundenservice von {product} ist.",
  "request.answerHello": "Hallo {name},",
  "request.answerBye": "Der Kundenservice",
  "request.answerGiven":
    "{n, plural, =1 {der Platz für „{travel}“, Abreise am {date}, gehört dir. Der Gesamtpreis ist {total}.} other {die # Plätze für „{travel}“, Abreise am {date}, gehören euch. Der Gesamtpreis ist {total}.}}",
  "request.answerDeposit":
    "Die Anzahlung von {deposit} ist bis {until} fällig, die Restzahlung von {balance} bis {balanceDue}.",
  "request.answerDue": "Der ganze Betrag ist bei der Buchung fällig.",
  "request.answerPay": "Wie du zahlst, schreiben wir dir getrennt.",
  "request.answerTalk":
    "danke für deine Anfrage für „{travel}“, Abreise am {date}. Bevor wir antworten können, müssen wir eines wissen:",
  "request.answerDeclined":
    "es tut uns leid: Für „{travel}“, Abreise am {date}, haben wir die angefragten Plätze nicht gefunden.",
  "request.answerOthers": "An diesen Terminen ist noch Platz:",
  "request.answerSubjectGiven":
    "{n, plural, =1 {{number}: dein Platz für „{travel}“} other {{number}: eure # Plätze für „{travel}“}}",
  "request.answerSubjectTalk": "{number}: eine Frage zu deiner Anfrage",
  "request.answerSubjectDeclined": "{number}: kein Platz an diesem Termin",
  "meta.request.title": "Deine Anfrage | {product}",
  "meta.request.description": "Was du angefragt hast und was daraus wurde.",
};
