import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "da sol*, prenoti per te, solo per me, tutte coppie, sol* soletto, per i fatti miei, non conosco, senza compagnia, in solitario, solitari*, mi sento sol*, unica da sola, unico da solo, vengono sol*",
    companions:
      "con chi vado, con chi parto, chi sono gli altri, chi altro c e, chi altro viene, chi ci sara, composizione del gruppo, quante donne, quanti uomini, quante ragazze",
    age: "limite d eta, limiti di eta, eta minima, eta massima, coetane*, troppo grande, troppo piccol*, vecchiott*, trentenn*, quarantenn*, ventenn*, cinquantenn*, quarantina, trentina, gente della mia eta, miei coetanei, compleanno",
    coordinator:
      "chi ci guida, chi organizza, chi ci accompagna, chi ci segue, qualcuno di voi, uno di voi, vostro staff, vostra guida, responsabile del gruppo, tour leader, capo gruppo, referente, accompagnatrice",
    flight:
      "volo aereo, biglietto aereo, biglietti aerei, scalo, compagnia aerea, ryanair, low cost, atterr*, decoll*, imbarc*, prenoto il volo",
    confirmed:
      "parte sicuro, parte sul serio, si fa di sicuro, certezza, e certo che, sicura al 100, sicuro al 100, confermato",
    almostFull: "quasi esaurit*, quasi finiti, ultimi rimasti",
    waitingList: "lista attesa, in coda, mettermi in lista, si libera un posto, si liberano posti",
    soldOut: "finiti i posti, non c e posto, pieno, piena, non ci sono posti",
    minimum:
      "si annulla il viaggio, viaggio annullato, viene annullato, annullate voi, cancellate il viaggio, cancellate voi, non siamo abbastanza, siamo pochi, siamo in pochi, pochi partecipanti, quorum, numero minimo, gruppo non si forma, non si forma, non si completa, si forma il gruppo, non vi iscrivete in tanti, pochi iscritti, non si raggiunge, non arriviamo al numero, viaggio salta, salta il viaggio",
    payment:
      "versamento, carta, carte, postepay, rate, rata, rateizz*, a rate, iban, soldi devo, sald*, pagare subito, come si paga",
    deposit:
      "bloccare il posto, bloccare un posto, blocco il posto, fermare il posto, tenere il posto, dare subito, versare subito, quanto subito, al momento della prenotazione, prima rata, per prenotare quanto",
    balance:
      "il resto, quando il resto, rimanente, entro quando pago, entro quando devo pagare, quando devo finire di pagare",
    price:
      "quanto sta, quanto si spende, quanto spendo, quanto verrebbe, a quanto, quota, quanto fa, spesa, quanto mi costa, quanto si paga",
    increase:
      "puo salire, salire di prezzo, costare di piu dopo, prezzo bloccato, prezzo definitivo, carburante",
    included:
      "dentro al prezzo, nel prezzo, nella quota, quota comprende, tutto compreso, all inclusive, fa parte del prezzo",
    excluded:
      "spese extra, costi nascosti, in piu, da aggiungere, fuori dal prezzo, a carico mio, a mio carico, oltre al prezzo, devo aggiungere, costi aggiuntivi, paghiamo a parte",
    kitty:
      "fondo cassa, fondo comune, colletta, soldi comuni, soldi in comune, salvadanaio, cassetta, spese comuni, spese di gruppo, money pot, cassa di gruppo",
    cancelling:
      "mi rimangio, tirarmi indietro, tiro indietro, mi tiro fuori, non vengo piu, non vengo, salta da parte mia, imprevisto, disdetta, ho un impegno, cambiassi idea, mi ritiro, non riesco a venire, non riesco a partire, dare buca, do buca, bidone",
    free: "non pago nulla, non pago niente, senza penali, senza perdere, a costo zero",
    flexible: "opzione flex, tariffa flex, flex, flexi, flessibilita",
    refund:
      "ridanno i soldi, ridarmi, indietro i soldi, soldi tornano, i soldi tornano, soldi li riavro, riprendere i soldi, riprendo i soldi, ci rimetto, ci perdo, perdo tutto, perdere i soldi, rimborsat*",
    late: "due giorni prima, poco prima, una settimana prima, il giorno prima, last minute, ultimi giorni, a ridosso, sotto partenza",
    transfer:
      "al posto mio, posto mio, altra persona, un altra persona, un altro nome, cambio nominativo, cambiare nominativo, cambio intestatario, dare il mio posto, passare il posto, passo il posto, regalare il posto, rivendere, rivendo",
    insurance:
      "coperto, coperta, copertura, polizze, furto, spese mediche, assicuraz*, assicurazione annullamento, bagaglio smarrito, smarrit*, perso il bagaglio, rimpatrio, copr*, copert*, sanitari*",
    vaccination: "vaccini, antimalarica, malaria, antitetanica, epatite, punture, profilassi",
    emergency:
      "mi faccio male, farsi male, mi rompo, si rompe, rotto, gamba rotta, febbre, pronto soccorso, medico, dottore, soccorso, derubat*, rubat*, rubano, perdo il passaporto, perso il passaporto, guaio, guai, nei casini, chi chiamo, chi devo chiamare, chi mi aiuta, aiuto se, assistenza, sos",
    visa: "passaporto scade, scadenza, scadut*, carta identita, cie, visto d ingresso, dogana, frontiera, documenti servono, eta visa, k eta",
    fitness:
      "allenat*, certificato medico, pigr*, difficolta, livello fisico, tosta, tosto, quanto e dura, duro, sedentari*, camminare tanto, si cammina, quanto si cammina, quanti km, quanti chilometri, trekking difficile, fiato, palestra, preparazione, sforzo, in salita",
    rain: "acquazzon*, diluvi*, temporal*, tempo brutto, meteo brutto, se piove, ombrello",
    room: "stanza, stanze, condivid*, russ*, coinquilin*, compagn* di stanza, compagn* di camera, dormire insieme, gente che non conosco, estrane*, hotel, albergo, alberghi, pernott*, dormire con, bagno in camera, stessa camera, stessa stanza",
    private:
      "camera tutta mia, stanza tutta mia, per me sol*, per conto mio in camera, camera da solo, camera da sola, dormire da solo, dormire da sola, dormo da solo, dormo da sola, uso singolo, supplemento camera, supplemento, non voglio dividere, non dividere, senza dividere, camera mia, stanza mia, dus",
    couple:
      "mio ragazzo, mia ragazza, io e il mio, io e la mia, io e lui, io e lei, moroso, morosa, amica mia, mia amica, mio amico, migliore amica, siamo una coppia, noi due, noi 2, marito e moglie, sposi, luna di miele, letto matrimoniale, prenotare insieme",
    noRoom: "tendopoli, bivacco, in tenda, in barca, in rifugio, ostelli",
    luggage:
      "bagaglio a mano, bagaglio da stiva, stiva, porto dietro, mettere in valigia, cosa porto, cosa mi porto, cosa devo portare, litri, chili, peso massimo, borsone",
    plugs:
      "presa di corrente, spine, che presa, tipo di presa, corrente, elettricita, ricaric*, caricabatteria, trasformatore",
    cash: "liquidi, in contanti, soldi locali, cambiare i soldi, cambio soldi, quanti contanti, quanti soldi, carta funziona, bancomat funziona, si paga con la carta, revolut",
    tapWater:
      "acqua del rubinetto, acqua di rubinetto, dal rubinetto, acqua si beve, bere dal, acqua e potabile, borraccia",
    duration:
      "quanto tempo dura, quanti giorni dura, quanti giorni sono, quanto e lungo, giorni in tutto",
    departures:
      "prossimo viaggio, prossima data, prossime date, quando si va, quando andate, quando c e, partenza piu vicina, calendario, date",
    seats:
      "quanti ne mancano, posti rimast*, c e posto, ci sono posti, ancora disponibil*, disponibilita, posto libero",
    complaint:
      "reclamare, scontent*, insoddisfatt*, delus*, non sono soddisfatt*, fate schifo, truffa",
    mediation: "avvocato, causa, denunci*, giudice",
    personalData: "i miei dati, chi vede i miei, chi vede il mio, mio numero, mia mail",
    account: "registrar*, iscrizione al sito, login, accedere, creare un profilo",
    newsletter: "mail pubblicitarie, spam, disiscriver*",
    reviews: "feedback, commenti, chi ci e gia stato, si dice di voi, stelle",
    insolvency:
      "fallite, fallisce, chiudete, chiude l azienda, bancarotta, soldi al sicuro, soldi protetti",
    contact:
      "vi chiamo, vi telefono, vi scrivo, un operatore, persona vera, umano, essere umano, parlo con, mail, numero vostro, a chi scrivo, a che ora rispondete, chat",
    changing:
      "cambiare la data, spostare la data, spostarmi, altra data, un altra partenza, altra partenza, rimandare, posticip*, cambio viaggio, cambiare prenotazione",
    children:
      "bimb*, mio figlio, mia figlia, famiglia, famiglie, neonat*, adolescent*, 17 anni, 16 anni, 15 anni",
  },
  idle: "ce, ve, glielo, gliela, soldi, far, dar, star, nn, cmq, xke, xche, perke, ke, k, x, qnd, qnt, qlc, qualcs, grz, pls, raga, ragazzi, boh, beh, mah, eh, oh, ah, magari, forse, tipo, praticamente, diciamo, ecco, insomma, comunque, cioe, assolutamente, veramente, sinceramente, purtroppo, subito, presto, ormai, circa, quasi, almeno, soprattutto, pesce, fuor, strano, strana, normale, brutto, bello, bella, belli, bravo, brava, pronto, pronta, sicuro, sicura, gestisc*, gestit*, organizz*, decid*, pens*, cred*, sembr*, par*, rimang*, rest*, torn*, ritorn*, entr*, esc*, usc*, stiamo, staremo, stava, stanno, dando, dare, dato, dai, diamo, danno, mett*, porto, porta, porti, portare, portano, tengo, tieni, tenere, lasci*, guard*, cerc*, vogl*, vorr*, piacer*, piacc*, interess*, conven*, convien*, mandat*, mand*, invia*, inviat*, faccia, facci*, facendo, farsi, farmi, farci, vien*, veng*, venire, venga, verr*, andar*, andiamo, vad*, anda*, insieme, intanto, adesso, poi, dopodiche, appena, finche, mentre, quasi, nessun*, alcun*, alcuni, troppo, troppa, troppe, tropp*, abbastanza, davvero, vero, vera, giusto, giusta, sbagliat*, meglio, peggio, grande, grandi, piccol*, lungo, lunga, lunghi, alto, bass*, nuov*, vecchia roba, roba, cosi, tale, stavolta, volta, volte, anch*, neppure, qualsiasi, qualunque, ciascun*, parecch*, mezz*, intero, intera, domani, ieri, stasera, stamattina, mattina, sera, notte, notti, settiman*, mes*, anno scorso, mio, mamma, papa, padre, madre, fratell*, sorell*, cugin*, zio, zia, nipot*, collega, colleghi, amica, amico, tizio, tipa, signora, signore, gente, uomo, uomini, donn*, ragazz*, persona, umana, vostra, vostri, vostro, company, agenzia, azienda, sito, pagina, app, internet, online, web, viaggetto, vacanz*, gita, giro, tour, itinerar*, destinazion*, meta, mete, paese, paesi, posto bello, estero, mondo, sapresti, sapet*, dicev*, detto, dett*, chiest*, domand*, rispond*, rispost*, legg*, letto che, visto che, capit*, capisc*, trov*, provat*, prov*, us*, usa, uso, usare, serva, bisogn*, toccherebbe, tocca, tocc*, vale, costretto, costretta, obbligat*, permett*, permess*, consentit*, vietat*, ammess*, accett*, prev*, previst*, garantite, offr*, propon*, forn*, dispon*, cont*, basta, bast*, suffic*, finisc*, finit*, inizi*, cominc*, rimast*, iscriv*, iscritt*, partecip*, vicin*, lontan*, assurdo, paura, ansia, preoccup*, tranquill*, timid*, imbarazz*, vergogn*, conta, contano, casini, impossibile, semplice, facile, veloce, lent*, sono, incinta",
  elsewhere:
    "piu economic*, mio ordine, vegan*, vegetarian*, numero di telefono, cane, cani, gatt*, animal*, wifi, wi fi, buono regalo, buoni regalo, gift card, voucher, regal*, bitcoin, cripto*, crypto, bizum, poste, bonus vacanze, bonus cultura, carta giovani, sconto, sconti, scontistica, student*, pensionat*, over 65, convenzion*, punti fedelta, tessera, miglia, adesso a, domani, che tempo fa, che tempo fara, previsioni, meteo, ristorant*, ricett*, museo, musei, apre, chiude, apertura, champions, calcio, partita, campionat*, elezion*, guadagn*, stipend*, lavor*, assum*, candid*, curriculum, smart working, da remoto, asciugacapelli, phon, piscina, palestra in, colazione, fumare, fum*, sigarett*, spa, massagg*, drone, droni, addio al, nubilato, celibato, matrimoni*, prompt, regole, hacker*, barzellett*, poesi*, capitale, presidente, borsa, azioni, noleggi*, auto, macchina, parchegg*, navetta, taxi, sedia a rotelle, disabil*, gravidanza, incinta, neonat*, scuola, gita scolastica, prof, crocier*, single con figli, paypal, klarna, apple pay, google pay, venmo, zelle, satispay, scalapay, alma, revolut, numero del telefono, un numero da chiamare, tempo fa a, oggi piove, piove oggi, piove adesso, che tempo",
};
