import type { attendance as english } from "#markets/languages/en/people/attendance.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const attendance: Part<typeof english> = {
  "attendance.go": "Ci vado",
  "attendance.free": "Gratis.",
  "attendance.goHint":
    "Puoi cambiare idea fino all’inizio. Chi organizza vede nome ed e-mail; gli altri vedono solo quanti siete.",
  "attendance.strangerHint":
    "Senza accesso ti chiediamo l’e-mail e ti mandiamo un codice. Chi è qui per la prima volta crea anche un account; poi il posto è tuo.",
  "attendance.goingTag": "Ci vai",
  "attendance.goingTitle": "Ci vediamo {day}",
  "attendance.goingText": "{day}, {time}, {place}. {going}, {left}.",
  "attendance.leave": "Non posso più venire",
  "attendance.goingHint": "Ti scriviamo solo se cambia qualcosa.",
  "attendance.fullTitle": "Al completo: {going}",
  "attendance.line":
    "{n, plural, =0 {Nessuno in lista d’attesa.} =1 {1 persona in lista d’attesa.} other {# persone in lista d’attesa.}}",
  "attendance.lineHow": "Se si libera un posto va alla prima in lista, e le scriviamo.",
  "attendance.join": "Entra in lista d’attesa",
  "attendance.joinHint": "Puoi uscirne quando vuoi.",
  "attendance.waitingTag": "In lista",
  "attendance.ahead":
    "{n, plural, =0 {Sei la prima persona in lista} =1 {Davanti a te: 1 persona} other {Davanti a te: # persone}}",
  "attendance.waitingText": "Se tocca a te ti scriviamo a {email} e il posto è già tuo.",
  "attendance.leaveLine": "Esci dalla lista",
  "attendance.goneTitle": "L’ultimo posto è appena andato",
  "attendance.goneText":
    "Eravate in più persone nello stesso momento. {n, plural, =0 {Puoi entrare in lista d’attesa: saresti la prima persona.} =1 {Puoi entrare in lista d’attesa: davanti a te ci sarebbe 1 persona.} other {Puoi entrare in lista d’attesa: davanti a te ci sarebbero # persone.}}",
  "attendance.leavingTitle": "Lasciare il posto?",
  "attendance.leavingText": "Va a chi aspetta, se c’è. Poi puoi tornare in lista, ma in fondo.",
  "attendance.stay": "Ci vado lo stesso",
  "attendance.giveBack": "Lascia il posto",
  "attendance.begun": "È già cominciato: non si danno più posti.",
  "attendance.tooMany":
    "Hai già {n} eventi, di più per una persona non ne teniamo. Prima lasciane uno.",
  "attendance.told": "Chi aveva un posto ha ricevuto un’e-mail.",
  "attendance.mine": "I tuoi eventi",
  "attendance.mineGoing": "Ci vai",
  "attendance.mineWaiting": "In lista d’attesa",
  "attendance.minePast": "Passati",
  "attendance.mineNone": "Non hai ancora scelto nessun evento.",
  "attendance.mailPlaceSubject": "C’è posto per te: {title}",
  "attendance.mailPlace": "Il posto è tuo",
  "attendance.mailPlaceLead":
    "Si è liberato un posto per “{title}” e in lista toccava a te. Non devi fare niente.",
  "attendance.mailCancelledSubject": "Annullato: {title}",
  "attendance.mailCancelled": "Non si fa più",
  "attendance.mailCancelledLead": "“{title}” non si fa più. Ecco perché:",
  "attendance.mailReinstatedSubject": "Si fa: {title}",
  "attendance.mailReinstated": "Si fa, alla fine",
  "attendance.mailReinstatedLead":
    "“{title}” si fa, alla fine. Il tuo posto, anche quello in lista, è ancora tuo.",
  "attendance.mailChangedSubject": "Cambia quando o dove: {title}",
  "attendance.mailChanged": "Cambia quando o dove",
  "attendance.mailChangedLead": "Qualcosa è cambiato per “{title}”. Ora è così:",
  "attendance.mailEvent": "Evento",
  "attendance.mailPlaceName": "Dove",
  "attendance.mailCannot":
    "Se non puoi venire, lascia il posto sulla pagina dell’evento: va a chi aspetta.",
  "attendance.mailWhy":
    "Ricevi questa e-mail perché hai un posto, o un posto in lista, per un evento di {product}.",
  "attendance.offline":
    "Non c’è rete: non sappiamo se è arrivato. Quando torna, te lo diciamo qui.",
  "attendance.lost": "Non è arrivato niente: premi di nuovo.",
  "attendance.busy":
    "In questo momento c’è molto traffico. Ricarica la pagina tra poco e vedi com’è andata.",
};
