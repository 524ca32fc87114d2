import type { Contents } from "../contents.ts";

export const aboutTrips = {
  "no-sharing-room": {
    title: "Camera privata",
    lead: "Di solito dividi la camera con una persona del gruppo. Se preferisci dormire per conto tuo, si può: ecco come e quanto costa.",
    sections: [
      {
        heading: "Se prenoti per due",
        text: "Prenotate insieme e la camera privata è già nel prezzo: una doppia o una matrimoniale, per voi due, in ogni tappa in cui ci sono camere. Non c’è niente da aggiungere: basta scegliere due posti nella stessa prenotazione.",
      },
      {
        heading: "Se viaggi da solo",
        text: "Puoi chiedere una camera singola pagando un supplemento. L’importo è scritto nella pagina di ogni viaggio, alla voce “Il costo vero”, e vale per tutte le notti in albergo.\n\nSe non lo scegli, dividi la camera con una persona del tuo stesso sesso e della tua fascia d’età.",
      },
      {
        heading: "Dove non si può",
        text: "In tenda, in rifugio, in barca o in ostello si dorme tutti insieme, e la camera privata non c’è per nessuno. La pagina del viaggio lo dice notte per notte, nell’itinerario.",
      },
      {
        heading: "Fino a quando puoi cambiare idea",
        text: "Puoi aggiungere o togliere il supplemento fino a 31 giorni prima della partenza, finché le camere ci sono. Dopo quel giorno le stanze sono già assegnate.",
      },
    ],
    seo: {
      title: "Camera privata nei viaggi di gruppo",
      description:
        "La camera privata è inclusa se prenoti per due; da solo paghi un supplemento, scritto nella pagina di ogni viaggio. Ecco quando si può e quando no.",
    },
  },
} as const satisfies Contents;
