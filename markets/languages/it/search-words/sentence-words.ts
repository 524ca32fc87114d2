import { adjectives, regions } from "#markets/languages/it/search-words/adjectives.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";

/** How a sentence says what it looks for. */
export const sentenceWords: SentenceWords = {
  bounds: {
    atMost:
      "niente (?:di )?(?:piu (?:lungo|caro|costoso) (?:di|dei)|(?:oltre|sopra)(?: i| gli)?)|al massimo|massimo|max\\.?|non (?:piu|oltre) (?:di|i|gli)?|(?:non|senza) (?:[^ ]+ )?(?:piu di|oltre)|senza superare|fino a[il]?|entro(?: i| gli)?|sotto(?: a)?(?: i| gli)?|tetto(?: di)?|non superiore a|con un massimo di",
    atLeast: "almeno|minimo|come minimo|non meno di|a partire da|da almeno|dai|dagli",
    below: "meno di|sotto (?:i|gli|la|le)|inferiore a",
    above: "piu di|oltre|sopra(?: i| gli)?|superiore a",
    about: "circa|intorno a[il]?|attorno a[il]?|su[il]|sugli|tipo|piu o meno|all'incirca|un|una",
    orLess: "max\\.?|massimo|al massimo|al piu|o meno|a dir tanto|non di piu|tetto",
    orMore: "in su|o piu|minimo|come minimo|almeno|e oltre",
  },
  counting: {
    small: {
      1: "un[oa]?",
      2: "due|un paio di",
      3: "tre",
      4: "quattro",
      5: "cinque",
      6: "sei",
      7: "sette",
      8: "otto",
      9: "nove",
      10: "dieci",
      11: "undici",
      12: "dodici",
      13: "tredici",
      14: "quattordici",
      15: "quindici",
      16: "sedici",
      17: "diciassette",
      18: "diciotto",
      19: "diciannove",
      20: "venti",
      21: "ventuno",
      22: "ventidue",
      23: "ventitre",
      24: "ventiquattro",
      25: "venticinque",
      26: "ventisei",
      27: "ventisette",
      28: "ventotto",
      29: "ventinove",
      30: "trenta",
      31: "trentuno",
      32: "trentadue",
      33: "trentatre",
      34: "trentaquattro",
      35: "trentacinque",
      36: "trentasei",
      37: "trentasette",
      38: "trentotto",
      39: "trentanove",
      40: "quaranta",
      41: "quarantuno",
      42: "quarantadue",
      43: "quarantatre",
      44: "quarantaquattro",
      45: "quarantacinque",
      46: "quarantasei",
      47: "quarantasette",
      48: "quarantotto",
      49: "quarantanove",
      50: "cinquanta",
      55: "cinquantacinque",
      60: "sessanta",
      65: "sessantacinque",
      70: "settanta",
    },
    hundreds: {
      100: "cento",
      200: "duecento",
      300: "trecento",
      400: "quattrocento",
      500: "cinquecento",
      600: "seicento",
      700: "settecento",
      800: "ottocento",
      900: "novecento",
    },
    thousands: {
      1000: "mille|un migliaio(?: di)?",
      2000: "duemila|due mila",
      3000: "tremila|tre mila",
      4000: "quattromila",
      5000: "cinquemila",
      6000: "seimila",
      8000: "ottomila",
      10000: "diecimila",
    },
    thousandfold: "k|mila",
  },
  money: {
    currency: "€|eur|euro|euri|eurini|sacchi",
    budget:
      "budget(?: e| di| da| massimo| max| a| risicato| limitato| totale| e di| sui)*|(?:posso |vorrei |voglio |vogliamo |possiamo )?spend(?:ere|o|iamo|endo)|spesa(?: massima)?(?: di)?|prezzo(?: massimo)?|con|ho|abbiamo|costo|che cost[ia](?:no)?",
    each: "a testa|a persona|ciascuno|ciascuna|per uno|l'uno|cadauno|pro capite|per persona|a cranio|ognuno|per ciascuno",
    total:
      "in tutto|total[ei]|in totale|complessiv[ie]|per (?:due|entrambi|tutti e due)|in due|tutto compreso|per noi due",
    pair: "(?:siamo|in|saremmo|saremo|viaggiamo|partiamo|per) (?:in )?due|in coppia|siamo una coppia|una coppia|coppia|due (?:persone|posti|amic[hi]e?)|per noi due|noi due|(?:io e|con) (?:la |il )?(?:mi[ao]|una|un) (?:mi[ao] )?(?:ragazz[ao]|fidanzat[ao]|compagn[ao]|mogli?e|marito|amic[ao]|sorella|fratello|collega|cugin[ao]|madre|padre|mamma|migliore amic[ao])|mi[ao] (?:ragazz[ao]|fidanzat[ao]|compagn[ao]|moglie|marito|amic[ao]|sorella|fratello) e (?:io|me)|io e lei|io e lui|io (?=\\d\\d (?:e )?l[eu][i])",
  },
  lengths: {
    days: "giorn[io]|giornate|gg|g|di'",
    nights: "nott[ei]",
    weeks: "settiman[ae]|sett",
    named: {
      3: "(?<!(?:primo|secondo|ultimo|terzo) )(?:un )?(?:weekend|week-end|week end|fine settimana)(?: lung[oh]i?)?|pochi giorni|qualche giorno|due o tre giorni",
      7: "(?<!(?:prima|seconda|terza|quarta|ultima|prossima|scorsa|questa|penultima) )settimana(?: intera| piena)?(?! (?:prossima|scorsa|santa))|settimanella",
      10: "(?:una )?decina di giorni|settimana e mezz[ao]|una settimana o poco piu",
      14: "quindicina di giorni|(?:un )?paio di settimane",
      30: "un mese(?: intero)?",
    },
    any: "qualsiasi|qualunque|qualsivoglia",
  },
  dates: {
    shortMonths: [
      "gen|genn",
      "feb|febb",
      "mar\\.",
      "apr",
      "mag\\.",
      "giu(?! di)",
      "lug",
      "ago",
      "set|sett",
      "ott",
      "nov",
      "dic",
    ],
    of: "di|d'|del|dell'",
    article: "il|lo|la|le|i|gli|l'|un|una|un'|uno",
    ordinal: "°|º|\\.",
    first: "primo",
    from: "da|dal|dall'|dai|tra|fra|parto (?:il|dal)|partenza(?: il)?",
    to: "a|al|all'|fino al?|fino all'|sino al|ai|agli|al massimo al|-|–|e|/|o|oppure",
    between: "tra|fra",
    and: "e|ed|o|oppure|-|–|,",
    after: "dopo|dopo il|passat[oa]|a partire dal giorno dopo",
    before: "prima di|prima del|prima dell'|prima della|avanti",
    since:
      "da|dal|dall'|a partire da|a partire dal|a partire dall'|libero dal|libera dal|partenza dal|partendo dal|in partenza dal|partenze da",
    notBefore: "non prima di|non prima del|non prima dell'|mai prima di|mai prima del",
    until: "fino al?|fino all'|entro|entro e non oltre|sino al?|non oltre|non dopo|al piu tardi",
    backBy:
      "(?:di )?(?:ritorno|rientro|rientrare|tornare|torno|rientro a casa|a casa|tornando|rientrando|essere a casa|devo (?:essere a casa|rientrare|tornare)|ritornare)(?: a casa)?(?: entro| prima o| massimo| al massimo| per)?(?: il| l'| al)?",
    backToWork:
      "(?:devo )?(?:lavoro|(?:ri)?(?:torno|comincio|inizio|devo) (?:a |al )?lavor(?:o|are)|si lavora|sono di nuovo al lavoro)",
    onwards: "in poi|in avanti|e oltre",
    partOfMonth:
      "(?:a |per |verso |nel |da )?(?:l'|la |il )?(?:inizi[o]?|meta|fine|primi(?: giorni)?|prima meta|seconda meta|prima settimana|seconda settimana|terza settimana|ultima settimana|quarta settimana|ultimi giorni|primi|tardo|pieno|prime settimane|ultime settimane|prima quindicina|seconda quindicina|ultimo weekend|primo weekend|weekend)(?: di| del| d'| dell'| della)?|mese di|tutto|durante|verso|ponti di",
    within:
      "in|a|ad|per|durante|nel|nello|nella|nell'|nelle|nei|negli|di|del|della|dell'|delle|dei|degli|d'|da|dal|dalla|dalle|sotto|questa|quest'|questo|prossim[oa]|verso|al|alla|alle|all'|ai|sul|sulla|sulle|sull'|sui|con|tra|fra|su|partenza|parto a|partenza a|si parte a|il prossimo|la prossima|per il|per la|per le|tutta|tutto",
    noTime: "(?!)",
    thisMonth: "(?:in |per )?(?:questo mese|il mese corrente|entro il mese|entro fine mese)",
    nextMonth: "(?:il |nel |per il |al )?(?:mese prossimo|prossimo mese|mese che viene)",
    thisWeek: "(?:in )?questa settimana",
    nextWeek:
      "(?:la |per la |nella )?(?:settimana prossima|prossima settimana|settimana che viene)",
    thisWeekend: "(?:in |per )?(?:questo (?:weekend|week-end|fine settimana)|il weekend)(?! lung)",
    nextWeekend:
      "(?:il |nel |per il )?(?:prossimo (?:weekend|week-end|fine settimana)|(?:weekend|week-end|fine settimana) prossimo)",
    nextYear: "(?:l'|nell'|per l')?(?:anno prossimo|anno che viene)|(?:il |nel )?prossimo anno",
    hence: "fra|tra|entro",
    henceBehind: "da oggi|da adesso|da ora",
    months: "mes[ei]",
  },
  holidays: {
    bridge:
      "(?:il |al |per il |nel |a )?(?:ponte|ponti|weekend|week-end|week end|fine settimana|settimana(?= di| del)|festa|feste|festivita|vacanze|ferie|lungo weekend|giorno)(?: lungo)?(?: di| del| dell'| della| dei| d'| degli| per(?: il| la)?)?",
    bridgeBehind: "(?!)",
    named: {
      "Lunedì dell’Angelo": "pasquetta|lunedi dell'angelo|lunedi di pasqua",
      Epifania: "epifania|befana|sei gennaio",
      "Festa della Liberazione": "liberazione|festa della liberazione|25 aprile|venticinque aprile",
      "Festa del Lavoro": "primo maggio|1° maggio|1 maggio|festa (?:del lavoro|dei lavoratori)",
      "Festa della Repubblica": "festa della repubblica|repubblica|due giugno|2 giugno",
      Ferragosto: "ferragosto|settimana di ferragosto",
      Ognissanti:
        "ognissanti|tutti i santi|(?:dei |ponte dei )?morti|i santi|novembre dei morti|primo novembre|1° novembre",
      Immacolata: "immacolata(?: concezione)?|otto dicembre|8 dicembre|sant'ambrogio",
      "Santo Stefano": "santo stefano",
    },
  },
  ages: {
    years: "anni|anno|aa|enni|enne|anne?tti|annetti",
    own: "(?:con )?(?:gente|persone|ragazzi|un gruppo|gruppo|gruppi|compagni|altri|coetanei)?(?: piu o meno)? ?(?:di|del|della|con)? ?(?:la |l')?mia (?:stessa )?(?:eta|fascia)(?: d'eta| di eta)?|coetanei|(?:ne )?ho|(?:io )?ne ho|eta|fascia(?: d'eta| di eta| eta)?|gruppo|gruppi|gente|persone|ragazz[ie]|under|compagni|viaggiatori|tra|lei|lui|io|entrambi|tutti e due|(?:appena )?compiut[io]|compio|compiro|di eta",
    decades: {
      20: "ventenni|ventenne|vent'anni",
      30: "trentenn[ei]|trent'anni",
      40: "quarantenn[ei]|quarant'anni|anta|over quaranta",
      50: "cinquantenn[ei]|sessantenn[ei]|settantenn[ei]|pensionat[oaie]|over cinquanta",
    },
    mixed:
      "(?:di )?(?:tutte le|ogni|qualsiasi|qualunque) eta|eta (?:mista|miste|varia|libera)|(?:gruppi? )?mist[oi](?: di eta| per eta)|senza (?:limiti|fasce|vincoli) d[i'] ?eta|ogni eta",
    over: "over|sopra i|dai|da|oltre i|piu di|ultra|maggiori di|almeno|minimo",
    under: "under|sotto i|fino ai|meno di|entro i",
    around: "sui|intorno ai|attorno ai|circa|verso i|sulla|quasi",
  },
  facets: {
    status: {
      ALMOST_CONFIRMED:
        "(?:partenz[ae] |gruppi? |viaggi? |date? |turni? )?quasi (?:confermat[oaie]|sicur[oaie]|garantit[oaie])",
      ALMOST_FULL:
        "(?:gli |con )?ultim[ie] post[io]?|ultimissimi posti|(?:partenz[ae] |viaggi? |gruppi? )?quasi (?:pien[oaie]|complet[oaie]|esaurit[oaie]|al completo|full)|pochi posti(?: rimasti)?|sta per riempirsi",
      "CONFIRMED ALMOST_FULL":
        "(?:con )?(?:la |le |il |una |solo |gia |partenz[ae] |viagg(?:io|i) |grupp[oi] |dat[ae] |turn[oi] )*(?:gia )?(?:confermat[oaie]|garantit[oaie]|sicur[oaie] (?:di partire|al 100)|assicurat[oaie])(?: al 100 ?%?)?|(?:che )?(?:solo )?(?:se |che )?part[eaio](?:no)? (?:di sicuro|sicuramente|sicur[oaie]|di certo|per certo|davvero|al 100)|partenz[ae] (?:gia )?(?:sicur[ae]|cert[ae])|sicuro che parte|(?:deve|devono) partire (?:di sicuro|davvero|per forza|sicuro)|date sicure",
      WAITING_LIST: "(?:in )?lista d'attesa|su richiesta|lista di attesa",
      PLANNED:
        "(?:partenz[ae] |viagg[io]+ )?(?:appena )?(?:programmat[oaie]|in programma|pianificat[oaie])",
      SOLD_OUT: "(?:gia )?esaurit[oaie]|sold out|al completo|tutto esaurito",
    },
    privateRoom:
      "(?:con |in |voglio |vorrei |una |la |solo |per me |avere )*(?:camera|stanza|cameretta)(?: da letto)? (?:singola|privata|mia|propria|personale|(?:tutta )?per (?:me|conto mio)(?: sol[oa])?|tutta (?:mia|per me)|ad uso singolo|uso singola|doppia uso singola|individuale|da sol[oa]|separata)|(?:mia|propria) (?:camera|stanza)|singola(?! volta)|(?:niente|no|senza|non|zero|nessuna|mai)(?: voglio(?: dividere)?| vorrei(?: dividere)?| mi va(?: di)?| posso| devo| dover| intendo| ho voglia di| mi piace)? ?(?:camere?|stanz[ae]|condivider[e]?|condividere)? ?(?:in )?(?:camera |camere |la camera |la stanza |stanza |stanze )?(?:condivis[aei]|in comune|doppia|multipla|condivisione|condividere|con (?:altri|sconosciuti|estranei))|(?:non|senza|niente)(?: voglio| vorrei| mi va di| posso| dover| intendo| devo| ho voglia di| mi piace| doverla)? ?(?:condivider(?:e|la)|dormire con(?: altri| sconosciuti| estranei)?)(?: la)?(?: camera| stanza)?(?: con (?:altri|nessuno|sconosciuti|estranei))?|dormire (?:da sol[oa]|in singola)|camera privata|supplemento singola",
    rooms: {
      room: "camer[ae]|stanz[ae]|cameretta|bagno e camera",
      sleep: "dormire|dormo|dormirei|riposare|pernottare",
      alone: "da sol[oa]|per conto mio|in pace|in santa pace|tranquill[oa]",
      own: "per me(?: sol[oa])?|mia|mio|uso singol[oa]|singola|per conto mio|in solitudine|da sol[oa]|riservata|solo mia",
      refuse:
        "non|senza|niente|no|nessun[oa]?|mai|odio|detesto|evito|evitare|preferisco non|piuttosto che",
      sharing:
        "condivid[a-z]+|divid[a-z]+ la (?:camera|stanza)|la (?:camera|stanza) non la divido|(?:compagn[a-z]+|coinquilin[a-z]+|vicin[a-z]+) di (?:camera|stanza|letto)|coinquilin[a-z]+|russatori|camerate|camerata|dormitor[a-z]+",
      need: "(?:ne |ci |mi |la |lo )?(?:voglio|vorrei|vogliamo|vorremmo|serve|servono|interessa|cerco|cerchiamo|pago|prendo)|(?:ho |abbiamo )?bisogno di|di|per forza|necessariamente",
      refuseBehind: "non fa per me|fuori discussione|no grazie|neanche per sogno|non se ne parla",
      said: "(?:con )?(?:il |pago il |anche con )?supplemento (?:camera |per la |per )?singola|privacy(?: in camera| la notte| di notte)?|(?:camera |stanza )?(?:in )?(?:uso singol[oa]|dus)|(?:camera|stanza) non (?:la )?(?:divido|condivido)(?: con nessuno)?",
    },
    shared:
      "(?:mi )?(?:va|andrebbe|sta) (?:benissimo|bene)(?: anche| pure)?(?: la| una| in| condividere la)? ?(?:camera|stanza|camere)(?: condivisa| doppia| in comune| mista| tripla)?|(?:mi )?(?:va|sta) bene condividere(?: la)?(?: camera| stanza)?|(?:anche |pure |ok |okay )(?:in )?(?:la )?(?:camera|stanza) (?:condivisa|doppia|in comune)(?: va bene| ok)?|(?:camera|stanza) condivisa (?:va bene|ok|nessun problema|senza problemi)|(?:non (?:e un|ho|c'e) problem[ai] (?:a|di|con|per) )(?:condividere|la camera condivisa)(?: la)?(?: camera| stanza)?|(?:posso|possiamo|disposto a|disposta a|felice di|volentieri) condividere(?: la)?(?: camera| stanza)?",
    discounted:
      "(?:in |con |qualche |le |un'|uno |un |una |viaggi in |solo )*(?:offert[ae]|scont[oi]|scontat[oaie]|promozion[ei]|promo|saldi|saldo|ribassat[oaie]|ribasso|affare|affari|super offerta|prezzo ridotto|prezzi ridotti|last second)(?: speciali?)?",
    unique:
      "(?:viagg(?:io|i) |quelli |esperienz[ae] )unic[oahie]+|viaggi irripetibili|(?:edizion[ei] )?unic[ahei]+ nel (?:suo|loro) genere",
    transport: {
      train: "(?:in |con il |col |coi |un |i )*tren[oi]",
      bike: "(?:in |con la |una |tour in )*(?:bici(?:cletta|clette)?|cicloturismo|pedalare|pedalando)",
      bus: "(?:in |col |con il )*(?:autobus|pullman|corriera)",
      jeep: "(?:in |con la |una |su )*(?:jeep|fuoristrada|4x4)",
      van: "(?:in |col |con il |un )*(?:pulmin[oi]|minibus|minivan)",
    },
    easy: "(?:molto |abbastanza |piuttosto |piu |un po' |qualcosa di )*(?:facil[ei]|poco (?:faticos[oaie]|impegnativ[oaie]))|(?:non|niente|nulla)(?: di)? (?:(?:troppo|molto|tanto|cosi) dur[oaie]|(?:troppo |molto |tanto |cosi )?(?:faticos[oaie]|impegnativ[oaie]|difficil[ei]))|senza (?:troppa |tanta )?fatica",
    hard: "(?:molto |abbastanza |piuttosto |piu |davvero |fisicamente |qualcosa di )*(?:impegnativ[oaie]|faticos[oaie]|tost[oaie])",
    sort: {
      discount:
        "(?:(?:con )?(?:lo |il |gli )?(?:scont[oi]|ribass[oi]|offert[ae]) (?:piu )?(?:alt[oi]|fort[ei]|grand[ei]|grosso|maggior[ei]|miglior[ei])|(?:il )?maggior(?:e)? sconto|(?:i )?piu scontat[oi]|massimo sconto|sconto massimo|miglior sconto)",
      "price-asc":
        "(?:dal |il |la |i |le |lo |qualcosa di |un viaggio |viaggio |partenza |viaggi |uno |una |al )*(?:piu economic[oahie]+|meno car[oaie]|meno costos[oaie]|piu bass[oi] di prezzo|prezz[oi] (?:piu )?(?:bass[oi]|minor[ei])|a(?: prezzo)? basso costo|low cost|lowcost|economic[oahie]+|a buon mercato|a poco(?: prezzo)?|spendendo poco|spendere poco|spendere (?:il )?meno(?: possibile)?|con pochi soldi|pochi soldi|che costi poco|che costa (?:poco|meno)|costa(?:no)? (?:di )?meno|costino meno|budget (?:basso|ridotto|limitato|risicato)|conveniente|convenienti|piu convenient[ei])(?: possibile| di tutti| che avete)?",
      "price-desc":
        "(?:il |la |i |le |viaggio |viaggi )*(?:piu car[oaie]|piu costos[oaie]|piu lussuos[oaie]|prezz[oi] (?:piu )?alt[oi]|che costa di piu|dal piu caro)",
      "duration-asc":
        "(?:il |la |i |le |qualcosa di |un viaggio |viaggio |viaggi |uno |una |un po' |dal )*(?:piu (?:cort[oaie]|brev[ei]|rapid[oaie]|veloc[ei])|meno lung[oahie]+|brevissim[oaie]|che dur[ia] (?:di )?meno|durata minore)(?: possibile| che avete)?",
      "duration-desc":
        "(?:il |la |i |le |qualcosa di |un viaggio |viaggio |viaggi |uno |una |un po' |dal )*(?:piu lung[oahie]+|meno brev[ei]|che dur[ia](?:no)? di piu|lunghissim[oaie]|meno cort[oaie]|durata maggiore)(?: possibile| che avete| che c'e)?",
    },
    mood: {
      nature:
        "(?:la |in mezzo alla |nella |immers[oa] nella |a contatto con la |tanta |di )*natura|naturalistic[oahie]+|natura selvaggia|paesaggi|wild|selvagg[ioae]+|parchi(?: naturali)?",
      relax:
        "(?:di |del |un po' di |tanto |puro |in )*relax|rilass(?:ante|anti|armi|arsi|arci|ato|ata|ati)|riposo|riposar(?:e|mi|ci|si)|staccare la spina|dolce far niente",
      history:
        "(?:la |di |con |tanta )*stori(?:a|ca|che|co|ci)|archeologi(?:a|ca|co|ci|che)|rovine|antic[ao] civilta|siti archeologici",
      culture: "(?:la |di |con |tanta )*cultur(?:a|ale|ali|e)|tradizioni|musei|arte",
      party:
        "(?:la |di |con |far |fare |un po' di |tanto |tanta |per )*(?:divertiment[oi]|divertirmi|divertirci|divertirsi|festa|festeggiar[eim]+|festeggiare|feste|movida|party|vita notturna|ballare|far serata|fare serata|serate|casino|baldoria|locali|discoteche?|discoteca|far festa|fare festa)",
    },
    type: {
      "Trekking ed escursionismo":
        "trekking|trek|escursion(?:e|i|ismo)|hiking|camminat[ae]|camminare|cammin[io]|passeggiate in montagna|sentieri|a piedi|scarponi|gambe in spalla",
      Mare: "(?:al |a |il |di |in riva al |vista |tanto |vicino al )*mare|spiagg(?:ia|e|etta|ette)|bagn(?:i|o) al mare|balneare|isole e mare|snorkeling|mar(?:e|i)",
      Città:
        "(?:in |una |nelle |le |la |di |un )*(?:citta|capital[ei]|metropoli|city break|citta d'arte)|urban[oaie]",
      Neve: "(?:la |sulla |con la |in mezzo alla |tanta |sulle )*nev(?:e|i)|ciaspol(?:e|ata|are)|sciare|sci|settimana bianca|innevat[oaie]",
      Safari: "(?:un |fare un |in )*safari|game drive|big five",
      "Barca a vela":
        "(?:in |una |su una |su |con la |a )*(?:barca(?: a vela)?|barche(?: a vela)?|vela|veleggiar[e]|catamarano|veliero|caicco|skipper|flottiglia|crociera a vela)",
      Spedizione: "(?:una |in )*spedizion[ei]",
      Scoperta: "(?:viaggi? (?:di|alla) |alla |di |un viaggio di )scoperta",
    },
    style: {
      "Zaino in spalla":
        "(?:con (?:lo )?|lo )?zaino(?: in spalla)?|backpack(?:ing|er)?|zaini in spalla",
      "Tende e campi":
        "(?:in |nott[ei] in |con la |dormire in |sotto (?:la |le )?|dormendo in )*(?:tend[ae](?: e campi)?|campeggi[oa]?|camping|campi tendati|campo tendato|accampament[oi]|glamping)",
      Comodo:
        "(?:in modo |viaggio |un viaggio |stile |con |qualcosa di |piu )*(?:comod[oaie]|comodita|confort|comfort|confortevol[ei])",
      Classico: "(?:stile |viaggio |viaggi |un viaggio )classic[oahie]+",
    },
    badge: {
      "Il più amato":
        "(?:i |il |il viaggio |i viaggi |viaggi |viaggio |quello |quelli )*(?:piu amat[oaie]|piu gettonat[oi]|preferit[oi] (?:da tutti|dai viaggiatori)|piu apprezzat[oi])",
      "A passo lento":
        "(?:a )?(?:passo lento|ritmo lento|ritmi lenti|lentamente|con calma|slow(?: travel)?)",
      Nuovo:
        "(?:viagg(?:io|i) |i |le |itinerar(?:io|i) |destinazion[ei] |ultime )*(?:nuov[oaie]|novita|appena usciti)(?! zelanda| york| caledonia| guinea| delhi)",
      "Su rotaia": "su rotai[ae]|sui binari|sulle rotaie",
    },
  },
  rest: {
    not: "non|niente|nient'altro|nulla di|senza|tranne|eccetto|escluso|esclusa|esclusi|escludendo|salvo|no(?! stop)|nessun[oa]?|basta con|mai|a parte|fuorche|meno che|evitare|evitando|evitiamo|evito|eviterei|odio|detesto|stufo di|stufa di|stanco di|ma non|anche non",
    but: "ma|pero|solo|invece|piuttosto|bensi|meglio|magari|preferisco|vorrei|voglio|cerco|quindi|e invece",
    wanting: "vorrei|vorremmo|voglio|vogliamo|cerco|cerchiamo",
    noNegation:
      "non (?:so|sappiamo|importa|mi importa|conta|ho (?:idea|idee|preferenze|problemi|fretta|limiti)|vedo l'ora(?: di)?|sono mai stat[oa](?: in| a| nel)?|siamo mai stat[ie](?: in| a)?|ho mai visto|troppo|male|vi preoccupate|fa niente|e che|avete|avreste|c'e|ci sono|per forza)|(?:perche|come) no|niente di che|senza (?:impegno|problemi|pensieri|fretta)|se no|no problem|per niente",
    filler:
      "buongiorno|buonasera|salve|ciao|grazie(?: mille)?|per favore|per piacere|cortesemente|vorrei|vorremmo|voglio|vogliamo|volevo|cerco|cerchiamo|cercavo|sto cercando|andare|andarci|partire|parto|partenz[ae]|viagg(?:io|i|etto|etti|are)|vacanz[ae]|tour|gita|qualcosa|qualche|quale|quali|dove|quando|come|che|cosa|chi|con|per|ma|poi|ovviamente|magari|tipo|meglio|se|solo|solamente|anche|ancora|ci|si|mi|ti|vi|io|noi|lui|lei|ho|hai|ha|abbiamo|avete|hanno|sono|siamo|sei|e|posso|possiamo|puo|venire|c'e|ci sono|mandate|mandatemi|avete|consigli|consigliate|idea|idee|bel|bello|bella|belle|belli|un|una|uno|il|lo|la|i|gli|le|di|del|della|dei|delle|da|dal|dalla|in|nel|nella|su|sul|sulla|a|al|alla|allo|ai|alle|ed|o|oppure|ferie|liber[oaie]|qualsiasi|posto|posti|gruppo|gruppi|gente|persone|disponibil[ei]|disponibilita|vedere|trovare|trova|trovami|mostrami|dammi|fare|facciamo|giro|itinerario|itinerari|proposte|tra|fra|tutto|tutti|massimo|circa|euro|budget|cavallo|pure|ke|x|ok|piacerebbe|interessa|interessat[oa]|prenotare|programm[aoi]|penso|pensavo|pensiamo|li|qui|quello|quella|questo|questa|questi|queste|essere|sia|siano|stare|passare|piu|meno|molto|tanto|poco|bene|prossim[oa]|destinazion[ei]|meta|mete|periodo|data|date|giorni|mese",
    adjectives,
    regions,
    landscapes: [
      "Alpi",
      "Patagonia",
      "Sicilia",
      "Sardegna",
      "Bali",
      "Zanzibar",
      "New York",
      "Scozia",
      "Lapponia",
      "Toscana",
      "Andalusia",
      "Corsica",
      "Dolomiti",
      "Cappadocia",
      "Alaska",
      "Galápagos",
      "Canarie",
      "Cicladi",
      "Azzorre",
      "Lofoten",
      "Borneo",
      "Giava",
      "Kerala",
      "Rajasthan",
      "Yucatán",
      "Hokkaido",
      "Sinai",
      "Sahara",
      "Serengeti",
      "Amazzonia",
      "Dalmazia",
      "Carpazi",
      "Atlante",
      "Pamir",
      "Ladakh",
      "Sumatra",
      "Creta",
      "Galles",
      "Inghilterra",
      "Bretagna",
      "Normandia",
      "Provenza",
      "Puglia",
      "Hawaii",
      "Tasmania",
      "Queensland",
      "Québec",
      "Svalbard",
      "Kurdistan",
      "Via della Seta",
      "Machu Picchu",
    ],
    compound: "",
    near: {
      "mood=relax": "pace|tranquill[^ ]*|calma|silenzio|serenita|spa|terme|benessere|yoga",
      "mood=nature":
        "pace|montagn[^ ]*|verde|foresta|foreste|animali|lag(?:o|hi)|vulcan[oi]|deserto|cascate|fiordi|aria aperta|avventura",
      "type=trekking": "montagn[^ ]*|cime|vette|avventura|sportiv[oa]",
      "type=beach": "al caldo|caldo|sole|isol[ae]|tropical[ei]|abbronz[^ ]*",
      "type=snow": "freddo|ghiaccio|aurora|aurore|lapponia",
      "mood=culture": "mangiare|cibo|cucina|gastronomi[^ ]*|templi|borghi",
      "mood=party": "giovan[ei]|musica|concerti|single",
      discounted: "last minute|offertona",
    },
  },
};
