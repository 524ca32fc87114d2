import { adjectives, regions } from "#markets/languages/de/search-words/adjectives.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";

/** How a sentence says what it looks for. */
export const sentenceWords: SentenceWords = {
  bounds: {
    atMost:
      "nichts (?:uber|(?:langer|teurer|mehr) als)|(?:bis )?max(?:imal)?\\.?|hochstens|nicht (?:mehr|langer|teurer|uber) als|nicht uber|nicht mehr als|keine? (?:mehr|langer) als|ohne mehr als|bis(?: zu)?(?: maximal)?|obergrenze|nicht langer als|allerhochstens|kein[e]? [^ ]+ uber",
    atLeast: "mindestens|min(?:\\.|imum)?|wenigstens|nicht weniger als|ab",
    below: "unter|weniger als|kurzer als|billiger als|gunstiger als|unterhalb von",
    above: "uber|mehr als|langer als|oberhalb von",
    about: "ca\\.?|circa|etwa|ungefahr|rund|um die|um|so um die|so|knapp|gegen",
    orLess: "max(?:imal)?\\.?|hochstens|oder weniger|oder kurzer|limit|obergrenze|maximum",
    orMore: "oder (?:mehr|langer)|mindestens|aufwarts|minimum",
  },
  counting: {
    small: {
      1: "ein(?:e|en|er|em)?|eins",
      2: "zwei|zwo|ein paar",
      3: "drei",
      4: "vier",
      5: "funf",
      6: "sechs",
      7: "sieben",
      8: "acht",
      9: "neun",
      10: "zehn",
      11: "elf",
      12: "zwolf",
      13: "dreizehn",
      14: "vierzehn",
      15: "funfzehn",
      16: "sechzehn",
      17: "siebzehn",
      18: "achtzehn",
      19: "neunzehn",
      20: "zwanzig",
      21: "einundzwanzig",
      22: "zweiundzwanzig",
      23: "dreiundzwanzig",
      24: "vierundzwanzig",
      25: "funfundzwanzig",
      26: "sechsundzwanzig",
      27: "siebenundzwanzig",
      28: "achtundzwanzig",
      29: "neunundzwanzig",
      30: "dreißig|dreissig",
      31: "einunddrei(?:ß|ss)ig",
      32: "zweiunddrei(?:ß|ss)ig",
      33: "dreiunddrei(?:ß|ss)ig",
      34: "vierunddrei(?:ß|ss)ig",
      35: "funfunddrei(?:ß|ss)ig",
      36: "sechsunddrei(?:ß|ss)ig",
      37: "siebenunddrei(?:ß|ss)ig",
      38: "achtunddrei(?:ß|ss)ig",
      39: "neununddrei(?:ß|ss)ig",
      40: "vierzig",
      41: "einundvierzig",
      42: "zweiundvierzig",
      43: "dreiundvierzig",
      44: "vierundvierzig",
      45: "funfundvierzig",
      46: "sechsundvierzig",
      47: "siebenundvierzig",
      48: "achtundvierzig",
      49: "neunundvierzig",
      50: "funfzig",
      60: "sechzig",
      70: "siebzig",
    },
    hundreds: {
      100: "(?:ein)?hundert",
      200: "zweihundert",
      300: "dreihundert",
      400: "vierhundert",
      500: "funfhundert",
      600: "sechshundert",
      700: "siebenhundert",
      800: "achthundert",
      900: "neunhundert",
      1100: "elfhundert",
      1200: "zwolfhundert",
      1300: "dreizehnhundert",
      1400: "vierzehnhundert",
      1500: "funfzehnhundert",
      1600: "sechzehnhundert",
      1700: "siebzehnhundert",
      1800: "achtzehnhundert",
      1900: "neunzehnhundert",
    },
    thousands: {
      1000: "(?:ein)?tausend",
      2000: "zweitausend",
      3000: "dreitausend",
      4000: "viertausend",
      5000: "funftausend",
      6000: "sechstausend",
      8000: "achttausend",
      10000: "zehntausend",
    },
    thousandfold: "k|tausend|mille|tsd\\.?",
  },
  money: {
    currency: "€|eur|euros?|tacken|ocken|piepen",
    budget:
      "budget(?: ist| von| liegt bei| bei| max\\.?| maximal|,| so| ca\\.?| insgesamt)*|(?:kann |mochte |will |konnen |wollen )?ausgeben|preis(?: bis)?|mit|habe?|haben|fur|kostet|kosten|darf",
    each: "pro (?:person|kopf|nase|teilnehmer|mann)|p\\. ?p\\.?|je(?:weils)?(?: person)?|jeder?|fur jeden|pp",
    total:
      "insgesamt|zusammen|gesamt|(?:fur|zu) (?:uns )?(?:beide|zwei|zweit)(?: zusammen)?|alles in allem|in summe|komplett",
    pair: "(?:wir )?(?:sind |reisen |fahren |waren )?zu zweit|wir zwei|wir beide|(?:fur )?uns (?:beide|zwei)|(?:als )?(?:parchen|paar(?! tage| wochen))|(?:ich und|mit) (?:meine[rmn]?|mein) (?:freund(?:in)?|frau|mann|partner(?:in)?|schwester|bruder|verlobte[rn]?|beste[rn]? freund(?:in)?|mutter|vater|kumpel|mitbewohner(?:in)?|cousine?|kollegin|kollege|schatz)|(?:meine?|mein) (?:freund(?:in)?|frau|mann|partner(?:in)?|schwester|bruder|verlobte[rn]?|beste[rn]? freund(?:in)?|mutter|vater|kumpel|mitbewohner(?:in)?|cousine?|kollegin|kollege|schatz) und ich|zwei (?:personen|leute|freunde|freundinnen|erwachsene)|fur zwei",
  },
  lengths: {
    days: "tage?|tagen|tagige?[nrs]?|-tage",
    nights: "nachten?|nacht",
    weeks: "wochen?|wo|wochige?[nrs]?",
    named: {
      3: "(?<!(?:erstes|erste|letztes|letzte|letzten|ersten) )(?:ein |verlangertes |langes |kurzes )*(?:wochenende|we|wochenendtrip|kurztrip|kurzurlaub|kurzreise|stadtetrip am wochenende)(?: lang)?|ein paar tage|paar tage|einige tage",
      6: "(?:eine[rn]? )?knappen? woche|knapp eine woche",
      7: "(?<!(?:erste|ersten|zweite|zweiten|dritte|dritten|letzte|letzten|diese|dieser|nachste|nachsten|kommende|knappe|knappen|knapp eine) )woche(?: lang)?|wochchen",
      10: "anderthalb wochen|eineinhalb wochen|1,5 wochen",
      14: "(?:ein )?paar wochen|vierzehn tage|14 tage",
      30: "(?:ein(?:en)? )?(?:ganzen )?monat(?: lang)?",
    },
    any: "beliebige?|egal wann|irgendwann",
  },
  dates: {
    shortMonths: [
      "jan|janner",
      "feb|feber",
      "mrz",
      "apr",
      "(?!)",
      "jun",
      "jul",
      "aug",
      "sept?",
      "okt",
      "nov",
      "dez",
    ],
    of: "des|im|vom",
    article: "der|die|das|den|dem|des|ein|eine|einen|einem|zum|am|im|vom",
    ordinal: "\\.|ten|te",
    first: "erste[nr]?",
    from: "von|vom|ab|ab dem|zwischen(?: dem)?|seit|frei vom",
    to: "bis(?: zum| zu)?|-|–|und|/|oder",
    between: "zwischen(?: dem)?",
    and: "und|oder|-|–|,|/",
    after: "nach(?: dem| der)?|spater als|hinter dem",
    before: "vor(?: dem| den| der)?|fruher als",
    since: "ab(?: dem| den)?|seit|fruhestens(?: ab)?(?: dem| am)?|frei ab(?: dem)?",
    notBefore:
      "(?:nicht|nie|keinesfalls|fruhestens) (?:vor|fruher als)(?: dem)?|erst (?:ab|nach)(?: dem)?",
    until:
      "bis(?: zum| zu| ende| anfang| mitte| einschlie(?:ß|ss)lich)?|spatestens(?: am| bis| zum)?|nicht nach(?: dem)?",
    backBy:
      "(?:(?:muss|mussen|mochte|will|sollte) )?(?:ich )?(?:spatestens )?(?:zuruck|zuhause|zu hause|daheim|wieder da|wieder zuruck|ruckkehr|ruckreise|wieder zuhause|wieder zu hause)(?: sein)?(?: spatestens)?(?: am| bis| zum| bis zum)?",
    backToWork:
      "(?:schon )?(?:wieder )?(?:arbeiten|zur arbeit|ins buro|im buro|auf arbeit|bei der arbeit)(?: gehen| sein| mussen)?",
    onwards: "(?:und )?(?:spater|an|aufwarts|oder spater)",
    partOfMonth:
      "(?:im |zu |am |gegen |in der |in den |die |der )*(?:anfang|beginn|mitte|ende|erste[nr]? (?:halfte|woche|wochen|tage)|zweite[nr]? (?:halfte|woche)|dritte[nr]? woche|letzte[nr]? (?:woche|wochen|tage|wochenende)|fruh(?:er|en)?|spat(?:er|en)?|monat|ganze[nr]?|hochsommer|erste(?:s|n)? wochenende)(?: im| in| des| der| vom)?|uber|wahrend|gegen",
    within:
      "im|in|am|an|zu|zum|zur|uber|fur|diesen|diesem|dieses|diese|nachste[nrs]?|nachsten|kommende[nrs]?|nach|auf|durch|mit|bei|um|aus|von|ins|in den|in die|in der|quer durch|rund um|richtung|gen|den ganzen|ganz",
    noTime: "(?!)",
    thisMonth: "(?:noch )?(?:diesen|dieses|in diesem) monat",
    nextMonth: "(?:im )?(?:nachste[nr]?|kommende[nr]?) monat",
    thisWeek: "(?:noch )?(?:diese|in dieser) woche",
    nextWeek: "(?:in der )?(?:nachste[nr]?|kommende[nr]?) woche",
    thisWeekend: "(?:am |an )?(?:dieses|diesem|das) wochenende",
    nextWeekend: "(?:am )?(?:nachste[ns]?|kommende[ns]?) wochenende",
    nextYear: "(?:im )?(?:nachste[ns]?|kommende[ns]?) jahr",
    hence: "in|binnen",
    henceBehind: "ab heute|ab jetzt",
    months: "monaten?|monate",
  },
  holidays: {
    bridge:
      "(?:das |ein |am |uber |im |den |zum |an |verlangerte[ns]? |lange[ns]? )*(?:wochenende|bruckentage?|feiertage?n?|ferien|urlaub)(?: uber| an| zu| um| am| im| vom| zum| mit)?(?: den| dem| der)?",
    bridgeBehind:
      "(?:mit |am |uber |plus |und )?(?:dem |den )?(?:bruckentage?|wochenende|feiertage?|-?wochenende|verlangert(?:e[ns]? wochenende)?)",
    named: {
      Karfreitag: "karfreitag",
      Ostermontag: "ostermontag",
      "Tag der Arbeit": "tag der arbeit|(?:erste[nr]?|1\\.) mai|maifeiertag",
      "Christi Himmelfahrt": "(?:christi )?himmelfahrt(?:swochenende)?|vatertag",
      Pfingstmontag: "pfingsten|pfingstmontag|pfingstwochenende|pfingstsonntag",
      "Tag der Deutschen Einheit":
        "tag der (?:deutschen )?einheit|(?:dritte[nr]?|3\\.) oktober|einheitswochenende|nationalfeiertag",
      "Zweiter Weihnachtstag": "zweite[nr]? weihnachtstag|stephanstag",
    },
  },
  ages: {
    years: "jahre?n?(?: alt)?|jahrige?[nrs]?|-jahrige?[nrs]?|j\\.",
    own: "(?:mit )?(?:leuten|menschen|einer gruppe|anderen|reisenden|gleichaltrigen|gruppe)?(?: ungefahr)? ?(?:in |im )?mein(?:em|es|er)? alter(?:s|sgruppe)?|gleichaltrige[nr]?|(?:ich )?bin(?: schon| gerade| jetzt)?|ich|alter|leute|leuten|gruppe|gruppen|menschen|beide|wir sind|sie|er|(?:gerade |bald )?(?:geworden|werde)|jahrgang|personen|mitreisende|altersgruppe|frau|mann|single",
    decades: {
      20: "(?:mitte |ende |anfang )?(?:zwanziger[n]?|zwanzig|20er[n]?)",
      30: "(?:mitte |ende |anfang |in den |in meinen )*(?:drei(?:ß|ss)igern?|drei(?:ß|ss)iger[n]?|30ern?|30er|drei(?:ß|ss)ig)",
      40: "(?:mitte |ende |anfang |in den |in meinen )*(?:vierziger[n]?|40ern?|40er|vierzig)",
      50: "(?:mitte |ende |anfang |in den |in meinen )*(?:funfziger[n]?|sechziger[n]?|50ern?|60ern?|50er|60er)|rentner(?:in|innen)?|senioren",
    },
    mixed:
      "(?:fur |in )?(?:alle|jedes|gemischte[sn]?|jeden|verschiedene) alter(?:s(?:gruppen|klassen|stufen)?)?|gemischte altersgruppen?|altersgemischt|alle altersgruppen|gemischte gruppen?|alter (?:egal|spielt keine rolle)|egal wie alt|bunt gemischt",
    over: "uber|ab|alter als|mehr als|u?u",
    under: "unter|junger als|bis|u",
    around: "um die|um|ungefahr|etwa|circa|ca\\.?|rund|knapp|fast|anfang|mitte|ende",
  },
  facets: {
    status: {
      ALMOST_CONFIRMED:
        "(?:abfahrt(?:en)? |reisen? |gruppen? |termine? )?(?:fast|beinahe|nahezu|so gut wie) (?:bestatigte?[nrs]?|sichere?[nrs]?|garantierte?[nrs]?|sicher|gesichert)",
      ALMOST_FULL:
        "(?:die |mit )?(?:aller)?letzte[nr]? (?:platze?n?|restplatze?)|restplatze?n?|(?:reisen? |gruppen? |termine? )?(?:fast|beinahe|nahezu) (?:ausgebuchte?[nrs]?|volle?[nrs]?|voll|ausgebucht)|(?:nur noch )?wenige platze|kaum noch platze",
      "CONFIRMED ALMOST_FULL":
        "(?:(?:schon |bereits |nur |abfahrt(?:en)? |reisen? |gruppen? |termine? |die |der |ist |sind |mit |als |muss )*(?:bestatigte?[nrs]?|garantierte?[nrs]?|gesicherte?[nrs]?)(?: (?:sein|ist|abfahrt|abfahrten|reisen?|termine?|gruppen?|durchfuhrung))*)|(?:findet |finden |die |fahrt |geht |startet |muss |soll )*(?:auf jeden fall|sicher|garantiert|definitiv|wirklich|bestimmt)(?: (?:statt(?:finden|findet)?|los(?:geht|gehen)?|stattfindet|startet|fahrt|ab))+|sichere[nr]? (?:abfahrt(?:en)?|termine?|abreise|durchfuhrung)|durchfuhrungsgarantie",
      WAITING_LIST: "(?:auf )?(?:der )?warteliste|auf anfrage",
      PLANNED: "(?:abfahrten? |reisen? )?(?:geplante?[nrs]?)",
      SOLD_OUT: "ausgebuchte?[nrs]?|ausverkaufte?[nrs]?",
    },
    privateRoom:
      "(?:mit |im |in |ich (?:will|mochte|brauche) |ein |einem |eigenes? |und |das |mein )*(?:einzelzimmer|privatzimmer|ez)(?: bitte)?|(?:eigene[ns]?|private[ns]?|separate[ns]?) zimmer|zimmer (?:fur mich(?: allein(?:e)?)?|nur fur mich|allein(?:e)?|zur alleinbenutzung|zur alleinnutzung)|einzelbelegung|(?:(?:kein(?:e|en)?|nicht|ohne|nie|ungern) (?:ein |im |das |mein |geteilten? |in einem )*(?:geteilte[ns]? |gemeinsame[ns]? |geteilt(?:es|en) )?(?:zimmer teilen|zimmer zu teilen|zimmerteilung|doppelzimmer|mehrbettzimmer|zimmer(?: (?:mit (?:anderen|fremden|jemandem) )?(?:teilen|zu teilen))?|teilen|schlafsaal|zimmergenossen?|bettgenossen?))(?: mit (?:fremden|anderen))?(?: teilen)?(?: mussen| wollen| mochten)?|(?:will|mochte|mag) (?:mein |das |kein )?zimmer nicht teilen|zimmer nicht teilen|nicht (?:das|mein|ein) zimmer teilen|allein(?:e)? schlafen|schlafe allein(?:e)?",
    rooms: {
      room: "zimmer|bett|kammer|doppelzimmer",
      sleep: "schlafen|schlafe|schlaf|ubernachten|pennen",
      alone: "allein(?:e)?|fur mich(?: allein(?:e)?)?|ungestort|in ruhe",
      own: "(?:ganz |nur |komplett |einzig )?(?:fur mich|fur mich allein(?:e)?|allein(?:e)?|zur einzelnutzung|zur alleinnutzung)|mit privatsphare",
      refuse: "kein(?:e|en|em|er)?|nicht|ohne|nie|ungern|niemals|statt|hasse|bitte nicht",
      sharing:
        "mitbewohner(?:n|in)?|zimmergenoss(?:e|en|in)|zimmernachbar(?:n|in)?|bettnachbar(?:n)?|schnarcher(?:n)?|(?:zimmer|doppelzimmer) (?:zu )?teilen|zimmer mit (?:anderen|fremden|jemandem)|mehrbettzimmer|schlafsaal|schlafsale",
      need: "(?:brauche|brauchen|will|wollen|mochte|mochten|suche|nehme)(?: ich| wir)?|unbedingt|zwingend|auf",
      refuseBehind:
        "(?:kommt |geht |ist |ware )*(?:fur mich )?(?:nicht in frage|gar nicht|ein no-?go|nichts fur mich|ausgeschlossen|keine option|muss nicht sein)",
      said: "(?:mit |und |den |zahle |gern )*(?:ez|einzelzimmer|einzel)-?zuschlag|privatsphare|einzelunterbringung",
    },
    shared:
      "(?:(?:ist |ware )?(?:mir |uns )?(?:ok|okay|egal|recht|kein problem|in ordnung|gerne?|gern auch|auch)(?:,)? ?(?:ein |das |mit |im )*(?:geteilte[ns]? zimmer|zimmer (?:zu )?teilen|doppelzimmer|mehrbettzimmer|teilen))|(?:ein |das |mein )*(?:geteilte[ns]? zimmer|doppelzimmer|mehrbettzimmer|zimmer (?:zu )?teilen|zimmer teilen) (?:ist |ware |ginge |geht )?(?:auch |fur mich |mir |vollig |vollkommen )*(?:ok|okay|in ordnung|kein problem|egal|recht|gern|fein|klar|gut)|(?:teile|wurde) (?:gern|gerne)? ?(?:ein |das |mein )?zimmer(?: teilen)?|(?:kann|konnen) (?:mir |uns )?(?:gern |ein |das )*zimmer teilen|(?:habe )?nichts gegen (?:ein |das )*(?:geteilte[ns]? zimmer|zimmer teilen|doppelzimmer)",
    discounted:
      "(?:im |mit |die |ein |eine |in |als |auf )*(?:angebote?n?|sonderangebote?n?|rabatte?n?|rabattierte?[nrs]?|reduzierte?[nrs]?|ermaßigte?[nrs]?|ermassigte?[nrs]?|schnappchen|sale|prozente|preisnachlass|aktionen?|herabgesetzte?[nrs]?|heruntergesetzte?[nrs]?|vergunstigte?[nrs]?|preisreduziert)(?: reisen?)?",
    unique: "(?:einzigartige?[nrs]?|einmalige?[nrs]?)(?: reisen?)?",
    transport: {
      train:
        "(?:mit (?:dem |der )?|im |per |die |den )*(?:zug(?:e|en|reisen?|fahrt)?|bahn(?:reisen?|fahrt)?|eisenbahn)",
      bike: "(?:mit (?:dem |den )?|per |aufs |auf dem )*(?:fahrrad(?:er|ern|tour|reise)?|rad(?:reisen?|tour(?:en)?|urlaub|fahren|eln)?|e-?bikes?|bike)",
      bus: "(?:mit (?:dem )?|im |per )*(?:bus(?:reisen?|rundreise)?|reisebus)",
      jeep: "(?:mit (?:dem )?|im |per )*(?:jeeps?|gelandewagen|allrad|4x4)",
      van: "(?:mit (?:dem )?|im |per )*(?:kleinbus(?:se)?|minibus|minivan)",
    },
    easy: "(?:sehr |eher |ganz |recht |ziemlich |moglichst |etwas |was )*(?:leichte?[nrs]?(?! gepack)|einfache[nrs]?(?= (?:wander|trek|tour))|wenig anstrengende?[nrs]?)|(?:nicht|nichts) (?:zu|so|allzu|sehr) (?:anstrengende?[nrs]?|schwere?[nrs]?|schwierige?[nrs]?|hart)|ohne (?:große |grosse )?anstrengung(?:en)?",
    hard: "(?:sehr |eher |ziemlich |richtig |korperlich |etwas |was )*(?:anstrengende?[nrs]?|anspruchsvolle?[nrs]?|(?:heraus)?fordernde?[nrs]?|schwierige?[nrs]?)",
    sort: {
      discount:
        "(?:der |den |die |das |mit dem |mit |am )*(?:hochste[nrs]?|großte[nrs]?|grosste[nrs]?|beste[nrs]?|meisten?|starkste[nrs]?) (?:rabatte?|nachlass|ermaßigung|ermassigung|reduzierung|angebote?|prozente|preisnachlass|reduziert|rabattiert)",
      "price-asc":
        "(?:der |die |das |den |am |was |etwas |eine |einen |moglichst |irgendwas |mit )*(?:gunstigste[nrs]?|gunstigere?[ns]?|gunstige?[nrs]?|billigste[nrs]?|billige?[nrs]?|billigere?[ns]?|preiswerte?(?:ste)?[nrs]?|preisgunstige?[nrs]?|gunstig|billig|preiswert|wenig geld|kleinem? (?:geld|budget)|kleines budget|schmale[nrs]? (?:budget|geldbeutel)|am wenigsten kostet|low ?budget|low ?cost|niedrigste[nrs]? preis(?:e)?|kleine[nrs]? preis)(?: reisen?| reise| zuerst)?",
      "price-desc":
        "(?:der |die |das |den |am )*(?:teuerste[nrs]?|luxuriosesten?|hochste[nrs]? preis)(?: reisen?| reise)?",
      "duration-asc":
        "(?:der |die |das |den |am |was |etwas |eine |einen |moglichst |irgendwas |ein bisschen )*(?:kurzeste[nrs]?|kurzere[nrs]?|kurzer|kurzestm[^ ]*)(?! als)(?: reisen?| reise)?",
      "duration-desc":
        "(?:der |die |das |den |am |was |etwas |eine |einen |moglichst |irgendwas |ein bisschen )*(?:langste[nrs]?|langere[nrs]?|langer|langstm[^ ]*)(?! als)(?: reisen?| reise)?",
    },
    mood: {
      nature:
        "(?:in der |in die |viel |die |pure |reine )*natur(?:erlebnis|reise|nah|nahe|wunder|urlaub|landschaft(?:en)?)?|landschaft(?:en)?|wildnis|tierwelt|draußen sein",
      relax:
        "(?:zum |etwas |viel |die |zur |pure )*(?:entspann(?:ung|en|t|te|ter|tes|end)?|erholung|erholen|erholsam|relax(?:en|t|ed)?|chillen|abschalten|ausspannen|ausruhen|faulenzen|seele baumeln(?: lassen)?)",
      history:
        "(?:die |viel |mit )*(?:geschichte|historisch(?:e[nrs]?)?|geschichtstrachtig|archaologie|archaologisch(?:e[nrs]?)?|ruinen|antike[nrs]?|geschichtlich(?:e[nrs]?)?)",
      culture:
        "(?:die |viel |mit |und )*(?:kultur(?:en|reise|trip|ell|elle[nrs]?|urlaub)?|museen|museum|traditionen|kunst)",
      party:
        "(?:zum |viel |bock auf |lust auf |auf )*(?:party(?:s|urlaub|reise|machen)?|feiern|nachtleben|tanzen|clubs?|clubben|diskos?|disco|ausgehen|spaß haben|fete|sause)",
    },
    type: {
      "Wandern und Trekking":
        "(?:zum |viel |auf |das |eine? )*(?:wander(?:n|reise[n]?|urlaub|tour(?:en)?|ung(?:en)?|trip|woche|gruppe|schuhe)|trek(?:k(?:ing)?(?:reise|tour(?:en)?)?|s)?|zu fu(?:ß|ss)|huttentour|bergwandern|hiking|wander)",
      Strand:
        "(?:am |an den |zum |im |der |die |den |ans |einen |schone |ein )*(?:stran(?:d|de|den|durlaub|dreise|dtage|dferien)|meer(?!busen)|badeurlaub|baden|badereise|kuste|see(?=urlaub)|schnorcheln|schwimmen im meer|sandstrand|sandstrande|meerurlaub)",
      Stadt:
        "(?:in der |in eine |die |eine |in die |der )*(?:stadt(?:e|en|ereise[n]?|etrips?|trips?|etrip|reise[n]?|urlaub)?|hauptstadte?n?|metropolen?|citytrips?|city ?break|gro(?:ß|ss)stadt)",
      Schnee:
        "(?:im |in den |den |mit |viel |durch den )*(?:schnee(?:urlaub|schuhe|schuhwandern|reise|landschaft)?|ski(?:fahren|urlaub)?|verschneite?[nrs]?|hundeschlitten|schlitten|winterurlaub)",
      Safari: "(?:auf |eine |zur )*(?:safari(?:s|reise|urlaub)?|big five|pirschfahrten?)",
      Segeln:
        "(?:zum |auf |mit |einem |dem |ein |eine |per )*(?:segel(?:n|torns?|boot(?:e|en)?|schiffe?|urlaub|reise[n]?|yacht(?:en)?|trip)?|yacht(?:en)?|katamaran(?:e)?|boot(?:e|en|stour|sreise)?|schiff(?:e)?)",
      Expedition: "(?:auf |eine )*expedition(?:en|sreise[n]?|skreuzfahrt)?",
      Entdeckung: "entdeckung(?:sreise[n]?|stour)",
    },
    style: {
      Rucksack:
        "(?:mit |dem |als |im )*(?:rucksack(?:reise[n]?|urlaub|tour|trip)?|backpack(?:en|ing|er|ertour|erreise)?)",
      "Zelte und Camps":
        "(?:im |in |mit |unter |nachte im )*(?:zelt(?:e|en|urlaub|lager|camp|camps)?|camp(?:s|en|ing|ingurlaub)?|glamping|unter freiem himmel)",
      Komfort:
        "(?:mit |im |mehr |etwas |viel |ein bisschen )*(?:komfort(?:abel|able[nrs]?|reise[n]?)?|bequem(?:e[nrs]?)?|luxus(?:reise|urlaub)?|luxurios)",
      Klassisch: "klassische?[nrs]? (?:reisen?|rundreisen?|stil)",
    },
    badge: {
      "Am beliebtesten":
        "(?:am |die |der |eure |euer )*(?:beliebteste[nrs]?|meistgebuchte[nrs]?|meistgeliebte[nrs]?|lieblingsreisen?|favorite?n?|populars?te[nrs]?|popularste[nrs]?)(?: reisen?| reise)?",
      "Ruhiges Tempo":
        "(?:in |im |mit |bei )*(?:ruhige[nrms]?|gemachliche[nrms]?|langsame[nrms]?|gemutliche[nrms]?|entspannte[nrms]?) (?:tempo|rhythmus)|langsam reisen|slow travel|langsam|gemachlich",
      Neu: "(?:die |eure |ganz |brand)*(?:neue[nrs]? (?:reisen?|touren?|ziele?|routen?|termine)|neuheiten|neuigkeiten|neu im programm|nagelneue?[nrs]?|brandneue?[nrs]?|neueste[nrs]?)(?: reisen?)?",
      "Auf Schienen": "auf schienen|per schiene",
    },
  },
  rest: {
    not: "nicht|kein(?:e|en|er|em)?|ohne|au(?:ß|ss)er|nix(?: mit)?|nichts|nie|niemals|blo(?:ß|ss) nicht|ausgenommen|(?<!(?:sicher|garantiert|definitiv|bestimmt|wirklich|fall) )statt|anstatt|weder|noch nicht|abgesehen von|hasse|vermeiden?|meiden?|keinesfalls|auf keinen fall|bis auf|uberall au(?:ß|ss)er|ausgeschlossen|mag kein(?:e|en)?",
    but: "aber|sondern|lieber|eher|nur|stattdessen|dafur|dann|also|bitte|will|mochte|gerne|doch",
    wanting: "will|wollen|mochte|mochten",
    noNegation:
      "(?:(?:ich |wir )?(?:wei(?:ß|ss)|wissen) (?:noch )?nicht|keine ahnung|egal|nicht so wichtig|(?:ist )?(?:mir|uns) (?:vollig |ganz )?egal|kein(?:e)? (?:problem|stress|eile|plan|praferenz(?:en)?|vorlieben|sorge)|noch nie (?:in |auf )?(?:gewesen|war)?|(?:war|waren) noch nie|warum nicht|nicht (?:wahr|schlecht|zwingend|unbedingt|zu|allzu)|ohne (?:stress|eile|hektik)|nichts besonderes|wenn nicht|gar nicht so|kann es kaum erwarten|nicht weit|spielt keine rolle)(?: wo| wann| wohin| was| welche[rs]?)*",
    filler:
      "hallo|hi|hey|moin|servus|guten tag|danke|bitte|ich|wir|mir|uns|mich|du|ihr|euch|sie|er|es|man|will|wollen|mochte|mochten|wurde|wurden|suche|suchen|sucht|such|brauche|hatte|hatten|hab|habe|haben|habt|bin|ist|sind|war|sein|werden|gibt|gibts|gibt's|geht|gehts|gehen|fahren|fahrt|reisen?|reise|reisebegleitung|urlaub|ferien|trip|trips|tour|touren|rundreise|weg|raus|los|hin|wohin|wo|wann|was|wie|welche[rs]?|wer|irgendwo|irgendwas|irgendwohin|irgendwann|etwas|mal|gern|gerne|am liebsten|lieber|lieb|vielleicht|eventuell|evtl|moglichst|wenn moglich|und|oder|aber|auch|noch|schon|nur|sehr|so|da|dann|dort|hier|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mit|ohne|von|vom|zu|zum|zur|nach|in|im|ins|an|am|auf|bei|fur|um|aus|uber|durch|als|ob|dass|meine[rmns]?|mein|unsere?[rmns]?|leute|leuten|menschen|gruppe|gruppen|frei|platz|platze|termine?|abreise|abfahrt|tage|tagen|woche|monat|jahr|vorschlage|vorschlag|ideen|idee|tipps|ziel|ziele|zeig|zeigt|finde|findet|schone?[nrs]?|gute?[nrs]?|nette?[nrs]?|tolle?[nrs]?|bock|lust|plane|planen|denke|denken|allein|alleine|trotzdem|muss|kann|konnen|konnte|darf|soll|bisschen|budget|euro|jahre|alt|zusammen|beide|buchen|machen|sehen|besuchen|entdecken|erleben|nachste[nrs]?|ganz|ab|bis",
    adjectives,
    regions,
    landscapes: [
      "Alpen",
      "Patagonien",
      "Sizilien",
      "Sardinien",
      "Bali",
      "Sansibar",
      "New York",
      "Schottland",
      "Lappland",
      "Toskana",
      "Andalusien",
      "Korsika",
      "Dolomiten",
      "Kappadokien",
      "Alaska",
      "Galápagos",
      "Kanaren",
      "Kykladen",
      "Azoren",
      "Lofoten",
      "Borneo",
      "Java",
      "Kerala",
      "Rajasthan",
      "Yucatán",
      "Hokkaido",
      "Sinai",
      "Sahara",
      "Serengeti",
      "Amazonas",
      "Dalmatien",
      "Karpaten",
      "Atlas",
      "Pamir",
      "Ladakh",
      "Sumatra",
      "Kreta",
      "Wales",
      "England",
      "Bretagne",
      "Normandie",
      "Provence",
      "Hawaii",
      "Tasmanien",
      "Queensland",
      "Québec",
      "Spitzbergen",
      "Kurdistan",
      "Seidenstraße",
      "Machu Picchu",
      "Rockies",
      "Highlands",
      "Böhmen",
      "Anden",
    ],
    compound:
      "urlaub|reisen?|trip|tour|rundreise|ferien|anfang|ende|mitte|aufenthalt|fahrt|abenteuer|wochenende",
    near: {
      "mood=relax": "ruhe|ruhig(?:e[nrs]?)?|stille|wellness|yoga|spa",
      "mood=nature":
        "berge?n?|vulkane?|seen|wuste|wasserfalle|polarlichter|tiere|gorillas|wald|walder|fjorde?",
      "type=trekking": "berge?n?|gipfel|huttee?n?|sportlich|aktiv(?:urlaub)?|abenteuer",
      "type=beach": "sonne|warm|hitze|inseln?|inselhopping|tropisch|palmen",
      "type=snow": "kalt|eis|polarlichter|nordlichter",
      "mood=culture": "essen|kulinarisch|tempel|dorfer",
      "mood=party": "jung|junge leute|musik|singles",
      discounted: "last[- ]minute",
    },
  },
};
