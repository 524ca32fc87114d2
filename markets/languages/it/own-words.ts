import type { ownWords as en } from "#markets/languages/en/own-words.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const ownWords: Part<typeof en> = {
  "ownWords.title": "Dillo con parole tue",
  "ownWords.lead":
    "Scrivi che viaggio cerchi. La frase diventa filtri che puoi vedere, correggere e togliere.",
  "ownWords.label": "La tua frase",
  "ownWords.placeholder": "Per esempio: una settimana al mare a ottobre, sotto i 1.500 €",
  "ownWords.submit": "Trova",
  "ownWords.example1": "un trekking facile a maggio, sotto i 1.500 €",
  "ownWords.example2": "al mare a Capodanno, fino a dieci giorni",
  "ownWords.example3": "Giappone in primavera, ho 30 anni",
  "ownWords.example4": "dieci giorni, già confermato",
  "ownWords.understands": "Capisce",
  "ownWords.understandsText":
    "Luoghi anche scritti male, mesi, stagioni, ponti e feste, durata, budget per uno o per due, età, umore, stato della partenza, “niente” e “senza”.",
  "ownWords.shows": "Ti mostra",
  "ownWords.showsText":
    "Ogni filtro con le parole da cui viene. Quello che non ha capito te lo dice.",
  "ownWords.never": "Non fa",
  "ownWords.neverText":
    "Non inventa filtri e non ti chiede chi sei. Le parole che non capisce restano 30 giorni, senza dire di chi sono.",
  "ownWords.read": "Ho capito così",
  "ownWords.from": "da “{words}”",
  "ownWords.unreadBefore": "Non ho capito",
  "ownWords.unreadAfter": ".",
  "ownWords.quoted": "“{words}”",
  "ownWords.near": "Intendevi",
  "ownWords.otherAge": "A {n} anni puoi viaggiare anche nei gruppi",
  "ownWords.youngest": "I gruppi sono dai 25 anni, ma puoi chiedere un posto anche a {n}.",
  "ownWords.leastDays":
    "Un minimo di {n} giorni non è un filtro: quanti sono lo leggi sotto ogni viaggio.",
  "ownWords.shortTime":
    "{n, plural, =1 {In un giorno} other {In # giorni}} nessun viaggio ci sta tutto. Se puoi tornare dopo:",
  "ownWords.sameBefore": "Sono gli stessi filtri della ricerca:",
  "ownWords.sameLink": "aprila così com’è",
  "ownWords.sameAfter": ", salvala o mandala a qualcuno.",
  "ownWords.takeOff": "Togli",
  "ownWords.isForTwo": "In due?",
  "ownWords.forTwo": "Intendevo {price} in due",
  "ownWords.failureText":
    "Aiutano un luogo, un mese, quanti giorni o quanto vuoi spendere. La tua frase è rimasta sopra.",
  "ownWords.useFilters": "Usa i filtri",
  "ownWords.fits": "{n, plural, =1 {1 giorno} other {# giorni}} dal {date}",
  "ownWords.below": "{price} sotto il tuo limite",
  "ownWords.room": "camera privata +{price}",
  "ownWords.roomTotal": "La camera privata porta il totale a {price}.",
  "ownWords.notConfirmed": "Non è ancora confermata.",
  "ownWords.full": "Il gruppo è al completo: puoi chiedere se si libera un posto.",
  "meta.ownWords.title": "Cerca con parole tue · {product}",
  "meta.ownWords.description":
    "Scrivi in una frase che viaggio cerchi: diventa filtri che puoi vedere e cambiare.",
};
