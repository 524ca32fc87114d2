import type { Contents } from "../contents.ts";

export const legal = {
  "legal-general-condition": {
    title: "Condizioni generali di contratto",
    lead: "Le regole del contratto di viaggio tra te e {product}, scritte per essere lette. La legge italiana prevale dove ti protegge di più.",
    sections: [
      {
        heading: "1. Chi siamo e che cosa regola questo testo",
        text: "Queste condizioni valgono per i pacchetti turistici organizzati e venduti da {product}, cioè dalla società indicata in fondo alla pagina (“noi”, “l’organizzatore”), a chi viaggia per scopi estranei alla propria attività professionale (“tu”, “il viaggiatore”).\n\nIl contratto è formato da questo testo, dalla pagina del viaggio e della partenza al momento della prenotazione, dal modulo informativo standard e dalla conferma che ricevi per e-mail. Se una condizione particolare della conferma dice una cosa diversa da queste condizioni, vale la conferma.",
      },
      {
        heading: "2. La legge che si applica",
        text: "I pacchetti sono regolati dal Codice del turismo (allegato 1 al decreto legislativo 23 maggio 2011, n. 79, articoli da 32 a 51-novies), che attua in Italia la direttiva (UE) 2015/2302, dal Codice del consumo (decreto legislativo 6 settembre 2005, n. 206) e, per il resto, dal Codice civile. Nessuna clausola di questo testo limita i diritti che queste norme ti riconoscono.",
      },
      {
        heading: "3. Che cosa comprende il prezzo",
        text: "La pagina del viaggio elenca ciò che è compreso e ciò che non lo è. Sono sempre compresi la presenza del coordinatore e l’assicurazione medica e bagaglio, con i massimali e le esclusioni scritti nella polizza.\n\nNon sono mai compresi, salvo indicazione diversa:\n\n- i voli e gli altri mezzi fino al punto d’incontro;\n- la cassa comune, versata sul posto entro la cifra minima e massima indicate;\n- visti, vaccinazioni, tasse locali e spese personali.\n\nLa camera privata è compresa per due persone che prenotano insieme, dove esiste; in caso contrario è un supplemento, indicato nella pagina del viaggio.",
      },
      {
        heading: "4. Come si conclude il contratto",
        text: "Il posto si chiede per e-mail. Prima di pagare ricevi il modulo informativo standard previsto dall’articolo 34 del Codice del turismo. Il contratto è concluso quando ti inviamo la conferma della prenotazione. Conservala: è la copia del contratto su supporto durevole.\n\nI pacchetti acquistati in rete non danno diritto al ripensamento di quattordici giorni previsto per altri acquisti a distanza; al suo posto valgono le [condizioni di annullamento](/legal/cancellation-policy). Se invece il contratto è negoziato fuori dai locali commerciali, puoi recedere entro cinque giorni senza penali e senza motivo, salvo che per le offerte con tariffe molto ridotte.",
      },
      {
        heading: "5. Prezzo, acconto e saldo",
        text: "Alla prenotazione paghi l’acconto, se la pagina della partenza ne indica uno, altrimenti l’intero prezzo. Il saldo è dovuto 31 giorni prima della partenza; la data esatta è nella conferma. Se prenoti dopo il termine ultimo per l’acconto, paghi subito l’intero prezzo.\n\nSe il saldo non arriva ti inviamo un promemoria con un nuovo termine di almeno cinque giorni. Trascorso anche quello possiamo considerare il mancato pagamento come un tuo recesso. I prezzi sono in euro; gli importi in altre valute sono conversioni a scopo informativo.",
      },
      {
        heading: "6. Chi può partecipare",
        text: "Ogni partenza indica una fascia d’età: 25-35, 35-49 oppure tutte (25-49). Chi ha tra 21 e 25 anni, oppure 36 o 37, può chiederci una deroga prima di prenotare. È tua responsabilità avere documenti validi, visti e vaccinazioni richieste; le informazioni generali su passaporti e tempi dei visti sono nella pagina del viaggio e nel modulo informativo.\n\nSegnalaci prima della prenotazione una mobilità ridotta o un’altra esigenza: ti diciamo se il viaggio è adatto e che cosa possiamo predisporre.",
      },
      {
        heading: "7. Cessione del contratto",
        text: "Puoi cedere il tuo posto a una persona che soddisfi le condizioni del viaggio, avvisandoci per iscritto al più tardi sette giorni prima dell’inizio del pacchetto (articolo 38 del Codice del turismo). Chi cede e chi subentra rispondono insieme del saldo e dei costi ragionevoli ed effettivi del cambio, che ti comunichiamo e documentiamo.",
      },
      {
        heading: "8. Modifica del prezzo",
        text: "Dopo la conferma il prezzo può aumentare solo se cambiano il costo del trasporto dovuto al carburante, tasse o diritti imposti da terzi, oppure i tassi di cambio del pacchetto (articolo 39). Te lo comunichiamo con il calcolo e il motivo, al più tardi venti giorni prima dell’inizio.\n\nSe l’aumento supera l’8 % del prezzo puoi recedere senza spese. Quando gli stessi costi diminuiscono, hai diritto alla riduzione corrispondente, meno le spese amministrative effettive.",
      },
      {
        heading: "9. Modifica del programma",
        text: "Possiamo cambiare aspetti di scarsa importanza, per esempio l’ordine delle tappe, avvisandoti in modo chiaro. Se dobbiamo cambiare in modo significativo una caratteristica principale del viaggio, puoi accettare, scegliere un altro viaggio oppure recedere senza spese entro il termine che ti indichiamo. In caso di recesso rimborsiamo tutto entro quattordici giorni (articolo 40).",
      },
      {
        heading: "10. Il tuo recesso",
        text: "Puoi recedere in ogni momento prima dell’inizio. Fino a 31 giorni prima della partenza non paghi niente; con l’opzione flessibile il termine arriva a 8 giorni prima. Più tardi sono dovute spese di recesso adeguate e giustificabili, calcolate come descritto nelle [condizioni di annullamento](/legal/cancellation-policy).\n\nNon paghi spese, in nessun momento, se nel luogo di destinazione o nelle immediate vicinanze si verificano circostanze inevitabili e straordinarie che incidono in modo sostanziale sul viaggio (articolo 41).",
      },
      {
        heading: "11. Quando annulliamo noi",
        text: "Possiamo annullare una partenza, rimborsandoti per intero e senza altro indennizzo, se il gruppo non raggiunge il minimo indicato. Te lo comunichiamo entro la data scritta nella pagina della partenza e comunque non oltre venti giorni prima dell’inizio per i viaggi di più di sei giorni, sette giorni per quelli da due a sei giorni, quarantotto ore per quelli più brevi.\n\nLo stesso vale se circostanze inevitabili e straordinarie ci impediscono di partire. Il rimborso arriva entro quattordici giorni; in alternativa puoi chiedere, senza costi, un’altra data. Finché una partenza non è confermata ti chiediamo di non comprare il volo.",
      },
      {
        heading: "12. Esecuzione del viaggio",
        text: "Rispondiamo dell’esecuzione di tutti i servizi del pacchetto, anche quando li prestano altri. Se qualcosa non è conforme, dillo subito al coordinatore o a noi: lo sistemiamo entro un periodo ragionevole, a meno che sia impossibile o sproporzionato. Se non lo facciamo puoi provvedere tu e chiederci le spese ragionevoli; se il difetto è grave e resta, puoi recedere senza costi (articolo 42).",
      },
      {
        heading: "13. Riduzione del prezzo e risarcimento",
        text: "Hai diritto a una riduzione adeguata del prezzo per il periodo in cui il servizio non è stato conforme, e al risarcimento del danno, compreso quello da vacanza rovinata (articoli 43 e 46). Il risarcimento è escluso se il difetto dipende da te, da un terzo estraneo ai servizi in modo imprevedibile, o da circostanze inevitabili e straordinarie.\n\nSalvo i danni alla persona e quelli causati con dolo o colpa, la nostra responsabilità è limitata al triplo del prezzo del pacchetto; restano fermi i limiti delle convenzioni internazionali sul trasporto. I diritti si prescrivono in due anni dal rientro, in tre per i danni alla persona.",
      },
      {
        heading: "14. I tuoi obblighi in viaggio",
        text: "Segui le indicazioni di sicurezza del coordinatore, delle guide e degli equipaggi; rispetta le leggi del paese e le altre persone. Chi mette in pericolo il gruppo o ne rende impossibile il viaggio può essere escluso, dopo un avvertimento quando le circostanze lo permettono. Rispondi dei danni che causi con dolo o colpa.",
      },
      {
        heading: "15. Assistenza e protezione in caso di insolvenza",
        text: "Se ti trovi in difficoltà ti assistiamo senza ritardo, con informazioni su cure, autorità e consolati e aiuto per le comunicazioni e per servizi alternativi (articolo 45).\n\nLe somme versate sono protette: in caso di insolvenza o fallimento dell’organizzatore una garanzia rimborsa il prezzo o, se il viaggio è iniziato e comprende il trasporto, assicura il rientro (articolo 47). Il nome e i recapiti del garante sono nel modulo informativo e nella conferma, insieme agli estremi della polizza di responsabilità civile.",
      },
      {
        heading: "16. Reclami, foro e comunicazione di legge",
        text: "Scrivici dalla pagina dei [contatti](/contatti), se possibile entro dieci giorni dal rientro: un reclamo più tardo non ti fa perdere alcun diritto. Rispondiamo entro trenta giorni. Puoi anche rivolgerti a un organismo di risoluzione alternativa delle controversie tra quelli degli elenchi previsti dall’articolo 141-decies del Codice del consumo. Per le cause è competente il giudice del luogo in cui risiedi o hai eletto domicilio.\n\nComunicazione obbligatoria ai sensi dell’articolo 17 della legge 6 febbraio 2006, n. 38: la legge italiana punisce con la reclusione i reati concernenti la prostituzione e la pornografia minorile, anche se commessi all’estero.",
      },
    ],
    seo: {
      title: "Condizioni generali di contratto di viaggio",
      description:
        "Contratto di pacchetto turistico: prezzo, acconto e saldo, recesso, gruppo minimo, responsabilità, reclami e protezione in caso di insolvenza.",
    },
  },
  "legal-cancellation-policy": {
    title: "Condizioni di annullamento",
    lead: "Fino a 31 giorni prima della partenza annulli gratis; con l’opzione flessibile, fino a 8 giorni prima. Ecco i casi, uno per uno.",
    sections: [
      {
        heading: "1. Fino a 31 giorni prima",
        text: "Puoi annullare senza dare spiegazioni e senza spese fino a 31 giorni prima della data di partenza. Ti rimborsiamo tutto quello che hai pagato, acconto compreso. L’ultimo giorno utile è scritto nella pagina della partenza e vale fino alla mezzanotte, ora italiana.",
      },
      {
        heading: "2. Con l’opzione flessibile, fino a 8 giorni prima",
        text: "Se al momento della prenotazione hai scelto l’opzione flessibile, il termine si sposta a 8 giorni prima della partenza. Ti rimborsiamo il prezzo del viaggio e i supplementi. Il costo dell’opzione è indicato prima del pagamento; lo restituiamo se annulli fino a 31 giorni prima della partenza, non se usi l’opzione più tardi.",
      },
      {
        heading: "3. Dopo questi termini",
        text: "Puoi recedere anche più tardi, fino all’inizio del viaggio. In questo caso tratteniamo spese di recesso adeguate e giustificabili, come prevede l’articolo 41 del Codice del turismo: il prezzo del pacchetto, meno ciò che risparmiamo e meno ciò che ricaviamo assegnando il tuo posto a un’altra persona. Non superano mai il prezzo che hai pagato.\n\nSe lo chiedi, ti mandiamo il calcolo voce per voce.",
      },
      {
        heading: "4. Cedere il posto",
        text: "Prima di annullare, valuta se qualcuno può partire al tuo posto. Fino a sette giorni prima dell’inizio puoi cedere il contratto a una persona con i requisiti della partenza, pagando solo i costi effettivi del cambio.",
      },
      {
        heading: "5. Circostanze inevitabili e straordinarie",
        text: "Se nel luogo di destinazione o nelle sue immediate vicinanze succede qualcosa di inevitabile e straordinario, per esempio un conflitto, un’epidemia o una catastrofe naturale, e questo incide in modo sostanziale sul viaggio, recedi senza spese in qualunque momento prima dell’inizio e ti rimborsiamo per intero.",
      },
      {
        heading: "6. Se annulliamo noi",
        text: "Quando il gruppo non raggiunge il minimo te lo diciamo entro la data di decisione scritta nella pagina della partenza, e comunque entro i termini di legge indicati nelle [condizioni generali](/legal/general-condition). Scegli tu: un’altra data senza costi, oppure il rimborso completo.\n\nI voli comprati altrove non fanno parte del pacchetto. Per questo, finché lo stato non è “confermata” o “quasi al completo”, trovi scritto di aspettare.",
      },
      {
        heading: "7. Come annullare e quando arriva il rimborso",
        text: "Scrivici dalla pagina dei [contatti](/contatti) usando l’indirizzo della prenotazione; conta il giorno in cui il messaggio parte. Ti confermiamo la ricezione e la somma. Il rimborso arriva senza ritardo, al più tardi entro quattordici giorni, con lo stesso mezzo di pagamento che hai usato.",
      },
      {
        heading: "8. Più persone nella stessa prenotazione",
        text: "Se prenotate in due e una sola persona annulla, per quella valgono le regole di questa pagina e l’altra mantiene il suo posto. La camera privata compresa per due non è più garantita: chi resta può condividere la camera con il gruppo oppure pagare il supplemento, se c’è disponibilità.",
      },
    ],
    seo: {
      title: "Condizioni di annullamento e rimborsi",
      description:
        "Annullamento gratuito fino a 31 giorni prima della partenza, 8 con l’opzione flessibile: termini, spese di recesso, rimborsi e cessione del posto.",
    },
  },
  "legal-terms-conditions": {
    title: "Termini e condizioni del sito",
    lead: "Come puoi usare questo sito e che cosa puoi aspettarti da noi. Il contratto di viaggio ha le sue regole, nelle condizioni generali.",
    sections: [
      {
        heading: "1. Chi gestisce il sito",
        text: "Il sito è gestito da {product}, cioè dalla società indicata in fondo alla pagina, con i dati richiesti dall’articolo 7 del decreto legislativo 9 aprile 2003, n. 70. Li trovi nelle [note legali](/contatti#note-legali); per scriverci usa la pagina dei [contatti](/contatti).",
      },
      {
        heading: "2. A che cosa serve",
        text: "Puoi consultare viaggi e partenze, confrontare date e prezzi, salvare preferiti e chiedere un avviso per le nuove date. Consultare il sito è gratuito e non richiede registrazione. Quando prenoti si applicano anche le [condizioni generali](/legal/general-condition).",
      },
      {
        heading: "3. Il tuo account",
        text: "L’account è personale e si crea con un indirizzo e-mail valido, confermato con un codice. Devi avere almeno 18 anni. Tieni per te codici e password e avvisaci se pensi che altri li conoscano. Puoi chiudere l’account quando vuoi; possiamo sospenderlo in caso di uso illecito o di violazione grave di questi termini, spiegandoti il motivo.",
      },
      {
        heading: "4. Informazioni, prezzi e disponibilità",
        text: "Aggiorniamo di continuo prezzi, posti e stati. Fa fede ciò che vedi nel riepilogo prima di confermare l’acquisto. Se un prezzo è palesemente sbagliato ti contattiamo: puoi prenotare al prezzo corretto o rinunciare con rimborso immediato. Gli importi in valute diverse dall’euro sono conversioni, con la data del cambio. I prezzi dei voli sono indicativi e non sono una nostra offerta.",
      },
      {
        heading: "5. Recensioni",
        text: "Le recensioni arrivano tramite un fornitore che le raccoglie da chi ha prenotato e viaggiato. Possiamo scegliere quali testi mettere in evidenza, ma non modifichiamo né i voti né la distribuzione delle stelle. Sono rimosse quelle offensive, illecite o che contengono dati di altre persone.",
      },
      {
        heading: "6. Uso corretto",
        text: "Non è permesso:\n\n- copiare in modo sistematico il catalogo o interrogarlo con programmi che rallentano il servizio;\n- aggirare le misure di sicurezza o accedere ad aree altrui;\n- pubblicare contenuti illeciti o fingere di essere un’altra persona;\n- usare i dati di chi viaggia per scopi diversi dal viaggio.",
      },
      {
        heading: "7. Proprietà intellettuale",
        text: "Testi, illustrazioni, mappe, marchio e software appartengono a noi o a chi ci ha dato licenza. Puoi condividere i collegamenti alle pagine e stamparne una copia per te. Per ogni altro uso serve il nostro permesso scritto. Le foto che ci mandi restano tue: le regole sono nella pagina [condividi le tue foto](/condivisione-media).",
      },
      {
        heading: "8. Servizi di altri",
        text: "Alcune funzioni, come le mappe interattive, sono fornite da terzi e si caricano solo quando le apri o dopo il tuo consenso. I siti a cui rimandiamo hanno regole proprie, di cui non rispondiamo; se un collegamento porta a contenuti illeciti, segnalacelo e lo togliamo.",
      },
      {
        heading: "9. Disponibilità e responsabilità",
        text: "Cerchiamo di tenere il sito sempre raggiungibile, ma possono esserci interruzioni per manutenzione o guasti. Rispondiamo dei danni causati con dolo o colpa grave e in ogni altro caso in cui la legge non permette limitazioni. Nulla in questa pagina riduce i tuoi diritti di consumatore.",
      },
      {
        heading: "10. Modifiche, legge e foro",
        text: "Possiamo aggiornare questi termini; la data dell’ultima modifica è in fondo. Alle prenotazioni già fatte si applica il testo in vigore in quel momento. Vale la legge italiana. Per le controversie con un consumatore è competente il giudice del suo luogo di residenza o domicilio, e resta possibile rivolgersi a un organismo di risoluzione alternativa.",
      },
    ],
    seo: {
      title: "Termini e condizioni d’uso del sito",
      description:
        "Regole d’uso del sito: account, prezzi e disponibilità, recensioni, proprietà intellettuale, servizi di terzi, responsabilità e legge applicabile.",
    },
  },
  "legal-privacy-policy": {
    title: "Informativa sulla privacy",
    lead: "Quali dati trattiamo, perché, per quanto tempo e che cosa puoi chiederci. Secondo il Regolamento (UE) 2016/679 e il Codice privacy italiano.",
    sections: [
      {
        heading: "1. Titolare del trattamento",
        text: "Titolare è {product}, cioè la società indicata in fondo alla pagina. Per ogni domanda sui tuoi dati scrivi all’indirizzo della pagina dei [contatti](/contatti), indicando “privacy” nell’oggetto: la richiesta arriva a chi se ne occupa.",
      },
      {
        heading: "2. Quali dati trattiamo",
        text: "- **Navigazione**: indirizzo IP, tipo di browser, pagine richieste, per il tempo necessario a fornire il servizio e a difenderlo.\n- **Account**: e-mail, password cifrata o codice, telefono se lo indichi, preferiti e avvisi.\n- **Prenotazione**: nome, data di nascita, codice fiscale, indirizzo, documento di viaggio, contatto di emergenza, pagamenti.\n- **Viaggio**: numero di viaggi già fatti, genere per l’assegnazione delle camere, richieste che ci fai.\n- **Salute**: allergie, diete o necessità mediche, solo se ce le comunichi.",
      },
      {
        heading: "3. Perché li usiamo e su quale base",
        text: "- Concludere ed eseguire il contratto e rispondere alle tue richieste (articolo 6, paragrafo 1, lettera b del Regolamento).\n- Rispettare obblighi fiscali, contabili e di pubblica sicurezza; il codice fiscale serve a questo (lettera c).\n- Proteggere il sito, prevenire frodi, difendere un diritto e migliorare il servizio con dati aggregati: è il nostro legittimo interesse, che puoi contestare (lettera f).\n- Inviarti comunicazioni commerciali e usare cookie non necessari: solo con il tuo consenso (lettera a).\n- Trattare dati sulla salute: solo con il tuo consenso esplicito o per tutelare un interesse vitale (articolo 9).",
      },
      {
        heading: "4. Se non vuoi darceli",
        text: "I dati segnati come obbligatori servono per prenotare: senza quelli non possiamo concludere il contratto o emettere i documenti. Il consenso al marketing e quello sui dati di salute sono liberi; puoi rifiutarli e prenotare lo stesso, tenendo presente che senza sapere di un’allergia non possiamo tenerne conto.",
      },
      {
        heading: "5. Che cosa vedono le altre persone",
        text: "Chi non ha fatto l’accesso vede soltanto quante persone sono iscritte a una partenza. Chi ha fatto l’accesso può vedere il nome di battesimo di chi parte e alcune informazioni sul gruppo. Il telefono e l’e-mail non compaiono mai; nella chat del gruppo decidi tu che cosa mostrare.",
      },
      {
        heading: "6. A chi li comunichiamo",
        text: "Al coordinatore del gruppo, ad alloggi, trasportatori e guide locali, nella misura che serve; alla compagnia di assicurazione; a chi gestisce i pagamenti; a fornitori di servizi informatici e di posta, nominati responsabili del trattamento; a consulenti contabili e legali; alle autorità, quando la legge lo impone. Non vendiamo dati.",
      },
      {
        heading: "7. Paesi fuori dall’Unione europea",
        text: "Se il viaggio si svolge fuori dallo Spazio economico europeo, alcuni dati devono arrivare ad alberghi e fornitori di quel paese: il trasferimento è necessario a eseguire il contratto (articolo 49). Per i fornitori informatici usiamo decisioni di adeguatezza o clausole contrattuali standard della Commissione europea, di cui puoi chiedere copia.",
      },
      {
        heading: "8. Per quanto tempo li conserviamo",
        text: "- Dati contabili e di contratto: dieci anni dalla fine del rapporto, come prevede il Codice civile.\n- Copie di documenti di viaggio e dati sulla salute: fino a trenta giorni dopo il rientro, salvo un sinistro aperto.\n- Account: fino alla chiusura, o dopo tre anni senza accessi, con un avviso prima.\n- Marketing: fino alla revoca del consenso.\n- Registri tecnici: al massimo dodici mesi.",
      },
      {
        heading: "9. Cookie e strumenti simili",
        text: "Usiamo cookie tecnici per la sessione, la valuta e la sicurezza: non richiedono consenso. Le ricerche recenti restano nel tuo browser e non ci arrivano. Statistiche, mappe di terzi e segnalazione degli errori partono soltanto se lo accetti nel pannello delle preferenze; rifiutare è semplice quanto accettare, e puoi cambiare idea in ogni momento, secondo le linee guida del Garante.",
      },
      {
        heading: "10. Decisioni automatizzate",
        text: "Non prendiamo decisioni basate soltanto su trattamenti automatizzati che abbiano effetti giuridici su di te. I risultati della ricerca sono ordinati secondo i criteri che scegli e non in base al tuo profilo; il prezzo di una partenza è lo stesso per chiunque la guardi.",
      },
      {
        heading: "11. I tuoi diritti",
        text: "Puoi chiederci accesso ai dati, correzione, cancellazione, limitazione, portabilità, e opporti ai trattamenti fondati sul legittimo interesse (articoli da 15 a 22). Al marketing puoi opporti sempre, anche dal collegamento in ogni messaggio. Puoi revocare un consenso senza effetti su ciò che è stato fatto prima. Rispondiamo entro un mese, gratis.",
      },
      {
        heading: "12. Reclamo al Garante",
        text: "Se pensi che il trattamento violi le norme puoi presentare reclamo al Garante per la protezione dei dati personali, con sede a Roma, oppure all’autorità dello Stato in cui vivi o lavori, o rivolgerti al giudice. Se prima scrivi a noi, proviamo a risolvere.",
      },
      {
        heading: "13. Sicurezza",
        text: "Le comunicazioni con il sito sono cifrate, gli accessi del personale sono limitati per ruolo e registrati, le copie di sicurezza sono protette. Se una violazione comporta un rischio elevato per te, ti avvisiamo senza ritardo e la notifichiamo al Garante entro settantadue ore.",
      },
      {
        heading: "14. Minori e aggiornamenti",
        text: "Il sito è rivolto a persone adulte e non raccogliamo consapevolmente dati di minori. Questa informativa può cambiare; la data dell’ultima modifica è in fondo e, se il cambiamento è rilevante, avvisiamo per e-mail chi ha un account.",
      },
    ],
    seo: {
      title: "Informativa sulla privacy e sui cookie",
      description:
        "Quali dati trattiamo, perché, per quanto tempo e con chi li condividiamo; i tuoi diritti secondo il GDPR e come rivolgerti al Garante italiano.",
    },
  },
} as const satisfies Contents;
