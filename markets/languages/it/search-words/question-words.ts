import type { QuestionWords } from "#markets/search-words/question-words.ts";

export const questionWords: QuestionWords = {
  topics: {
    alone:
      "da solo, da sola, da soli, da sole, solo io, conosc*, per conto mio, per conto tuo, senza amic*, in solitaria, single, amic*",
    companions:
      "con chi viaggi*, chi parte, chi viene, nomi, nome, altri viaggiatori, compagni*, chi c e nel gruppo, partecipanti",
    age: "eta, anni, anno, fascia, fasce, vecchi*, giovan*, eta media, over, under, maggiorenn*, 25 35, 35 49",
    coordinator:
      "accompagna*, coordinat*, guida, guide, accompagnat*, capogruppo, group leader, tour leader",
    flight: "volo, voli, aereo, aerei, vola*, biglietto, biglietti, aeroport*",
    planned: "in programma, programmata, programmate",
    almostConfirmed: "quasi confermat*",
    confirmed:
      "confermat*, conferma, garantit*, sicur* che si parte, si parte di sicuro, parte di sicuro, parte davvero",
    almostFull: "quasi al completo, quasi pien*, quasi complet*, ultimi posti, pochi posti",
    waitingList: "su richiesta, lista d attesa, lista di attesa, in attesa",
    soldOut: "al completo, esaurit*, tutto pieno, sold out, posti finiti, non ci sono piu posti",
    status: "stato, stati",
    minimum:
      "salta, saltare, saltasse, minimo, non si riempie, troppo poch*, pochi iscritti, non raggiung*, poca gente, non parte, non si parte, numero di partecipanti, si riempie",
    payment: "pag*, carta di credito, bonifico, saldare, versare",
    deposit: "acconto, acconti, caparra, anticipo",
    balance: "saldo, resto del prezzo, seconda rata",
    currency: "valuta, dollari, dollaro, sterlin*, euro, franchi, moneta estera, cambio",
    price: "prezz*, cost*, quanto viene, tariff*",
    increase: "aument*, rincar*, sale il prezzo, cambi* di prezzo, cambiare il prezzo",
    included: "inclus*, compres*, comprend*, include, includono",
    excluded:
      "non inclus*, non compres*, non e compreso, non e incluso, escluso, esclusi, esclusa, extra, non e nel prezzo, a parte",
    kitty: "sul posto, in loco, cassa comune, cassa",
    cancelling:
      "annull*, cancell*, disd*, reced*, recesso, rinunci*, cambio idea, cambi idea, non posso piu venire, non posso piu partire, ci ripens*, ritir*, penale, penali",
    free: "gratis, gratuit*, senza spese, senza costi",
    flexible: "flessibil*",
    refund:
      "rimbors*, soldi indietro, i miei soldi, i soldi, restitui*, riavere, ridate, rendete, perdo i soldi, rend*",
    late: "giorni prima, ultimo momento, settimana prima, settimane prima, giorno prima, all ultimo, tardi, dopo questi termini, mese prima, spese di recesso, giorni prima di partire",
    transfer:
      "al mio posto, al posto mio, al tuo posto, ced*, cession*, sostitu*, cambio di nome, cambiare nome, cambiare il nome",
    withdrawal: "ripensamento, diritto di recesso, 14 giorni, quattordici giorni",
    insurance: "assicur*, polizza",
    vaccination: "vaccin*, profilassi, febbre gialla",
    emergency:
      "emergenz*, va storto, mi ammalo, sto male, malat*, infortun*, incidente, ospedale, aiuto in viaggio",
    visa: "visto, visti, passaport*, document*, carta d identita, esta",
    fitness:
      "in forma, allena*, fatic*, impegno fisico, impegnativ*, camminat*, sportiv*, atletic*",
    rain: "piov*, pioggia, maltempo, brutto tempo",
    room: "sconosciut*, camer*, stanz*, dorm*, letto, letti, alloggi*, sistemazion*",
    private:
      "privat*, singol*, doppia singol*, tutta per me, da solo in camera, supplemento singola",
    couple:
      "coppia, in due, siamo in 2, fidanzat*, marito, moglie, compagn*, per due, nostra, matrimonial*, con un amic*",
    noRoom: "tenda, tende, rifugi*, barca, ostell*, igloo, campeggi*",
    luggage: "bagagli*, valigi*, zaino, zaini, trolley, borsa, borse, borson*",
    plugs: "pres*, spina, spine, adattator*, corrente elettric*, elettric*, voltaggio, caricator*",
    cash: "bancomat, contant*, preleva*, soldi sul posto, valuta locale, moneta, carte di credito, monete, atm, che moneta",
    tapWater: "rubinetto, acqua potabile, bere l acqua, acqua",
    duration: "dura, durata, durano, quante notti",
    departures:
      "quando si parte, quando parte, prossima partenza, prossime partenze, che date, quali date, date disponibili, partenze",
    seats:
      "quanti posti, posti liberi, posti disponibili, posti rimasti, ci sono ancora posti, c e ancora posto",
    complaint: "reclam*, lament*, segnalare, protest*",
    mediation:
      "mediat*, mediazione, conciliazione, controversi*, tribunale, foro, causa legale, adr",
    personalData: "dati, privacy, gdpr, dati personali",
    keeping: "conserv*, tenete, teniamo, mantenete",
    erasing:
      "elimin*, cancellare i miei dati, cancellare i dati, cancellate i miei dati, diritti, accesso ai miei dati, diritto",
    cookies: "cookie*, tracciament*",
    newsletter: "newsletter, pubblicita, promozional*, marketing, novita e offerte",
    account: "account, registra*, iscrivermi al sito, profilo, password",
    reviews: "recension*, opinion*, valutazion*",
    liability: "responsabil*, danni, risarc*",
    insolvency: "fallisc*, fallimento, insolvenza, garanzia, fondo di garanzia",
    contact:
      "contatt*, telefon*, scriv*, email, e mail, chiamare, whatsapp, parlare con, servizio clienti, numero di telefono, orari, indirizzo, pec",
    changing: "cambiare data, spostare, modific*, cambio data, cambiare partenza, cambiare viaggio",
    group: "gruppo, gruppi",
    size: "quante persone, quanti siamo, quanti si e, in quanti siamo, in quanti si e, in quanti, quanti siete, gruppi grandi, gruppone, numero di persone, grandezza, quanta gente, quanto e grande il gruppo, quanto sono grandi i gruppi, gruppi piccoli",
    children: "bambin*, figli*, minor*, minorenn*",
    diet: "allergi*, celiac*, glutine, intolleran*, vegetarian*, vegan*, dieta, mangi*, cibo, cibi, pasti, pasto, lattosio, halal, kosher, noci, arachidi, crostacei, diabet*, senza carne",
    meeting:
      "ritrovo, punto d incontro, punto di incontro, dove ci troviamo, dove ci si trova, ci incontriamo, ci si incontra, appuntamento, dove vi trovo, ci vediamo",
    photos: "foto, fotografie, fotografare, immagini, scatti, album, fotocamera",
    meetups:
      "wemeet, conoscersi prima, conoscer* prima, incontr* prima, serata, serate, evento, eventi, ritrov*, aperitiv*, incontr* dal vivo, vedersi prima, vederci prima, conoscervi di persona, incontri",
    extraordinary:
      "guerra, guerre, terremot*, eruzion*, pandemi*, covid, uragan*, tifon*, sciopero, scioperi, golpe, attentat*, terroris*, disordin*, calamità*, catastrof*, alluvion*, straordinari*, forza maggiore, sconsigliat*, farnesina sconsiglia, epidemia, quarantena",
    conduct:
      "comport*, si comporta male, maleducat*, razzis*, sessis*, molest*, omofob*, bullis*, rompiscatole, dà fastidio, da fastidio, danno fastidio, infastidi*, rimandate a casa, mandate via, mandare via, cacciare, espuls*, ubriac*, rispett*, discrimin*, gay, lesbic*, lgbt*, queer, trans, giudicat*, mia religione, mia fede",
    health:
      "sedia a rotelle, carrozzin*, disabil*, mobilità ridotta, stampelle, sord*, cieco, cieca, ipoveden*, asma, asmatic*, epiless*, cardiopatic*, problemi di cuore, problemi di salute, patologi*, farmac*, medicin*, cronic*, ginocchi*, protesi, autis*",
    alerts:
      "avvis*, notific*, campanell*, fatemi sapere, farmi sapere, mi fate sapere, mi scrivete quando, mi dite quando",
    footprint:
      "sostenibil*, ecologic*, ambiente, impatto ambientale, carbonio, co2, etic*, turismo responsabile, overtourism, cavalc* elefant*, a dorso di elefante, plastica, comunità locali, orfanotrofi*",
    booking:
      "come si prenota, come prenoto, come faccio a prenotare, come funziona la prenotazione, vincolant*, impegn* subito, chiedere un posto, richiesta di posto, chiedo un posto, tenere il posto, tenete il posto, opzionare, riserv*, iscrivermi a un viaggio, come ci si iscrive, come mi iscrivo",
    programme:
      "cambiate programma, cambia programma, cambi di programma, cambio programma, cambio di programma, modificate il programma, modifica* programma, modific* itinerario, cambiate hotel, cambio hotel, altro hotel, cambia l itinerario, cambiare itinerario, variazion*",
  },
  idle: "copre, coprono, coperto, coperta, copertura, niente, faccio, farcela, ce la, notte, sorella, fratello, amica, avanz*, fine, divid*, timid*, va bene, problema, basta, a, ad, ai, al, and*, all, alla, alle, allo, agli, anche, ancora, adesso, ora, allora, avete, ha, ho, hai, hanno, abbiamo, aver*, avr*, che, chi, ci, c, come, con, cosa, cos, qual, quale, quali, quand*, quant*, dai, dal, dalla, dalle, dei, del, della, delle, dello, degli, negli, nel, nell, nella, nelle, nei, nello, d, da, di, dove, e, ed, ero, era, erano, essere, esser*, sono, sei, siamo, siete, sia, fa, fai, fare, fate, fanno, fatto, fino, gia, gli, i, il, in, io, l, la, le, lo, li, lui, lei, loro, ma, me, mi, mia, mie, miei, mio, tuo, tua, tuoi, suo, sua, nostro, nostr*, vostr*, molto, ne, nemmeno, neanche, no, noi, non, o, oppure, per, perche, pero, piu, po, poco, poi, posso, puo, puoi, possiamo, potete, possono, potr*, poter*, pure, qua, qui, quello, quella, quelli, quelle, questo, questa, questi, queste, quest, se, si, sta, sto, stai, state, stare, su, sul, sulla, sulle, sui, te, ti, tra, fra, tutti, tutto, tutta, tutte, un, una, uno, v, va, vado, vanno, vai, vi, viene, voglio, vorrei, vuole, vuoi, voi, volevo, volere, vuol, bisogna, serv*, devo, deve, dovr*, dite, dire, dici, sapere, saper*, so, sai, sapete, capire, spieg*, scusa, scusate, ciao, salve, buongiorno, buonasera, grazie, prego, favore, per favore, info, informazioni, domanda, davvero, proprio, quindi, insomma, invece, mica, tipo, tanto, qualcosa, qualcuno, succede, capita, funziona*, significa, vuol dire, intende, esatto, esattamente, solo, viagg*, partenza, partenze, partire, part*, prenot*, avviene, arriva*, quelli, ogni, mai, sempre, caso, momento, prima, dopo, durante, entro, oggi, bene, qualche, dentro, possibile, obbligator*, chied*, richied*, chiede, aggiung*, agg*, sulla, tramite, senza, compr*, acquist*, prend*, persone, persona, giorn*, tempo, tempi, altr*, stess*, piace, necessari*, occorr*, trov*, metto, mette, ricev*, val*, vede, vedere, veder*, miglior*, due, tre",
};
