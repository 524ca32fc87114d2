import type { Contents } from "../contents.ts";

export const aboutTrips = {
  "how-it-works": {
    title: "Come funziona",
    lead: "Chiedi un posto per conto tuo, il gruppo si forma, un coordinatore vi accompagna. Ecco i passaggi, dalla prima ricerca al rientro.",
    sections: [
      {
        heading: "Scegli un viaggio e una data",
        text: "[Cerca](/cerca) per luogo, mese, età o budget, oppure parti dall’elenco delle [destinazioni](/viaggi). Ogni viaggio ha il suo itinerario, giorno per giorno, e una o più partenze.\n\nLa pagina della partenza ti dice tutto prima di registrarti: prezzo a persona, acconto, data del saldo, posti liberi, quante persone sono iscritte e quante ne mancano. I nomi di chi parte, invece, li vede solo chi ha fatto l’accesso.",
      },
      {
        heading: "Guarda a che punto è il gruppo",
        text: "Ogni partenza ha uno stato, e lo stato ti dice che cosa fare con il volo.\n\n{statuses}\n\nSe hai poco tempo, comincia dalle [partenze confermate](/partenze-confermate).",
      },
      {
        heading: "Chiedi il posto: acconto e saldo",
        text: "Il posto si chiede per e-mail dalla pagina della partenza: il servizio clienti ti scrive come procedere. Quando prenoti paghi un acconto; il saldo si paga 31 giorni prima della partenza. L’acconto è possibile fino a una data scritta in ogni partenza: dopo, si paga tutto insieme.\n\nNel prezzo trovi sempre l’assicurazione medica e bagaglio. I voli non sono compresi: li scegli tu, dalla città che preferisci, e la pagina del viaggio ti suggerisce l’aeroporto.",
      },
      {
        heading: "Se cambi idea",
        text: "Puoi annullare gratis fino a 31 giorni prima della partenza, o fino a 8 giorni prima se hai scelto l’opzione flessibile. Le due date precise sono nella pagina della partenza, e il resto nelle [condizioni di annullamento](/legal/cancellation-policy).\n\nQuando è il gruppo a non raggiungere il minimo, decidi tu: ti spostiamo gratis su un’altra data oppure ti rendiamo quello che hai pagato.",
      },
      {
        heading: "Come si dorme",
        text: "Di solito in camera con una o due persone del gruppo, del tuo stesso sesso e della tua fascia d’età. Se prenotate in due, la camera privata è compresa; se prenoti per te, puoi chiederla con un supplemento, indicato nella pagina del viaggio. Qui ci sono [tutti i casi](/camera-privata).",
      },
      {
        heading: "La cassa comune",
        text: "È la somma che il gruppo mette insieme all’arrivo per le spese sul posto: ingressi, trasporti locali, qualche cena. La pagina del viaggio indica una cifra minima e una massima a persona, e che cosa copre. Il coordinatore tiene i conti davanti a tutti; quello che avanza torna a voi.",
      },
      {
        heading: "Si parte",
        text: "Prima della partenza si apre la chat del gruppo. Al punto d’incontro trovi [il coordinatore](/coordinatori): viaggia con voi fino alla fine, conosce il percorso, tiene insieme orari e persone. Non fa da guida turistica; nei luoghi che lo chiedono ci sono guide locali.",
      },
    ],
    seo: {
      title: "Come funziona un viaggio di gruppo",
      description:
        "Stati delle partenze, acconto e saldo, annullamento gratuito, cassa comune e camere: come funziona un viaggio in piccolo gruppo, passo per passo.",
    },
  },
  "age-groups": {
    title: "Fasce d’età",
    lead: "Ogni partenza dice per quale età è pensata. Sono tre possibilità, e tra l’una e l’altra c’è un po’ di margine.",
    sections: [
      {
        heading: "Dai 25 ai 35 anni",
        text: "È la fascia con il ritmo più svelto: camere condivise, giornate piene, qualche sera lunga. Molti lavorano da pochi anni, hanno le ferie contate e vogliono spenderle bene. Trovi queste partenze nella ricerca, alla voce [25-35](/cerca?age=25-35).",
      },
      {
        heading: "35+, cioè dai 35 ai 49",
        text: "Il percorso è lo stesso, cambia il gruppo. A cena si parla di altro, la sveglia può suonare prima e più spesso qualcuno chiede una [camera privata](/camera-privata). Qui ci sono le partenze [35+](/cerca?age=35-49).",
      },
      {
        heading: "Tutte le età: dai 25 ai 49",
        text: "Quando quello che si fa conta più dell’anno di nascita, apriamo la partenza a tutti: un cammino di più giorni, una barca a vela, una settimana sulla neve. Il gruppo è misto e l’età media cambia da una data all’altra. Le trovi sotto [tutte](/cerca?age=all).",
      },
      {
        heading: "Se hai tra 21 e 25 anni",
        text: "Puoi chiedere un posto nelle partenze 25-35. Scrivici prima di prenotare: guardiamo com’è composto il gruppo e ti rispondiamo con un sì o con una data più adatta.",
      },
      {
        heading: "Se hai 36 o 37 anni",
        text: "Sei appena oltre una soglia, e le soglie sono fatte anche per questo. Se la data che ti va bene è una 25-35, [scrivici](/contatti): un po’ di flessibilità c’è, soprattutto quando nel gruppo qualcuno ha già la tua età. A 35 anni invece scegli tu, perché rientri in entrambe le fasce.",
      },
      {
        heading: "Perché ci sono le fasce",
        text: "In un gruppo piccolo si condivide molto: la stanza, il furgone, il tavolo. Partire con persone che hanno più o meno la tua età rende tutto questo più semplice, senza bisogno di altri criteri. Non guardiamo se viaggi in coppia o per conto tuo, né quanti viaggi hai già fatto.\n\nConta l’età che avrai il giorno della partenza. Se prenoti con una persona di un’altra fascia, la scelta più comoda è una partenza aperta a tutte le età.",
      },
    ],
    seo: {
      title: "Fasce d’età dei gruppi: 25-35, 35+ e tutte",
      description:
        "Le partenze sono per chi ha 25-35 anni, 35-49 anni o tra 25 e 49. Ecco come scegliere la fascia e quando c’è flessibilità a 21-25, 36 e 37 anni.",
    },
  },
  "no-sharing-room": {
    title: "Camera privata",
    lead: "Di solito dividi la camera con una o due persone del gruppo. Se preferisci dormire per conto tuo, si può: ecco come e quanto costa.",
    sections: [
      {
        heading: "Se prenoti per due",
        text: "Prenotate insieme e la camera privata è già nel prezzo: una doppia o una matrimoniale, per voi due, in ogni tappa in cui ci sono camere. Non c’è niente da aggiungere: basta chiedere due posti nella stessa prenotazione.",
      },
      {
        heading: "Se prenoti per te",
        text: "Puoi chiedere una camera singola pagando un supplemento. L’importo è scritto nella pagina di ogni viaggio, a persona, e vale per tutte le notti in albergo.\n\nSe non la scegli, dividi la camera con una o due persone del tuo stesso sesso e della tua fascia d’età.",
      },
      {
        heading: "Dove non si può",
        text: "In tenda, in rifugio, in barca, in ostello o in casa di una famiglia si dorme tutti insieme, e la camera privata non c’è per nessuno. La pagina del viaggio lo dice notte per notte, nell’itinerario. Per vedere solo i viaggi che la prevedono c’è un [filtro della ricerca](/cerca?privateRoom=1).",
      },
      {
        heading: "Fino a quando puoi cambiare idea",
        text: "Puoi aggiungere o togliere il supplemento fino a 31 giorni prima della partenza, finché le camere ci sono. Dopo quel giorno le stanze sono già assegnate.",
      },
    ],
    seo: {
      title: "Camera privata nei viaggi di gruppo",
      description:
        "La camera privata è inclusa se prenoti per due; per una persona c’è un supplemento, scritto nella pagina di ogni viaggio. Ecco quando si può e quando no.",
    },
  },
} as const satisfies Contents;
