import type { Contents } from "../contents.ts";

export const aboutUs = {
  "our-values": {
    title: "I nostri valori",
    lead: "Poche regole, scritte per essere controllate. Se in viaggio vedi che una non viene rispettata, diccelo.",
    sections: [
      {
        heading: "Dire le cose come stanno",
        text: "Una partenza che non ha ancora abbastanza persone si chiama “in programma”, e accanto c’è scritto di non comprare il volo. Quando mancano quattro persone, diciamo quattro. Se un prezzo era più alto fino a ieri, lo vedi barrato; se uno sconto è scaduto, vedi anche quello.\n\nNon scriviamo che restano “gli ultimi posti” per metterti fretta. Il numero dei posti liberi è nella pagina, e basta quello.",
      },
      {
        heading: "Gruppi piccoli",
        text: "Un gruppo deve poter cenare a un solo tavolo e spostarsi senza fermare il traffico. Per questo ogni partenza ha una dimensione prevista, che leggi prima di prenotare. Chi viaggia ha tra i 25 e i 49 anni, in [tre fasce](/fasce-di-eta), e quasi sempre all’inizio non conosce nessuno.",
      },
      {
        heading: "Una persona, non un ombrello alzato",
        text: "[Il coordinatore](/coordinatori) viaggia con il gruppo, mangia quello che mangia il gruppo e dorme dove dorme il gruppo. Sa come si arriva, ha un piano per la pioggia, si accorge di chi è rimasto in silenzio. Le spiegazioni davanti a un tempio le lascia a una guida del posto, che le sa meglio.",
      },
      {
        heading: "Un prezzo che si può sommare",
        text: "L’assicurazione medica e bagaglio c’è sempre. I voli non ci sono, e lo scriviamo accanto al prezzo. La cassa comune ha una cifra minima e una massima; il supplemento per la camera privata è indicato. Con questi numeri puoi fare il conto intero prima di darci un euro.",
      },
      {
        heading: "Rispetto per chi ci ospita",
        text: "- Chiediamo prima di fotografare una persona, e accettiamo un no.\n- Ci vestiamo come si usa nei luoghi di culto.\n- Non compriamo animali, coralli, reperti.\n- Lasciamo i sentieri come li abbiamo trovati, o più puliti.\n- Quando possiamo scegliere, la cassa comune va a chi sul posto ci abita: il forno, la barca, la guida.",
      },
      {
        heading: "Rispetto nel gruppo",
        text: "Nessuno deve spiegare da dove viene, con chi sta, perché è in viaggio senza compagnia. Non si beve per forza e non si fa tardi per forza. Chi tratta male un’altra persona ne parla con il coordinatore; se continua, lascia il gruppo.",
      },
      {
        heading: "Sbagliare e rimediare",
        text: "Un autobus salta, un albergo non è quello della foto, a volte abbiamo calcolato male noi. In quel caso diciamo che cosa è successo, troviamo un’alternativa e, quando hai diritto a qualcosa indietro, non aspettiamo che tu lo chieda. Per tutto il resto ci sono i [contatti](/contatti).",
      },
    ],
    seo: {
      title: "I nostri valori in viaggio",
      description:
        "Stati sinceri, gruppi piccoli, prezzi che si possono sommare, rispetto per chi ospita e per chi viaggia: le regole che {product} si è data.",
    },
  },
} as const satisfies Contents;
