import type { chat as english } from "#markets/languages/en/chat.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const chat: Part<typeof english> = {
  "chat.title": "Chiedi a {product}",
  "chat.lead": "Risponde un programma, con quello che c’è nelle nostre pagine.",
  "chat.open": "Chiedi",
  "chat.hello": "Ciao, che cosa vuoi sapere?",
  "chat.about":
    "Rispondo su viaggi, partenze, pagamenti, assicurazione e annullamento. Ti dico sempre dove l’ho letto, e quando non lo so te lo dico.",
  "chat.example1": "Quando posso comprare il volo?",
  "chat.example2": "Come funziona la cassa comune?",
  "chat.example3": "Fino a quando annullo gratis?",
  "chat.example4": "Che cosa copre l’assicurazione?",
  "chat.field": "Scrivi una domanda",
  "chat.send": "Manda la domanda",
  "chat.mistakes": "Può sbagliare: le fonti sono sotto ogni risposta.",
  "chat.person": "Parla con una persona",
  "chat.unknown": "Questo non lo so.",
  "chat.unknownText":
    "Nelle nostre pagine non c’è scritto, e non voglio inventare. Chi lavora al servizio clienti sì.",
  "chat.write": "Scrivi a una persona",
  "chat.question": "Che cosa vuoi chiedere",
  "chat.along": "Manda anche questa conversazione",
  "chat.alongText":
    "{n, plural, =1 {1 messaggio} other {# messaggi}}. Senza, mandiamo solo la domanda qui sopra.",
  "chat.handOver": "Manda al servizio clienti",
  "chat.reply": "Ti rispondono per e-mail. Usiamo l’indirizzo solo per questo.",
  "chat.back": "Torna alle domande",
  "chat.often":
    "Hai fatto molte domande di seguito. Puoi scriverne un’altra tra {n, plural, =1 {1 secondo} other {# secondi}}.",
  "chat.offline": "Senza rete non posso cercare. La domanda resta scritta qui.",
  "chat.sent": "La domanda è al servizio clienti.",
  "chat.sentText": "Ti rispondono a {email}.",
  "chat.helped": "Ti è servito?",
  "chat.yes": "Sì",
  "chat.no": "No",
  "chat.thanks": "Grazie, ci aiuta a rispondere meglio.",
  "chat.sources": "Fonti",
  "chat.now": "In questo momento è così:",
  "chat.allTrips": "{n, plural, =1 {L’unico viaggio} other {Tutti i # viaggi}}",
  "chat.found":
    "{n, plural, =1 {Al momento corrisponde 1 viaggio} other {Al momento corrispondono # viaggi}}: {filters}.",
  "chat.noneFound": "Al momento nessun viaggio corrisponde: {filters}.",
  "chat.search": "Ricerca: {filters}",
  "chat.currencies": "In quale valuta si paga",
  "chat.payIn": "Paghi in {currencies}.",
  "chat.missing": "Scrivi la domanda.",
  "chat.long": "La domanda ha {length} caratteri; ce ne stanno {max}.",
  "chat.conversation": "Conversazione",
  "chat.you": "Tu",
  "chat.program": "Programma",
  "chat.mailSubject": "Domanda dalla chat: {question}",
  "chat.mailTag": "Etichetta",
  "chat.mailFrom": "Rispondi a",
  "chat.mailConversation": "La conversazione di prima",
  "chat.mailWhy":
    "Questa e-mail arriva dalla chat di {product}. L’indirizzo serve solo per la risposta.",
  "chat.close": "Chiudi",
  "chat.noEmail": "Non è un indirizzo e-mail.",
  "meta.chat.title": "Chiedi · {product}",
  "meta.chat.description":
    "Domande su viaggi, partenze e pagamenti, con risposte dalle nostre pagine e le loro fonti.",
};
