import type { Contents } from "../contents.ts";

export const help = {
  contacts: {
    title: "Contatti",
    lead: "Qui trovi come raggiungerci e quando. Con qualche informazione in più nel messaggio, la risposta arriva più in fretta.",
    sections: [
      {
        heading: "Prima di scrivere",
        text: "Molte risposte sono già nella pagina della partenza: prezzo, acconto, saldo, date di annullamento, posti, età. Altre stanno nelle [domande frequenti](/domande-frequenti) e in [come funziona](/come-funziona). Se non trovi la tua, scrivici: la leggerà una persona.",
      },
      {
        heading: "Se non hai ancora prenotato",
        text: "Dicci il nome del viaggio e la data che stai guardando. Sono utili anche la tua età, la città da cui parti e se viaggi per conto tuo o in due. Se hai tra 21 e 25 anni, oppure 36 o 37, indica la partenza che ti interessa: guardiamo il gruppo e ti diciamo se c’è posto per te.",
      },
      {
        heading: "Se la partenza è su richiesta",
        text: "Vuol dire che i posti sono finiti e che si entra solo passando da noi. Scrivi viaggio e data: ti diciamo se si è liberato un posto, se può aprirsi o se conviene un’altra data. Fino alla nostra conferma non comprare il volo.",
      },
      {
        heading: "Se hai già prenotato",
        text: "Scrivi dall’indirizzo usato per la prenotazione e indica la data di partenza. Possiamo aiutarti a:\n\n- correggere un nome o un documento;\n- aggiungere o togliere la [camera privata](/camera-privata);\n- cedere il tuo posto a un’altra persona;\n- annullare, entro le date delle [condizioni di annullamento](/legal/cancellation-policy);\n- segnalare un’allergia, una dieta o una necessità di salute.",
      },
      {
        heading: "Se sei già in viaggio",
        text: "La prima persona da chiamare è il coordinatore: è lì con te e può risolvere subito. Per un problema di salute usa anche il numero dell’assistenza, scritto nei documenti dell’assicurazione; è attivo a ogni ora. Se serve qualcosa da parte nostra, sarà il coordinatore a chiamarci.",
      },
      {
        heading: "Un reclamo",
        text: "Se qualcosa non va, dillo durante il viaggio: spesso si rimedia in giornata. Se non basta, scrivici al rientro con i fatti, le date e quello che chiedi. Le regole e i tuoi diritti sono nelle [condizioni generali](/legal/general-condition).",
      },
      {
        heading: "Note legali",
        text: "Informazioni richieste dall’articolo 7 del decreto legislativo 9 aprile 2003, n. 70:\n\n- **Chi gestisce il sito**: {product}, un’azienda dimostrativa. Dietro questo sito non c’è una società e nessuno dei viaggi che vedi è in vendita.\n- **Contatti**: l’indirizzo e-mail e gli orari sono all’inizio di questa pagina.\n- **Sede, registro delle imprese, partita IVA, licenza di agenzia e fondo di garanzia**: un’azienda dimostrativa non li ha. Chi vende viaggi qui scrive i propri in questo punto.",
      },
    ],
    seo: {
      title: "Contatti e servizio clienti",
      description:
        "Come raggiungere {product}, quando rispondiamo e che cosa scrivere per avere una risposta rapida: prima di prenotare, dopo la prenotazione e in viaggio.",
    },
  },
  faqs: {
    title: "Domande frequenti",
    lead: "Gruppi, camere, pagamenti, voli: risposte brevi a quello che ci chiedono più spesso prima di prenotare.",
    sections: [
      {
        heading: "",
        text: "Le risposte di questa pagina valgono per tutti i viaggi. Quello che cambia dall’uno all’altro, come clima, prese e moneta, è in fondo alla pagina di ogni viaggio. Per vedere l’insieme, leggi [come funziona](/come-funziona).",
      },
      {
        heading: "Se la risposta non c’è",
        text: "Ogni viaggio ha anche domande sue, in fondo alla pagina: bagaglio, visti, stagioni, cammino. Quando non basta, [scrivici](/contatti) con il nome del viaggio e la data. Se la tua domanda può servire ad altri, la aggiungiamo qui.",
      },
    ],
    questions: [
      {
        title: "Prenotare e pagare",
        items: [
          {
            question: "Quanto pago, e quando?",
            answer:
              "Quando prenoti paghi un acconto, se la partenza lo prevede. Il saldo si paga 31 giorni prima di partire. Dopo l’ultimo giorno per l’acconto si paga tutto insieme: la data è scritta nella pagina della partenza.",
          },
          {
            question: "In quale valuta pago?",
            answer:
              "In euro. Se scegli di vedere i prezzi in un’altra valuta, li convertiamo al cambio del giorno indicato, ma quello che paghi resta in euro.",
          },
          {
            question: "L’assicurazione è compresa?",
            answer:
              "Sì: l’assicurazione medica e bagaglio è nel prezzo di ogni viaggio, per tutti. Se hai un’allergia o una malattia che conta in viaggio, dillo prima: il coordinatore ne tiene conto.",
          },
          {
            question: "Che cosa non è nel prezzo?",
            answer:
              "I voli, la cassa comune e, se viaggi per conto tuo e la vuoi, la camera privata. Ogni viaggio ha due liste, quello che è compreso e quello che non lo è, così puoi fare la somma prima di prenotare.",
          },
          {
            question: "Possiamo prenotare in due?",
            answer:
              "Sì. Prendete due posti nella stessa prenotazione: la camera privata è compresa, dove si dorme in camera.",
          },
        ],
      },
      {
        title: "Prima e durante il viaggio",
        items: [
          {
            question: "E se il gruppo non raggiunge il minimo?",
            answer:
              "Te lo scriviamo, e decidi tu: ti spostiamo gratis su un’altra data oppure ti rendiamo quello che hai pagato. La pagina della partenza dice quante persone mancano e fino a quando aspettiamo.",
          },
          {
            question: "Quando scopro con chi viaggio?",
            answer:
              "Prima di prenotare vedi quante persone sono iscritte e la fascia d’età. I nomi li vede solo chi ha fatto l’accesso, e nessun altro.",
          },
          {
            question: "Quanto devo essere in forma?",
            answer:
              "Ogni viaggio indica l’impegno fisico con un numero da 1 a 5. Con 1 e 2 si passeggia in città e su sentieri facili, con qualche camminata più lunga; con 3 si cammina mezza giornata. Per 4 e 5 serve esperienza: camminate lunghe, con lo zaino, anche con il caldo o la pioggia.",
          },
          {
            question: "Mi servono vaccinazioni?",
            answer:
              "Dipende dal paese e dalla tua salute: parlane con il medico o con un centro di medicina dei viaggi, meglio sei o otto settimane prima.",
          },
          {
            question: "A chi mi rivolgo se qualcosa va storto in viaggio?",
            answer:
              "Prima di tutto al coordinatore, che è lì con te. Per un problema di salute c’è anche il numero dell’assistenza, nei documenti dell’assicurazione: risponde a ogni ora.",
          },
        ],
      },
    ],
    seo: {
      title: "Domande frequenti sui viaggi di gruppo",
      description:
        "Quando comprare il volo, come si dorme, che cos’è la cassa comune, come si annulla: risposte brevi alle domande su {product} e sui viaggi in gruppo.",
    },
  },
  "media-sharing": {
    title: "Condividi le tue foto",
    lead: "Le immagini più utili a chi deve scegliere un viaggio sono quelle di chi l’ha già fatto. Se ne hai, puoi mandarcele.",
    sections: [
      {
        heading: "Come mandarle",
        text: "Dopo il viaggio il coordinatore apre un album condiviso e ti manda il collegamento. Caricale lì, a piena risoluzione, senza filtri e senza scritte. Se l’album non c’è più, scrivi all’indirizzo nella pagina dei [contatti](/contatti) con il nome del viaggio e la data.",
      },
      {
        heading: "Quali ci servono",
        text: "- La strada, il mercato, la tavola: com’è davvero una giornata.\n- Le camere, le tende, il furgone.\n- Il tempo che ha fatto, pioggia compresa.\n\nUna decina di scatti dice più di trecento. Per ognuno basta il luogo e, se te lo ricordi, il giorno.",
      },
      {
        heading: "Che cosa ci permetti di fare",
        text: "Le foto restano tue. Mandandole ci autorizzi a usarle gratis, senza esclusiva, sul sito, nei nostri messaggi e sui nostri canali, tagliate o ridotte quando serve, con il tuo nome di battesimo accanto se lo vuoi. Puoi ritirare il permesso quando preferisci: togliamo le immagini da ciò che dipende da noi.",
      },
      {
        heading: "Le persone che si vedono",
        text: "Chiedi il consenso a chi si riconosce, anche a chi era nel tuo gruppo. Non mandarci immagini di minori, né di persone ferite o in difficoltà. Se in una foto ci sei tu e non vuoi comparire, dillo: la togliamo. I dettagli sono nell’[informativa sulla privacy](/legal/privacy-policy).",
      },
    ],
    seo: {
      title: "Condividi le foto del tuo viaggio",
      description:
        "Come mandare le foto di un viaggio, quali servono, che cosa ci permetti di farne e come chiedere il consenso alle persone che si riconoscono.",
    },
  },
  "media-coordinators": {
    title: "Foto per i coordinatori",
    lead: "Coordini un gruppo e fotografi strada facendo: qui c’è come consegnare il materiale, con quali diritti e con il consenso di chi.",
    sections: [
      {
        heading: "Prima di partire",
        text: "Chiedi nella chat chi non vuole comparire nelle foto e segnatelo. Ripetilo a voce il primo giorno: qualcuno cambia idea. Chi dice di no non deve spiegare il motivo, e non va messo in disparte per una foto di gruppo.",
      },
      {
        heading: "La consegna",
        text: "Carica il materiale entro quattordici giorni dal rientro, in una cartella con il nome del viaggio e la data di partenza. Vanno bene da venti a quaranta foto scelte, in orizzontale e in verticale, nel formato originale; i video, al massimo un minuto ciascuno. Accanto scrivi luogo, giorno e autore.",
      },
      {
        heading: "I diritti",
        text: "Resti autore o autrice di ciò che hai scattato. A {product} concedi l’uso senza limiti di tempo e di luogo, non esclusivo, per far conoscere i viaggi; quello che ricevi in cambio è nel tuo accordo di collaborazione. Consegna soltanto materiale tuo. Se uno scatto è di qualcuno del gruppo, deve mandarlo quella persona dalla pagina [per chi viaggia](/condivisione-media).",
      },
      {
        heading: "Il consenso di chi si vede",
        text: "Serve un consenso scritto per ogni persona riconoscibile: basta un messaggio che dica “sì, potete pubblicarla”. Conservalo e allegalo alla cartella. Vale anche per guide, autisti, chi vende al mercato. Niente minori, niente persone in un momento difficile, niente immagini di documenti o di camere altrui. Se qualcuno ritira il consenso, avvisaci lo stesso giorno.",
      },
    ],
    seo: {
      title: "Foto e video: guida per i coordinatori",
      description:
        "Come il coordinatore consegna foto e video di un viaggio: scelta, tempi, diritti d’autore e consenso scritto delle persone che si riconoscono.",
    },
  },
} as const satisfies Contents;
