import type { Contents } from "../contents.ts";

export const areas = {
  asia: {
    title: "Viaggi in Asia",
    lead: "Dal Caucaso alle isole dell’Indonesia: deserti, risaie, altopiani, città che non dormono. Un continente così si sceglie guardando prima il mese, poi la mappa.",
    sections: [
      {
        heading: "Quando andare",
        text: "Non esiste una stagione dell’Asia: ne esistono molte nello stesso giorno. In linea generale:\n\n- **da novembre a marzo** il Sud-est continentale e gran parte dell’India hanno i mesi più asciutti;\n- **primavera e autunno** sono i periodi più miti in Giappone, in Corea e lungo la Via della Seta;\n- **da giugno a settembre** si aprono le strade alte dell’Asia centrale e dell’Himalaya al riparo dai monsoni, mentre altrove piove;\n- **la penisola arabica** si visita meglio nei mesi freddi.\n\nLe partenze di ogni viaggio tengono già conto di questo. In certi periodi ci sono anche grandi feste, che riempiono treni e alberghi: l’itinerario lo dice.",
      },
      {
        heading: "Com’è viaggiarci in gruppo",
        text: "Le distanze sono lunghe e i mezzi cambiano: treni notturni, furgoni, barche lente, voli interni quando la strada richiederebbe due giorni. Con un coordinatore, i biglietti ci sono e nessuno resta al banco sbagliato della stazione.\n\nA tavola il gruppo è un vantaggio: si ordina per dividere. Chi non mangia carne trova quasi ovunque da scegliere; per le allergie conviene avvisarci prima, così lo sa anche chi cucina.",
      },
      {
        heading: "Che tipo di viaggi ci sono",
        text: "Ci sono viaggi di scoperta in cui ogni due notti si cambia letto, cammini in quota con zaino leggero, isole da girare in barca e qualche giorno pieno in una sola città. L’impegno è indicato da 1 a 5 in ogni viaggio: un trekking sopra i tremila metri non somiglia a una settimana al mare, anche se la durata è la stessa.",
      },
      {
        heading: "Prima di prenotare",
        text: "Controlla il passaporto, che spesso deve valere ancora sei mesi, e il visto, che in alcuni paesi si chiede con settimane di anticipo. Dopo la conferma ti scriviamo che cosa serve. Il volo, come sempre, si compra quando la partenza è confermata: in [come funziona](/come-funziona) ci sono tutti gli stati.",
      },
    ],
    seo: {
      title: "Viaggi di gruppo in Asia",
      description:
        "Viaggi in Asia in piccoli gruppi, dai 25 ai 49 anni: quando andare, come ci si sposta, quali itinerari ci sono, con prezzi a persona e partenze.",
    },
  },
  europe: {
    title: "Viaggi in Europa",
    lead: "Si arriva in poche ore, spesso in treno. Restano più giorni per camminare, navigare, stare a tavola, o per vedere che cosa c’è oltre le capitali.",
    sections: [
      {
        heading: "Quando andare",
        text: "Tra maggio e settembre sono aperti i rifugi, i sentieri alti e i traghetti del Nord, dove le giornate durano quasi tutta la notte. Primavera e autunno sono i mesi buoni per il Mediterraneo: il caldo è minore, le strade sono più vuote e in settembre il mare è ancora tiepido.\n\nD’inverno si va a nord per il buio e per le aurore, che però nessuno può garantire, oppure a sud per camminare senza sudare. A Natale e a Capodanno i gruppi si formano presto.",
      },
      {
        heading: "Com’è viaggiarci in gruppo",
        text: "I trasferimenti sono brevi e si usano spesso treni, autobus e traghetti di linea. Qualche cena la si cucina insieme, in un rifugio o in una casa sul porto; nelle città ognuno ha il suo pomeriggio libero e poi ci si ritrova.\n\nEssendo vicini a casa, molti scelgono un viaggio europeo come primo viaggio di gruppo. Se vuoi provare senza usare tutte le ferie, guarda i viaggi [fino a 6 giorni](/cerca?where=europa&duration=up-to-6).",
      },
      {
        heading: "Che tipo di viaggi ci sono",
        text: "- Cammini e trekking, da facili a ripidi.\n- Barche a vela tra le isole.\n- Giri in treno e in bicicletta.\n- Città e paesi, con il passo lento.\n- Neve, fiordi, vulcani del Nord.\n\nIn barca e in rifugio si dorme tutti insieme; altrove puoi chiedere la [camera privata](/camera-privata).",
      },
      {
        heading: "Prima di prenotare",
        text: "Per molti paesi basta la carta d’identità valida per l’espatrio; per altri serve il passaporto, e la pagina del viaggio lo ricorda. L’assicurazione medica e bagaglio è compresa anche vicino a casa. Per arrivare puoi scegliere un mezzo diverso dall’aereo: conta soltanto il punto d’incontro, con la sua ora.",
      },
    ],
    seo: {
      title: "Viaggi di gruppo in Europa",
      description:
        "Viaggi in Europa in piccoli gruppi, dai 25 ai 49 anni: cammini, vela, treni e città. Quando andare, come si viaggia, prezzi a persona e partenze.",
    },
  },
  america: {
    title: "Viaggi in America",
    lead: "Dall’Alaska alla Patagonia cambiano le stagioni, le lingue e il cibo, ma una cosa resta: lo spazio. Qui si percorrono strade lunghe e conviene farlo in compagnia.",
    sections: [
      {
        heading: "Quando andare",
        text: "Le due metà del continente hanno stagioni opposte. L’estate dei parchi canadesi e dell’Alaska va da giugno a settembre; in Patagonia l’estate arriva tra dicembre e febbraio.\n\nSulle Ande tropicali i mesi secchi sono in genere quelli tra maggio e settembre. Nei Caraibi e in America centrale si preferisce il periodo da dicembre ad aprile, perché tra l’estate e l’autunno possono arrivare gli uragani. Nei deserti del Nord la primavera e l’autunno sono più gentili.",
      },
      {
        heading: "Com’è viaggiarci in gruppo",
        text: "Le tappe possono durare molte ore e il paesaggio è metà del viaggio. In Nord America si guida; più a sud si prendono autobus, barche e qualche volo interno. Il coordinatore divide i posti, le soste e la musica.\n\nSopra i tremila metri il programma sale piano, per dare al corpo il tempo di abituarsi. Se non hai mai dormito in quota, guarda il profilo delle prime tappe nell’itinerario.",
      },
      {
        heading: "Che tipo di viaggi ci sono",
        text: "Trovi grandi parchi e canyon, cammini andini, foreste in cui si arriva solo per fiume, isole da girare a vela e città da vivere fino a tardi. Alcuni viaggi uniscono due o tre paesi vicini. La [ricerca](/cerca?where=america) li divide per mese, impegno, atmosfera e prezzo.",
      },
      {
        heading: "Prima di prenotare",
        text: "Per molte destinazioni servono passaporto e un’autorizzazione da chiedere in rete prima del volo, anche solo per uno scalo. I voli sono la spesa più grande dopo il viaggio stesso e non sono nel prezzo: la pagina della partenza indica l’aeroporto e, quando c’è, il prezzo minimo. Comprali solo a partenza confermata.",
      },
    ],
    seo: {
      title: "Viaggi di gruppo in America",
      description:
        "Viaggi in Nord, Centro e Sud America in piccoli gruppi, dai 25 ai 49 anni: stagioni, spostamenti, tipi di viaggio, prezzi a persona e partenze.",
    },
  },
  africa: {
    title: "Viaggi in Africa",
    lead: "Piste di sabbia, foreste, un oceano diverso su ogni costa. In Africa il programma vale quanto chi lo conosce: per questo il gruppo viaggia spesso con gente del posto.",
    sections: [
      {
        heading: "Quando andare",
        text: "Il Sahara e il Nord si visitano tra ottobre e aprile, quando di giorno si cammina e la notte fa freddo davvero. Per vedere gli animali nelle savane del Sud e dell’Est si preferiscono i mesi asciutti, in genere tra giugno e ottobre: l’erba è bassa e gli animali cercano l’acqua.\n\nVicino all’equatore ci sono di solito due stagioni delle piogge, una lunga e una corta, e le date le evitano. Le isole dell’oceano Indiano hanno un clima a parte: guarda i mesi nelle partenze.",
      },
      {
        heading: "Com’è viaggiarci in gruppo",
        text: "Si passano molte ore in fuoristrada o in minivan, su strade che non sempre rispettano l’orario. In compagnia pesa meno, e con un mezzo per tutti si arriva dove le linee non vanno.\n\nLe notti alternano piccoli alberghi, campi tendati e tende. Se la corrente va e viene o l’acqua calda non è certa, l’itinerario lo scrive. Nei parchi e nei villaggi ci accompagnano guide locali.",
      },
      {
        heading: "Che tipo di viaggi ci sono",
        text: "- Safari, con la sveglia prima del sole.\n- Traversate nel deserto, a piedi o in fuoristrada.\n- Montagne, dall’Atlante ai vulcani.\n- Coste e isole, per nuotare e navigare.\n- Viaggi di musica, mercati e storia.\n\nOgni viaggio indica l’impegno da 1 a 5 e l’atmosfera che prevale.",
      },
      {
        heading: "Salute e documenti",
        text: "Per alcuni paesi è obbligatoria la vaccinazione contro la febbre gialla, per altri è consigliata la profilassi antimalarica. Non decidiamo noi: chiedi per tempo al centro di medicina dei viaggi della tua zona. L’assicurazione medica è sempre compresa; ciò che copre è nei documenti che ricevi. Su visti e permessi ti scriviamo dopo la conferma.",
      },
    ],
    seo: {
      title: "Viaggi di gruppo in Africa",
      description:
        "Safari, deserti, montagne e isole in piccoli gruppi, dai 25 ai 49 anni: quando andare in Africa, come si viaggia, prezzi a persona e partenze.",
    },
  },
  oceania: {
    title: "Viaggi in Oceania",
    lead: "Sono i viaggi più lontani, e quindi quelli da fare con calma: isole, barriere coralline, deserti rossi, montagne a un’ora dal mare.",
    sections: [
      {
        heading: "Quando andare",
        text: "A sud dell’equatore le stagioni sono rovesciate. L’estate, da dicembre a febbraio, è il momento dei sentieri in Nuova Zelanda. L’interno dell’Australia si visita tra aprile e settembre, quando il caldo lo permette.\n\nNelle isole tropicali del Pacifico i mesi più asciutti vanno di solito da maggio a ottobre; negli altri piove di più e può passare un ciclone.",
      },
      {
        heading: "Com’è viaggiarci in gruppo",
        text: "Dopo un volo così lungo i primi due giorni sono leggeri, per smaltire il fuso. Poi ci si muove in furgone, in traghetto e con piccoli aerei tra un’isola e l’altra.\n\nIl gruppo serve a dividere le spese dove la vita costa cara: cucine in comune, un mezzo per tutti, barche che per una persona sola non partirebbero. La cassa comune è spesso più alta che altrove, e la cifra prevista è nella pagina del viaggio.",
      },
      {
        heading: "Che tipo di viaggi ci sono",
        text: "Ci sono viaggi su strada con molte tappe, settimane di mare con maschera e boccaglio, cammini giornalieri e percorsi nel deserto. Il programma dura in genere [tra una settimana e dieci giorni](/cerca?where=oceania&duration=up-to-10), a cui si aggiungono i giorni di volo.",
      },
      {
        heading: "Prima di prenotare",
        text: "Conta anche i giorni di viaggio: si parte spesso uno o due giorni prima dell’inizio del programma, e la pagina della partenza distingue le due date. Uno scalo può chiedere un’autorizzazione d’ingresso sua. Alla dogana i controlli su cibo, scarponi e attrezzatura sono severi: arriva con le suole pulite.",
      },
    ],
    seo: {
      title: "Viaggi di gruppo in Oceania",
      description:
        "Australia, Nuova Zelanda e isole del Pacifico in piccoli gruppi, dai 25 ai 49 anni: stagioni, spostamenti, prezzi a persona e prossime partenze.",
    },
  },
  antarctica: {
    title: "Viaggi in Antartide",
    lead: "Non ci sono strade, alberghi, negozi. C’è una nave, c’è il ghiaccio, e un programma che ogni mattina si rifà guardando il tempo.",
    sections: [
      {
        heading: "Quando andare",
        text: "Si naviga soltanto nell’estate australe, all’incirca da novembre a marzo. All’inizio della stagione la neve è intatta e il ghiaccio più esteso; in pieno gennaio le giornate sono lunghissime e nelle colonie ci sono i piccoli; verso la fine è più facile incontrare le balene.",
      },
      {
        heading: "Com’è viaggiarci in gruppo",
        text: "A bordo il nostro gruppo è uno tra altri: si mangia allo stesso tavolo, si seguono gli stessi turni per scendere, si dividono le cabine. Il coordinatore tiene insieme il gruppo; sicurezza e sbarchi li decide l’equipaggio, e la sua parola chiude la discussione.\n\nIl tratto di mare aperto può essere molto mosso. Se ne soffri, parlane con chi ti cura prima di prenotare.",
      },
      {
        heading: "Che tipo di viaggio è",
        text: "È una spedizione: si scende in gommone quando il mare lo consente, si cammina piano sulla neve, si resta a lungo fermi a guardare. Nessuno può promettere uno sbarco o un animale. Per gli animali valgono distanze precise, e da terra non si porta via niente, nemmeno un sasso.",
      },
      {
        heading: "Prima di prenotare",
        text: "I posti sono pochi e le date si decidono con molto anticipo. La [camera privata](/camera-privata) dipende dalle cabine della nave. Lascia almeno un giorno di margine tra il rientro in porto e il volo di casa: il mare ha i suoi orari. Per qualunque dubbio, [scrivici](/contatti) prima.",
      },
    ],
    seo: {
      title: "Viaggi di gruppo in Antartide",
      description:
        "Una spedizione in nave tra i ghiacci in piccolo gruppo, dai 25 ai 49 anni: quando si va, com’è la vita a bordo, prezzi a persona e partenze.",
    },
  },
} as const satisfies Contents;
