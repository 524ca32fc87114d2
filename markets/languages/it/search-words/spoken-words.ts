import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "da sol*, prenoti per te, solo per me, tutte coppie, sol* soletto, per i fatti miei, non conosco, senza compagnia, in solitario, solitari*, mi sento sol*, unica da sola, unico da solo, vengono sol*, vado da sol*, parto da sol*, venire sol*, tutti in coppia, solo coppie, terzo incomodo, escluso dal gruppo, esclus*, timid*, introvers*, fuori posto, prima volta da sol*, non conosco nessuno, senza conoscere, non conoscere nessuno, pesce fuor d acqua, ambientar*, mi trover*",
    companions:
      "con chi vado, con chi parto, chi sono gli altri, chi altro c e, chi altro viene, chi ci sara, composizione del gruppo, quante donne, quanti uomini, quante ragazze, gli altri, chi c e gia, gia iscritt*, chi si e iscritt*, chi e iscritt*, gia dentro, piu donne, piu uomini, maggioranza di donne, vedere chi, chi sono i partecipanti, altri partecipanti",
    age: "limite d eta, limiti di eta, eta minima, eta massima, coetane*, troppo grande, troppo piccol*, vecchiott*, trentenn*, quarantenn*, ventenn*, cinquantenn*, quarantina, trentina, gente della mia eta, miei coetanei, compleanno, troppo vecch*, troppo giovan*, quanti anni, quarant*, cinquant*, sessant*, trent*, ventenni, mia eta, stessa eta, eta giusta, differenza di eta, per eta, anzian*",
    coordinator:
      "chi ci guida, chi organizza, chi ci accompagna, chi ci segue, qualcuno di voi, uno di voi, vostro staff, vostra guida, responsabile del gruppo, tour leader, capo gruppo, referente, accompagnatrice, chi comanda, chi gestisce il gruppo, accompagnatore, qualcuno del vostro staff, chi guida, c e qualcuno con noi",
    flight:
      "volo aereo, biglietto aereo, biglietti aerei, scalo, compagnia aerea, low cost, atterr*, decoll*, imbarc*, prenoto il volo, volare, compro il volo, comprare il volo, prendo il volo, arrivo in aeroporto, come ci arrivo, come si arriva, trasferimento dall aeroporto",
    confirmed:
      "parte sicuro, parte sul serio, si fa di sicuro, certezza, e certo che, sicura al 100, sicuro al 100, confermato, si puo dire confermata, quando diventa confermata",
    almostFull: "quasi esaurit*, quasi finiti, ultimi rimasti",
    waitingList: "lista attesa, in coda, mettermi in lista, si libera un posto, si liberano posti",
    soldOut: "finiti i posti, non c e posto, pieno, piena, non ci sono posti",
    minimum:
      "si annulla il viaggio, viaggio annullato, viene annullato, annullate voi, cancellate il viaggio, cancellate voi, non siamo abbastanza, siamo pochi, siamo in pochi, pochi partecipanti, quorum, numero minimo, gruppo non si forma, non si forma, non si completa, si forma il gruppo, non vi iscrivete in tanti, pochi iscritti, non si raggiunge, non arriviamo al numero, viaggio salta, salta il viaggio, manca una persona, manca solo, mancano persone, mancano poche, siete voi ad annullare, siete voi a cancellare, annullate, saltate, se saltasse, se saltasse tutto, viaggio non parte, viaggio non si fa, non si fa il viaggio, non si fa, troppi pochi, se non c e gente, non vi prenota nessuno, il viaggio viene cancellato, sia annullato, annullato da voi",
    payment:
      "versamento, carta, carte, postepay, rate, rata, rateizz*, a rate, iban, soldi devo, sald*, pagare subito, come si paga, pagare a rate, in piu volte, in due volte, con la carta, bancomat per pagare, mastercard, visa e mastercard, addebit*, quando pago, quando si paga, come pago, pagamento",
    deposit:
      "bloccare il posto, bloccare un posto, blocco il posto, fermare il posto, tenere il posto, dare subito, versare subito, quanto subito, al momento della prenotazione, prima rata, per prenotare quanto, versare all inizio, dare all inizio, per bloccare, per fermare, pagare per prenotare, prima parte, quota di iscrizione",
    balance:
      "il resto, quando il resto, rimanente, entro quando pago, entro quando devo pagare, quando devo finire di pagare, va versato il resto, versare il resto, il rimanente, saldare, saldo finale, resto della somma, resto dei soldi, resto della quota, pagare il resto, ultima rata, tutto l importo, seconda parte",
    price:
      "quanto sta, quanto si spende, quanto spendo, quanto verrebbe, a quanto, quota, quanto fa, spesa, quanto mi costa, quanto si paga, quanto e, caro, cara, cari, costoso, costosa, budget, totale, spesa totale, che prezzo, quanto vale",
    increase:
      "puo salire, salire di prezzo, costare di piu dopo, prezzo bloccato, prezzo definitivo, carburante, prezzo puo, salire, sale il, salga, prezzo piu alto, piu caro dopo, ritocc*, prezzo fisso, adeguament*, alzar*, alzate, aumento del prezzo, prezzo aumenta",
    included:
      "dentro al prezzo, nel prezzo, nella quota, quota comprende, tutto compreso, all inclusive, fa parte del prezzo, cosa c e nel prezzo, cosa prende, fa parte, pasti inclusi, cene incluse, cosa ho per",
    excluded:
      "spese extra, costi nascosti, in piu, da aggiungere, fuori dal prezzo, a carico mio, a mio carico, oltre al prezzo, devo aggiungere, costi aggiuntivi, paghiamo a parte, da pagare a parte, costi extra, altre spese, spese in piu, soldi in piu, non c e nel prezzo, resta fuori, fuori dalla quota, costa in piu",
    kitty:
      "fondo cassa, fondo comune, colletta, soldi comuni, soldi in comune, salvadanaio, cassetta, spese comuni, spese di gruppo, money pot, cassa di gruppo, soldi del gruppo, cassa del gruppo, soldi della cassa, avanza, avanzano, avanzo, chi tiene i soldi, soldi messi insieme, fondo",
    cancelling:
      "mi rimangio, tirarmi indietro, tiro indietro, mi tiro fuori, non vengo piu, non vengo, salta da parte mia, imprevisto, disdetta, ho un impegno, cambiassi idea, mi ritiro, non riesco a venire, non riesco a partire, dare buca, do buca, bidone, non ci vengo, non posso partire, non posso venire, non ce la faccio, devo rinunciare, tirarsi indietro, ripensarci, ripens*, cambio piani, cambiano i piani, saltare il viaggio io, mollo, mollare, se mi ammalo prima, annullamento, si tira indietro, tira indietro, si ritira, non parte piu",
    free: "non pago nulla, non pago niente, senza penali, senza perdere, a costo zero, non perdo, perdere soldi, penale, gratis entro, costo zero, senza pagare, senza rimetterci",
    flexible:
      "opzione flex, tariffa flex, flex, flexi, flessibilita, opzione flessibile, la flessibile, formula flessibile",
    refund:
      "ridanno i soldi, ridarmi, indietro i soldi, soldi tornano, i soldi tornano, soldi li riavro, riprendere i soldi, riprendo i soldi, ci rimetto, ci perdo, perdo tutto, perdere i soldi, rimborsat*, mi tornano, tornano indietro, riavr*, riavere i soldi, ridate i soldi, ridarete, rimborso, buono al posto, un buono, recuper*, quanto recupero, mi torna",
    late: "due giorni prima, poco prima, una settimana prima, il giorno prima, last minute, ultimi giorni, a ridosso, sotto partenza, due giorni, tre giorni prima, all ultimo minuto, il giorno stesso, a pochi giorni, una settimana dalla partenza, dopo la scadenza, troppo tardi, la sera prima, sotto data",
    transfer:
      "al posto mio, posto mio, altra persona, un altra persona, un altro nome, cambio nominativo, cambiare nominativo, cambio intestatario, dare il mio posto, passare il posto, passo il posto, regalare il posto, rivendere, rivendo, vada un altro, ci va un altro, mandare un altro, mando mia, mando mio, un amico al posto, un amica al posto, sostituto, sostituirmi, cambio persona, girare il posto, vendere il posto, lasciare il posto",
    insurance:
      "coperto, coperta, copertura, polizze, furto, spese mediche, assicuraz*, assicurazione annullamento, bagaglio smarrito, smarrit*, perso il bagaglio, rimpatrio, copr*, copert*, sanitari*, assicurat*, infortuni, ospedale pagato, rubano la valigia, perdono la valigia, valigia persa, sinistro, massimale, franchigia",
    vaccination:
      "vaccini, antimalarica, malaria, antitetanica, epatite, punture, profilassi, iniezion*, tifo, rabbia, dengue",
    emergency:
      "mi faccio male, farsi male, mi rompo, si rompe, rotto, gamba rotta, febbre, pronto soccorso, medico, dottore, soccorso, derubat*, rubat*, rubano, perdo il passaporto, perso il passaporto, guaio, guai, nei casini, chi chiamo, chi devo chiamare, chi mi aiuta, aiuto se, assistenza, sos, rompo una gamba, rotta una gamba, rotto una gamba, caviglia, slogat*, a chi mi rivolgo, a chi rivolg*, ambulanza, intossicazione, ho un problema in viaggio, problema durante il viaggio, stare male, mi sento male, viene la febbre",
    visa: "passaporto scade, scadenza, scadut*, carta identita, cie, visto d ingresso, dogana, frontiera, documenti servono, eta visa, k eta, visto turistico, entrare nel paese, documenti, scade, scadenza del passaporto, validita, sei mesi di validita",
    fitness:
      "allenat*, certificato medico, pigr*, difficolta, livello fisico, tosta, tosto, quanto e dura, duro, sedentari*, camminare tanto, si cammina, quanto si cammina, quanti km, quanti chilometri, trekking difficile, fiato, palestra, preparazione, sforzo, in salita, fuori forma, sovrappeso, pigro, poco allenat*, allenamento, salite, dislivello, difficile, quanto e difficile, quanto e faticoso, faticos*, livello, livelli, sportivo, sportiva, resistenza, trekking, molto da camminare",
    rain: "acquazzon*, diluvi*, temporal*, tempo brutto, meteo brutto, se piove, ombrello, temporale, diluvia, nubifragio, acqua a catinelle",
    room: "stanza, stanze, condivid*, russ*, coinquilin*, compagn* di stanza, compagn* di camera, dormire insieme, gente che non conosco, estrane*, hotel, albergo, alberghi, pernott*, dormire con, bagno in camera, stessa camera, stessa stanza, stanze miste, camere miste, camera mista, miste uomini e donne, con un uomo, con una donna, con uomini, stesso sesso, sesso opposto, russa, letto a castello, doppia, tripla, dove si dorme, con chi dormo, con chi si dorme, con chi sto in camera",
    private:
      "camera tutta mia, stanza tutta mia, per me sol*, per conto mio in camera, camera da solo, camera da sola, dormire da solo, dormire da sola, dormo da solo, dormo da sola, uso singolo, supplemento camera, supplemento, non voglio dividere, non dividere, senza dividere, camera mia, stanza mia, dus, camera singola, stanza singola, da sola in stanza, da solo in stanza, non condividere, senza condividere, stare da solo, stare da sola, camera per me, camera privata",
    couple:
      "mio ragazzo, mia ragazza, io e il mio, io e la mia, io e lui, io e lei, moroso, morosa, amica mia, mia amica, mio amico, migliore amica, siamo una coppia, noi due, noi 2, marito e moglie, sposi, luna di miele, letto matrimoniale, prenotare insieme, il mio compagno, la mia compagna, io e mia, io e mio, con mio marito, con mia moglie, col mio, con la mia amica, in coppia, coppie, siamo in due, doppia per noi, stanza per noi",
    noRoom: "tendopoli, bivacco, in tenda, in barca, in rifugio, ostelli",
    luggage:
      "bagaglio a mano, bagaglio da stiva, stiva, porto dietro, mettere in valigia, cosa porto, cosa mi porto, cosa devo portare, litri, chili, peso massimo, borsone, bagaglio, valigia rigida, rigida, con le rotelle, rotelle, peso, quanto pesa, quanti kg, kg, cosa metto, cosa mettere, cosa portare, lista delle cose",
    plugs:
      "presa di corrente, spine, che presa, tipo di presa, corrente, elettricita, ricaric*, caricabatteria, trasformatore, prese, presa elettrica, caricare il telefono, caricare il cellulare, ricaricare, volt",
    cash: "liquidi, in contanti, soldi locali, cambiare i soldi, cambio soldi, quanti contanti, quanti soldi, carta funziona, bancomat funziona, si paga con la carta, revolut, pagare con la carta, si puo pagare con, carta ovunque, accettano la carta, accettano carte, contanti, cambiare soldi, quanti soldi porto, soldi portare, prelevare, cambiavalute",
    tapWater:
      "acqua del rubinetto, acqua di rubinetto, dal rubinetto, acqua si beve, bere dal, acqua e potabile, borraccia, bere dal rubinetto, si puo bere, potabile, acqua in bottiglia",
    duration:
      "quanto tempo dura, quanti giorni dura, quanti giorni sono, quanto e lungo, giorni in tutto, quanto dura, quanti giorni, quante settimane, quanto tempo, quanto si sta via, giorni di viaggio",
    departures:
      "prossimo viaggio, prossima data, prossime date, quando si va, quando andate, quando c e, partenza piu vicina, calendario, date, quando e, quando sono, in che date, che giorni, da quando, prossime",
    seats:
      "quanti ne mancano, posti rimast*, c e posto, ci sono posti, ancora disponibil*, disponibilita, posto libero, c e ancora, posti, quanti ne restano, ne restano, rimasti, libero, liberi, quanti sono liberi",
    complaint:
      "reclamare, scontent*, insoddisfatt*, delus*, non sono soddisfatt*, fate schifo, truffa, non mi e piaciuto, scontento, scontenta, insoddisf*, lamentar*, lamentela, deluso, delusa, e andato male, viaggio pessimo, rimediate",
    mediation:
      "avvocato, causa, denunci*, giudice, avvocat*, vie legali, quale legge, che legge, legge si applica, arbitr*",
    personalData:
      "i miei dati, chi vede i miei, chi vede il mio, mio numero, mia mail, cosa sapete di me, sapete di me, sanno di me, miei dati, mia email, numero di passaporto, dati del passaporto, vendete i, cedete i, a chi date, terze parti, terzi",
    account:
      "registrar*, iscrizione al sito, login, accedere, creare un profilo, creare un account, aprire un account, serve un account, farmi un account, registrarsi, registrazione, mi registro, devo registrarmi, iscriversi al sito",
    newsletter:
      "mail pubblicitarie, spam, disiscriver*, mail da voi, vostre mail, smettere di ricevere, non ricevere, pubblicitari*, cancellarmi dalla newsletter",
    reviews:
      "feedback, commenti, chi ci e gia stato, si dice di voi, stelle, cosa dicono, cosa dice chi, opinioni, vere, false, finte, trustpilot, voto, voti",
    insolvency:
      "fallite, fallisce, chiudete, chiude l azienda, bancarotta, soldi al sicuro, soldi protetti, fallire, chiudete bottega, sparite con i soldi, sparite, soldi sono al sicuro, garanzie, truff*, affidabil*, fidarmi, posso fidarmi, fidar*",
    contact:
      "vi chiamo, vi telefono, vi scrivo, un operatore, persona vera, umano, essere umano, parlo con, mail, numero vostro, a chi scrivo, a che ora rispondete, chat, come vi contatto, come vi trovo, dove siete, sede, ufficio, uffici, rispondete, assistenza clienti, chiamarvi, scrivervi, sentirvi",
    changing:
      "cambiare la data, spostare la data, spostarmi, altra data, un altra partenza, altra partenza, rimandare, posticip*, cambio viaggio, cambiare prenotazione, spostare il viaggio, spostare la partenza, spost*, un altro viaggio, passare a un altra, in un altra data, rinvi*",
    children:
      "bimb*, mio figlio, mia figlia, mia famiglia, in famiglia, con la famiglia, neonat*, adolescent*, 17 anni, 16 anni, 15 anni, figli, figlio, figlia, ragazzin*, sedicenne, portare i figli, con i bambini, quindicenne, diciassettenne, nipotin*, figli* di * anni, mi* figli* di * anni",
    keeping: "per quanto tempo, quanto tempo tenete, tenete il, tenete i, archivi*, quanto restano",
    erasing:
      "cancellare quello che, cancellare il mio account, cancellarmi, farvi cancellare, eliminare il mio, sparire dai, chiudere il mio account, dimentic*, copia dei miei dati, togliermi",
    size: "quanti partecipanti, gruppo grande, gruppo piccolo, quanto e grande",
    diet: "cena, cene, pranzo, pranzi",
    meeting:
      "dove ci vediamo, punto di ritrovo, dove inizia, dove comincia, da dove parte, da dove si parte, trovare il gruppo, dove devo andare il primo giorno",
    photos: "fotograf*, video, riprese, filmat*, instagram, social, mia faccia, mie foto",
    liability: "colpa, di chi e la colpa, chi paga se, danno, danneggi*, risarcimento",
    withdrawal: "ci ho ripensato, dopo aver prenotato, diritto di ripensamento",
    booking: "chiedi il posto, chiedere il posto, si conclude il contratto",
    programme:
      "modifica del programma, cambiate il programma, cambia il programma, cambi il programma",
    conduct: "litig*",
  },
  idle: "ce, ve, glielo, gliela, soldi, far, dar, star, nn, cmq, xke, xche, perke, ke, k, x, qnd, qnt, qlc, qualcs, grz, pls, raga, ragazzi, boh, beh, mah, eh, oh, ah, magari, forse, tipo, praticamente, diciamo, ecco, insomma, comunque, cioe, assolutamente, veramente, sinceramente, purtroppo, subito, presto, ormai, circa, quasi, almeno, soprattutto, pesce, fuor, strano, strana, normale, brutto, bello, bella, belli, bravo, brava, pronto, pronta, sicuro, sicura, gestisc*, gestit*, organizz*, decid*, pens*, cred*, sembr*, par*, rimang*, rest*, torn*, ritorn*, entr*, esc*, usc*, stiamo, staremo, stava, stanno, dando, dare, dato, dai, diamo, danno, mett*, porto, porta, porti, portare, portano, tengo, tieni, tenere, lasci*, guard*, cerc*, vogl*, vorr*, piacer*, piacc*, interess*, conven*, convien*, mandat*, mand*, invia*, inviat*, faccia, facci*, facendo, farsi, farmi, farci, vien*, veng*, venire, venga, verr*, andar*, andiamo, vad*, anda*, insieme, intanto, adesso, poi, dopodiche, appena, finche, mentre, quasi, nessun*, alcun*, alcuni, troppo, troppa, troppe, tropp*, abbastanza, davvero, vero, vera, giusto, giusta, sbagliat*, meglio, peggio, grande, grandi, piccol*, lungo, lunga, lunghi, alto, bass*, nuov*, vecchia roba, roba, cosi, tale, stavolta, volta, volte, anch*, neppure, qualsiasi, qualunque, ciascun*, parecch*, mezz*, intero, intera, domani, ieri, stasera, stamattina, mattina, sera, notte, notti, settiman*, mes*, anno scorso, mio, mamma, papa, padre, madre, fratell*, sorell*, cugin*, zio, zia, nipot*, collega, colleghi, amica, amico, tizio, tipa, signora, signore, gente, uomo, uomini, donn*, ragazz*, persona, umana, vostra, vostri, vostro, company, agenzia, azienda, sito, pagina, app, internet, online, web, viaggetto, vacanz*, gita, giro, tour, itinerar*, destinazion*, meta, mete, paese, paesi, posto bello, estero, mondo, sapresti, sapet*, dicev*, detto, dett*, chiest*, domand*, rispond*, rispost*, legg*, letto che, visto che, capit*, capisc*, trov*, provat*, prov*, us*, usa, uso, usare, serva, bisogn*, toccherebbe, tocca, tocc*, vale, costretto, costretta, obbligat*, permett*, permess*, consentit*, vietat*, ammess*, accett*, prev*, previst*, garantite, offr*, propon*, forn*, dispon*, cont*, basta, bast*, suffic*, finisc*, finit*, inizi*, cominc*, rimast*, iscriv*, iscritt*, partecip*, vicin*, lontan*, assurdo, paura, ansia, preoccup*, tranquill*, timid*, imbarazz*, vergogn*, conta, contano, casini, impossibile, semplice, facile, veloce, lent*, sono, incinta, laggiu, lassu, quaggiu, scopp*, rischi*, dipend*, risultat*, vedo, vedi, vede, vedere, vedete, cambiat*, manca, mancano, mancasse, data, cui, avevo, avevi, aveva, avevano, avrei, avrebbe, sarei, sarebbe, indietro, avanti, dentro, fuori, sopra, sotto, dietro, davanti, accanto, intorno, oltre, secondo, durante, tranne, salvo, verso, presso, mediante, nonostante, benche, sebbene, affinche, purche, ovvero, oppure, anzi, infatti, quindi, dunque, pertanto, percio, allora, capita, capitare, capitasse, succed*, success*, avvien*, accad*, import*, significa*, signific*, ricord*, scord*, sapere, sappiamo, sapevo, dicono, dire, dico, dici, dite, spieg*, aspett*, attes*, serio, seria, seriamente, ovunque, dappertutto, dovunque, sul serio, abitual*, normalment*, solitament*, solito, fretta, calma, tutta, tutte, tutto, tutti, idea, parecchio, minimo sforzo, uguale, uguali, divers*, simil*, stess*, altrimenti, piuttosto, addirittura, perfino, persino, neanche, nemmeno, mica, proprio, appunto, inoltre, compreso me, guadagno, guadagna, col, coi, sull, sullo, sulla, vedere animali, vedere gli animali",
  elsewhere:
    "piu economic*, mio ordine, vegan*, vegetarian*, numero di telefono, cane, cani, gatt*, animal*, wifi, wi fi, buono regalo, buoni regalo, gift card, voucher, regal*, bitcoin, cripto*, crypto, bizum, poste, bonus vacanze, bonus cultura, carta giovani, sconto, sconti, scontistica, student*, pensionat*, over 65, convenzion*, punti fedelta, tessera, miglia, adesso a, domani, che tempo fa, che tempo fara, previsioni, meteo, ristorant*, ricett*, museo, musei, apre, chiude, apertura, champions, calcio, partita, campionat*, elezion*, guadagn*, stipend*, lavor*, assum*, candid*, curriculum, smart working, da remoto, asciugacapelli, phon, piscina, palestra in, colazione, fumare, fum*, sigarett*, spa, massagg*, drone, droni, addio al, nubilato, celibato, matrimoni*, prompt, regole, hacker*, barzellett*, poesi*, capitale, presidente, borsa, azioni, noleggi*, auto, macchina, parchegg*, navetta, taxi, gravidanza, incinta, neonat*, scuola, gita scolastica, prof, crocier*, single con figli, paypal, klarna, apple pay, google pay, venmo, zelle, satispay, scalapay, alma, revolut, numero del telefono, un numero da chiamare, tempo fa a, oggi piove, piove oggi, piove adesso, che tempo, quante stelle, hotel a stelle, cambio di oggi, dollaro oggi, euro oggi, ryanair, easyjet, lufthansa, manc*e, mance, mancia, oroscopo, che ore sono, che ora e, a che ora siamo, cral",
};
