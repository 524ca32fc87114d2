import { adjectives, regions } from "#markets/languages/fr/search-words/adjectives.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";

/** How a sentence says what it looks for. */
export const sentenceWords: SentenceWords = {
  bounds: {
    atMost:
      "rien (?:de )?(?:plus (?:de|d'|long que|cher que)|au-dela de|au-dessus de)|(?:au |un )?max(?:imum)?(?: de)?|au plus|(?:pas|jamais|ni) (?:plus|au-dela) (?:de|d')|sans (?:[^ ]+ )?(?:plus de|depasser)|jusqu'a|n'excedant pas|ne depassant pas|(?:de )?ne pas depasser|plafond(?: de)?|dans la limite de|tout au plus|grand maximum",
    atLeast: "au moins|(?:un )?min(?:imum)?(?: de)?|pas moins de|a partir de|des",
    below: "moins (?:de|d')|en dessous de|sous(?: les)?|inferieur a",
    above: "plus (?:de|d')|au-dessus de|superieur a|au-dela de",
    about:
      "environ|autour de|dans les|a peu pres|quelque|vers|aux alentours de|pres de|genre|un|une",
    orLess:
      "max(?:imum)?|au (?:plus|maximum|max)|ou moins|grand max(?:imum)?|tout au plus|a tout casser",
    orMore: "ou plus|minimum|min|au moins|et plus|au minimum",
  },
  counting: {
    small: {
      1: "un|une",
      2: "deux",
      3: "trois",
      4: "quatre",
      5: "cinq",
      6: "six",
      7: "sept",
      8: "huit",
      9: "neuf",
      10: "dix|une dizaine d[e']|dizaine d[e']",
      11: "onze",
      12: "douze|une douzaine d[e']",
      13: "treize",
      14: "quatorze",
      15: "quinze|une quinzaine d[e']",
      16: "seize",
      17: "dix-sept",
      18: "dix-huit",
      19: "dix-neuf",
      20: "vingt|une vingtaine d[e']",
      21: "vingt[- ]et[- ]un",
      22: "vingt[- ]deux",
      23: "vingt[- ]trois",
      24: "vingt[- ]quatre",
      25: "vingt[- ]cinq",
      26: "vingt[- ]six",
      27: "vingt[- ]sept",
      28: "vingt[- ]huit",
      29: "vingt[- ]neuf",
      30: "trente",
      31: "trente[- ]et[- ]un",
      32: "trente[- ]deux",
      33: "trente[- ]trois",
      34: "trente[- ]quatre",
      35: "trente[- ]cinq",
      36: "trente[- ]six",
      37: "trente[- ]sept",
      38: "trente[- ]huit",
      39: "trente[- ]neuf",
      40: "quarante",
      41: "quarante[- ]et[- ]un",
      42: "quarante[- ]deux",
      43: "quarante[- ]trois",
      44: "quarante[- ]quatre",
      45: "quarante[- ]cinq",
      46: "quarante[- ]six",
      47: "quarante[- ]sept",
      48: "quarante[- ]huit",
      49: "quarante[- ]neuf",
      50: "cinquante",
      60: "soixante",
      70: "soixante[- ]dix",
    },
    hundreds: {
      100: "cent",
      200: "deux[- ]cents?",
      300: "trois[- ]cents?",
      400: "quatre[- ]cents?",
      500: "cinq[- ]cents?",
      600: "six[- ]cents?",
      700: "sept[- ]cents?",
      800: "huit[- ]cents?",
      900: "neuf[- ]cents?",
    },
    thousands: {
      1000: "mille|un millier d[e']",
      2000: "deux[- ]mille",
      3000: "trois[- ]mille",
      4000: "quatre[- ]mille",
      5000: "cinq[- ]mille",
      6000: "six[- ]mille",
      8000: "huit[- ]mille",
      10000: "dix[- ]mille",
    },
    thousandfold: "k|mille",
  },
  money: {
    currency: "€|eur|euros?|balles",
    budget:
      "budget(?: est| de| d'| max(?:imum)?| total| moyen|,| autour de| environ)*|(?:je (?:peux|veux) |on (?:peut|veut) )?(?:depenser|mettre|claquer|payer)|prix(?: max(?:imum)?)?(?: de)?|avec|j'ai|on a|nous avons|pour|coutent?",
    each: "(?:par|pour chaque|a chacun) ?(?:personne|tete|pers\\.?)?(?<=personne|tete|pers|pers\\.|chacun)|chacun(?:e)?|par tete(?: de pipe)?|\\/ ?pers(?:onne)?|p\\.?p\\.?",
    total:
      "(?:au |en )?total|en tout|(?:a|pour) (?:nous )?(?:deux|2)|pour (?:les |nous )?deux|tout compris|ensemble|pour le couple",
    pair: "(?:en )?couple|(?:nous |on |a |pour |nous sommes |on est |on sera |serons )+(?:deux|2)(?! (?:semaines|jours|mois|mille|cents))|(?:avec|moi et) (?:mon|ma) (?:copain|copine|mari|femme|conjoint|conjointe|compagnon|compagne|ami|amie|soeur|sœur|frere|pote|meilleure amie|meilleur ami|cherie?|fiancee?|mere|pere|cousine?|amoureux|amoureuse)|(?:mon|ma) (?:copain|copine|mari|femme|conjoint|conjointe|compagnon|compagne|ami|amie|soeur|sœur|frere|pote|meilleure amie|meilleur ami|cherie?|fiancee?|mere|pere|cousine?) et moi|(?:deux|2) (?:personnes|ami(?:e)?s|copines|potes)|entre amoureux|en amoureux",
  },
  lengths: {
    days: "jours?|j|journees?",
    nights: "nuits?|nuitees?",
    weeks: "semaines?|sem",
    named: {
      3: "(?<!(?:premier|dernier|prochain|ce) )(?:un )?(?:long |grand )?(?:week[- ]?end|we|weekend)s?(?: prolonge| long| de trois jours)?|quelques jours|petits? sejours?",
      7: "(?<!(?:premiere|deuxieme|troisieme|derniere|seconde|cette|prochaine) )semaine(?: entiere| complete)?(?! (?:prochaine|derniere|sainte))|huitaine",
      10: "(?:une )?dizaine de jours|semaine et demie",
      14: "(?:une )?quinzaine(?: de jours)?|quinze jours",
      30: "un mois(?: entier)?",
    },
    any: "n'importe lesquels|quelconques|peu importe (?:les dates|quand)|au choix",
  },
  dates: {
    shortMonths: [
      "janv?",
      "fevr?",
      "(?!)",
      "avr",
      "(?!)",
      "(?!)",
      "juil",
      "(?!)",
      "sept\\.",
      "oct",
      "nov",
      "dec",
    ],
    of: "de|d'|du",
    article: "le|la|les|l'|un|une|du|des|au",
    ordinal: "er|eme|e",
    first: "premier",
    from: "du|de|des|depuis(?: le)?|entre(?: le)?|a partir du|d'|partir (?:du|le)",
    to: "au|a|jusqu'au|jusqu'a|et|-|–|ou|/",
    between: "entre",
    and: "et|ou|-|–|,|/",
    after: "apres(?: le)?|passe(?: le)?|au-dela du",
    before: "avant(?: le| la| l')?|precedant",
    since:
      "a partir (?:du|de|d')|des(?: le)?|depuis(?: le)?|libre (?:a partir )?(?:du|des|des le)|depart (?:le|des|a partir du)",
    notBefore: "(?:pas|jamais|non) avant(?: le)?",
    until:
      "jusqu'(?:au|a|en|fin)|d'ici(?: le| la| au| fin)?|au plus tard(?: le)?|pas apres(?: le)?|avant fin",
    backBy:
      "(?:(?:il faut|je dois|on doit) (?:que je sois |etre )?)?(?:de retour|retour|rentre[rsz]?|rentree|revenir|etre rentree?s?|etre de retour|a la maison)(?: chez moi| a la maison)?(?: avant ou| au plus tard| pour| avant)?(?: le| au)?",
    backToWork:
      "(?:je |on )?(?:reprend[s]?|retravaille|bosse|travaille)(?: le (?:travail|boulot))?",
    onwards: "(?:et )?(?:apres|au-dela)|ou plus tard",
    partOfMonth:
      "(?:en |a |au |vers |pour |courant |sur |de )*(?:la |le |l')?(?:tout )?(?:debut|fin|mi|milieu|courant|premiere (?:semaine|quinzaine|moitie)|deuxieme (?:semaine|quinzaine|moitie)|seconde (?:quinzaine|moitie)|troisieme semaine|derniere (?:semaine|quinzaine)|dernier week-?end|premier week-?end|derniers jours|premiers jours|mois)(?: de| d'| du mois de|-| )?|pendant|durant|vers|tout le mois de",
    within:
      "en|au|aux|a|pour|pendant|de|d'|du|des|ce|cet|cette|prochain|prochaine|vers|dans|sur|sous|avec|par|le prochain|la prochaine|cote|visiter|voir|decouvrir|faire|partir en|partir au|chez|sur les|dans les|a travers|tout",
    noTime: "j'ai|a|as|ont|avons|avez|aurait|sept(?= jours)",
    thisMonth: "ce mois(?:-ci)?",
    nextMonth: "(?:le )?mois prochain|(?:le )?prochain mois",
    thisWeek: "cette semaine",
    nextWeek: "(?:la )?semaine prochaine|(?:la )?prochaine semaine",
    thisWeekend: "ce (?:week[- ]?end|we)",
    nextWeekend: "(?:le )?(?:week[- ]?end prochain|prochain week[- ]?end)",
    nextYear: "(?:l')?annee prochaine|(?:l')?an prochain",
    hence: "dans|d'ici",
    henceBehind: "a partir d'aujourd'hui",
    months: "mois",
  },
  holidays: {
    bridge:
      "(?:le |la |les |pour |au |un |du |de |long |grand )*(?:pont|ponts|week[- ]?end|vacances|fete|fetes|jour|jours|lundi|semaine)(?: prolonge)?(?: de| du| d'| de la| de l'| des)?",
    bridgeBehind: "(?!)",
    named: {
      "Lundi de Pâques": "lundi de paques",
      "Fête du Travail": "fete du travail|(?:1er|premier|1) mai|pont de mai",
      "Victoire 1945": "(?:8|huit) mai(?: 1945)?|victoire(?: 1945)?",
      Ascension: "(?:jeudi de )?(?:l')?ascension",
      "Lundi de Pentecôte": "(?:lundi de )?(?:la )?pentecote",
      "Fête nationale": "fete nationale|14[- ]juillet|quatorze juillet",
      Assomption: "(?:l')?assomption|15 aout|quinze aout",
      Toussaint: "(?:la )?toussaint",
      "Armistice 1918": "armistice(?: 1918)?|11 novembre|onze novembre",
    },
  },
  ages: {
    years: "ans|piges|balais",
    own: "(?:avec )?(?:des gens|gens|un groupe|groupe|groupes|des personnes|d'autres|personnes|des voyageurs)?(?: a peu pres)? ?(?:de |d')?mon age|j'ai|on a|nous avons|age(?:e|es|s)?(?: de| d'| entre)?|gens|groupe|groupes|moi|lui|elle|tous les deux|personnes|des gens|tranche d'age|(?:je )?(?:viens d'avoir|vais avoir|fete)",
    decades: {
      20: "(?:des |les )?(?:vingtenaires?|la vingtaine)",
      30: "(?:des |les )?(?:trentenaires?)|(?:la )?trentaine|trentaine",
      40: "(?:des |les )?(?:quadras?|quadragenaires?|quarantenaires?)|(?:la )?quarantaine",
      50: "(?:des |les )?(?:quinquas?|quinquagenaires?|sexagenaires?|seniors?|retraite(?:e)?s?)|(?:la )?cinquantaine",
    },
    mixed:
      "(?:de |pour )?(?:tous (?:les )?ages|tout age|toutes generations|n'importe quel age|tous ages confondus)|ages? (?:melanges?|mixtes?|varies?)|groupes? (?:mixtes?|d'ages? (?:melanges|mixtes|varies))|peu importe l'age|sans limite d'age",
    over: "plus de|plus d'|au-dessus de|au-dela de|des|a partir de|over|les plus de",
    under: "moins de|en dessous de|under|jusqu'a|les moins de",
    around: "vers|environ|autour de|la|presque|bientot|dans les|pres de",
  },
  facets: {
    status: {
      ALMOST_CONFIRMED:
        "(?:departs? |voyages? |groupes? |dates? )?(?:presque|quasi(?:ment)?|bientot|en passe d'etre) (?:confirmee?s?|surs?|garantie?s?|certaine?s?)",
      ALMOST_FULL:
        "(?:les |des |aux )?(?:toutes )?dernieres places(?: disponibles| restantes)?|(?:departs? |voyages? |groupes? )?(?:presque|quasi(?:ment)?|bientot) (?:complete?s?|pleine?s?|remplie?s?|complets)|(?:il reste )?peu de places|plus que quelques places",
      "CONFIRMED ALMOST_FULL":
        "(?:(?:departs? |voyages? |groupes? |dates? |deja |seulement |uniquement |le |la |les |un |soit |est |sont |avec |au )*(?:confirmee?s?|garantie?s?|assuree?s?)(?: a 100 ?%?| uniquement| seulement)?)|(?:departs? |dates? )(?:soit |est |soient |sont )?(?:surs?|sures?|certaine?s?)|(?:qui |que ca )?(?:part|partent|parte|partira)(?:ent)? (?:vraiment|surement|a coup sur|pour sur|de facon certaine|c'est sur|sur|surs)|(?:sur|surs|certain|certains) de partir|depart certain",
      WAITING_LIST: "(?:sur |en )?liste d'attente|sur demande",
      PLANNED: "(?:departs? )?(?:planifiee?s?|programmee?s?|prevue?s?)",
      SOLD_OUT: "(?:deja )?complets?|epuisee?s?|sold out",
    },
    privateRoom:
      "(?:avec |en |je veux |une |ma |la |et |dans |avoir )*(?:chambre|chambres|piece)(?: (?:individuelles?|privees?|seule?|solo|simple|single|a moi(?: toute? seule?)?|pour moi(?: toute? seule?| seule?)?|(?:rien )?qu'a moi|a part|separee|perso|non partagee|a un lit|particuliere))|(?:ma |propre )+chambre|(?:(?:pas|sans|ne pas|jamais|ni|non|refuse|hors de question) (?:envie |question |de |d'|la |avoir a |vouloir |devoir |le )*(?:partager|partage|chambres? (?:partagee?s?|doubles?|communes?|collectives?|a plusieurs)|colocation|dortoirs?)(?: (?:ma |la |une |sa |de )*(?:chambres?|piece))?(?: avec (?:quelqu'un|des inconnus|d'autres|personne))?)|chambres? rien que pour (?:moi|nous)|dormir seule?|supplement single|single",
    rooms: {
      room: "chambres?|piece|lit",
      sleep: "dormir|dors|dormirai|coucher",
      alone: "seule?|toute? seule?|tranquille|au calme|en paix",
      own: "(?:rien )?(?:que |qu')?(?:pour moi|a moi)(?: toute? seule?)?|seule?|a part|perso(?:nnelle)?",
      refuse:
        "pas|sans|jamais|ni|non|ne|refuse|deteste|evite|eviter|plutot que|hors de question de",
      sharing:
        "partag(?:e|er|ee|es|ees|eant)|coloc(?:ataires?|s|ation)?|voisins? de chambre|camarades? de chambre|ronfleurs?|dortoirs?|compagnons? de chambre",
      need: "(?:me |nous |la )?(?:veux|voulons|cherche|faut|souhaite|prends)|(?:ai |avons )?besoin (?:de|d')|de|d'|forcement",
      refuseBehind:
        "(?:c'est |est )*(?:non|tres peu pour moi|hors de question|pas pour moi|pas possible)",
      said: "(?:avec |le |un |et |je paie (?:le |un )?)*(?:supplement|supp) (?:single|chambre (?:single|individuelle|seule)|individuel)|intimite(?: la nuit)?|en single",
    },
    shared:
      "(?:(?:ca|cela) (?:me|nous) va (?:de|tres bien de|bien de)|(?:ca )?(?:ne )?(?:me|nous) (?:gene|derange) pas (?:de|d')|(?:je )?(?:suis |veux bien |peux |d'accord (?:de|pour) |accepte de |pret(?:e)? a |ok pour )+|aucun (?:probleme|souci) (?:pour|a|avec)) ?(?:partager(?: la| une| ma)?(?: chambre)?|(?:la |une )?chambre partagee)|(?:la |une )?chambre partagee (?:me va|ca me va|ok|c'est bon|sans probleme|convient)|partager (?:la |une |ma )?chambre (?:ne me derange pas|ca me va|me va|ok|ne me gene pas)",
    discounted:
      "(?:en |avec |des |une |un |de |les |a )*(?:promos?|promotions?|soldes?|soldee?s?|reductions?|remises?|remisee?s?|rabais|bons plans?|offres?(?: speciales?)?|prix reduits?|reduite?s?|bradee?s?|prix casses|tarifs? reduits?|ventes? flash)",
    unique: "(?:voyages? |experiences? |sejours? )uniques?|hors du commun",
    transport: {
      train: "(?:en |le |par le |un )*trains?",
      bike: "(?:a |en |le )*(?:velos?|bicyclettes?|cyclotourisme|pedaler)",
      bus: "(?:en |le |un )*(?:bus|autocars?|cars)",
      jeep: "(?:en |un )*(?:jeeps?|4x4|tout[- ]terrain)",
      van: "(?:en |un )*(?:minibus|minivan|van)",
    },
    easy: "(?:tres |assez |plutot |plus )*(?:faciles?|peu (?:sporti(?:fs?|ves?)|physiques?|fatigante?s?|difficiles?))|(?:pas|rien de) (?:trop|tres|si) (?:dure?s?|sporti(?:fs?|ves?)|physiques?|fatigante?s?|difficiles?)|sans (?:trop d'|gros )?efforts?",
    hard: "(?:tres |assez |plutot |plus |bien )*(?:sporti(?:fs?|ves?)|physiques?|difficiles?|exigeante?s?|eprouvante?s?)",
    sort: {
      discount:
        "(?:(?:la |le |les |avec la |avec le )*(?:plus (?:grosses?|grande?s?|fortes?|hautes?|gros|grands|forts?) (?:reductions?|remises?|promos?|rabais|promotions?|soldes)|meilleur(?:e)?s? (?:reductions?|remises?|promos?|rabais|offres?|promotions?)|(?:reduction|remise|promo|rabais|promotion) (?:la plus|le plus|maximale?|maxi)(?: forte?| grande?| grosse?| haute?| elevee?| importante?)?))|(?:le |les )?plus remise(?:e)?s?",
      "price-asc":
        "(?:le |la |les |quelque chose de |un voyage |voyages? |du )*(?:moins (?:cher|chere|chers|cheres|couteu(?:x|se))|pas cher(?:s|es|e)?(?: du tout)?|petits? prix|prix (?:les plus )?bas|plus (?:economiques?|abordables?)|economiques?|low ?cost|bon marche|abordables?|a bas (?:prix|cout)|meilleur prix|pour pas cher|pour trois fois rien|petits? budgets?)(?: possible| d'abord)?",
      "price-desc":
        "(?:le |la |les )*(?:plus (?:cher|chere|chers|cheres|couteu(?:x|ses?)|luxueu(?:x|ses?)))",
      "duration-asc":
        "(?:le |la |les |quelque chose de |un voyage |un peu |voyages? )*(?:plus (?:courte?s?|brefs?|breves?|rapides?)|moins longs?|moins longues?)(?: possible)?",
      "duration-desc":
        "(?:le |la |les |quelque chose de |un voyage |un peu |voyages? )*(?:plus (?:longs?|longues?)|moins courte?s?)(?: possible)?",
    },
    mood: {
      nature:
        "(?:la |en pleine |dans la |de la |de |belle |grande )*nature|paysages?|naturelle?s?|grands espaces|sauvages?|plein air|faune",
      relax:
        "(?:de la |un peu de |se |me |pour |du |de |nous )*(?:detente|detendre|relax(?:ation|ant|er)?|repos(?:er|ant)?|farniente|deconnecter|deconnexion|zen|lacher prise|decompresser)",
      history:
        "(?:l'|de l'|d'|de |et )*(?:histoire|historiques?|archeologi(?:e|ques?)|ruines|vieilles pierres|antiquite)",
      culture: "(?:la |de la |de |et )*(?:culture(?:lle)?s?|culturels?|musees?|traditions?|art)",
      party:
        "(?:la |faire la |de la |de |pour |un peu de )*(?:fetes?|festi(?:f|ve|fs|ves)|faire la fiesta|fiesta|teuf|nuits? blanches?|vie nocturne|danser|boites?(?: de nuit)?|sortir le soir|bringue|s'amuser|s'eclater|celebrer|feter(?! nos| mes)|party)",
    },
    type: {
      "Randonnée et trekking":
        "(?:de la |une |la |faire de la |faire du |en |du |un |des )*(?:randonnees?|randos?|treks?|trekking|marche(?: a pied)?|marcher|a pied|randonner|sentiers?|balades?)",
      Plage:
        "(?:a la |la |les |des |de |au bord de la |bord de |en bord de |sur la |sur les |une |belles )*(?:plages?|mer(?! (?:morte|rouge|noire|caspienne|baltique))|bord de mer|baignade|balneaires?|cotes?(?= sauvage)|snorkeling|cocotiers)",
      Ville:
        "(?:en |la |une |de |les |des |grandes? )*(?:villes?|capitales?|city[- ]?(?:break|trip)s?|escapades? (?:citadines?|urbaines?)|urbaine?s?|metropoles?)",
      Neige:
        "(?:a la |la |dans la |de la |sous la |les |en |sur la )*(?:neige|enneigee?s?|ski|skier|raquettes|chiens de traineau|traineau)",
      Safari: "(?:un |en |faire un |le )*safaris?|big five",
      Voile:
        "(?:a la |la |en |un |faire de la |de la |sur un |du |le )*(?:voiles?|voiliers?|bateaux?(?: a voiles?)?|catamarans?|goelette|naviguer|navigation|croisiere a la voile)",
      Expédition: "(?:une |en )*expeditions?",
      Découverte: "(?:voyages? |sejours? )(?:de |a la )?decouvertes?",
    },
    style: {
      "Sac à dos":
        "(?:avec (?:un |le |mon )?|en )*(?:sacs? a dos|routards?|backpack(?:ing|er|eur|eurs)?|baroudeurs?)",
      "Tente et bivouac":
        "(?:sous (?:la |une |les )?|en |avec |dormir sous (?:la |une )?|nuits? sous (?:la )?|dans (?:une |la )?)*(?:tentes?|bivouacs?|bivouaquer|camping|camper|campements?|glamping|toile)",
      Confort: "(?:du |en |avec |un peu de |tout |plus de |le )*(?:confort(?:able|ables)?|luxe)",
      Classique: "(?:voyages? |style |sejours? )classiques?",
    },
    badge: {
      "Coup de cœur":
        "(?:les |le |des |un |votre |vos )*(?:coups? de coeur|coups? de cour|coups? de cœur|preferes?|prefer(?:e|es) des voyageurs|plus (?:aimes?|apprecies?|populaires?|demandes?))",
      "Tout en douceur":
        "(?:a |un |en |au )*(?:tout en douceur|en douceur|rythme (?:doux|lent|tranquille)|slow(?: travel)?|lentement|sans se presser|rythme pepere)",
      Nouveau:
        "(?:les |des |voyages? |vos |destinations? |un |sejours? )*(?:nouveaux voyages|nouveautes?|nouveau voyage|tout nouveaux?|nouvelles destinations|nouveaux circuits|nouveaux departs|nouveaux)",
      "Sur les rails": "sur (?:les )?rails",
    },
  },
  rest: {
    not: "pas(?! cher)|ni|rien de|rien|sans|sauf|excepte|hormis|hors|a part|aucune?|jamais|non|plutot que|au lieu de|eviter|evitant|on evite|j'evite|deteste|marre (?:de|du|des)|ras le bol|en dehors de|j'aime pas|je n'aime pas|surtout pas|n'importe ou sauf|a l'exception de|tout sauf",
    but: "mais|plutot|seulement|juste|donc|alors|de preference|je veux|je prefere|je cherche|uniquement|merci|et plutot",
    wanting: "je veux|je cherche|veux|voulons",
    noNegation:
      "(?:je (?:ne )?sais pas|sais pas|on (?:ne )?sait pas|(?:ca )?(?:ne )?m'est egal|peu importe|pas (?:de preference|d'idee|grave|encore|forcement|mal|presse|trop|de souci|de probleme)|n'importe (?:ou|quand|lequel|quelle|quoi|quel)|(?:je n'ai |j'ai |jamais )?(?:encore )?jamais (?:ete|alle|allee|vu|visite)(?: en| au| a)?|pourquoi pas|sans (?:souci|probleme|prise de tete|se presser)|non merci|aucune (?:idee|preference)|sinon|rien de special|n'est-ce pas)(?: ou| quand| encore| exactement| comment)*",
    filler:
      "bonjour|bonsoir|salut|coucou|hello|merci|svp|s'il vous plait|s'il te plait|stp|je|j'|on|nous|vous|tu|il|elle|ils|elles|me|moi|m'|veux|voudrais|voudrait|voudrions|veut|aimerais|aimerait|cherche|cherchons|recherche|envie|souhaite|partir|pars|part|partons|aller|voyages?|voyager|vacances|sejours?|circuits?|escapades?|quelque chose|qqch|quelque part|ou|quand|comment|que|qui|quoi|quel|quelle|quels|quelles|avec|pour|par|en|au|aux|a|de|des|du|d'|la|le|les|l'|un|une|et|mais|si|ca|ce|c'est|cela|est|sont|etre|suis|sommes|ai|a|as|avez|avons|auriez|aurait|auriez-vous|avez-vous|peux|peut|pouvons|pourrais|puis-je|venir|faut|faudrait|dispo|disponibles?|disponible|libres?|dates?|departs?|jours?|groupes?|gens|personnes?|trouver|trouve|montre|montrez|proposez|propose|proposition|idees?|conseils?|destinations?|plutot|peut-etre|eventuellement|si possible|ideal(?:ement)?|seule?|aussi|tres|bien|bon|bonne|beau|belle|petit|petite|tout|tous|toute|toutes|y|s'il|dans|sur|sous|chez|vers|ans|age|euros|budget|alors|donc|quoi|faire|voir|visiter|decouvrir|prendre|prochaine?|place|places|fait|quelques|pense|pensais|reserver|genre|style|type|coin|niveau|cote|j'aime|cette|cet|mon|ma|mes|notre|nos",
    adjectives,
    regions,
    landscapes: [
      "Alpes",
      "Patagonie",
      "Sicile",
      "Sardaigne",
      "Bali",
      "Zanzibar",
      "New York",
      "Écosse",
      "Laponie",
      "Toscane",
      "Andalousie",
      "Corse",
      "Dolomites",
      "Cappadoce",
      "Alaska",
      "Galápagos",
      "Canaries",
      "Cyclades",
      "Açores",
      "Lofoten",
      "Bornéo",
      "Java",
      "Kerala",
      "Rajasthan",
      "Yucatán",
      "Hokkaido",
      "Sinaï",
      "Sahara",
      "Serengeti",
      "Amazonie",
      "Dalmatie",
      "Carpates",
      "Atlas",
      "Pamir",
      "Ladakh",
      "Sumatra",
      "Crète",
      "Angleterre",
      "Bretagne",
      "Normandie",
      "Provence",
      "Hawaï",
      "Tasmanie",
      "Queensland",
      "Québec",
      "Svalbard",
      "Kurdistan",
      "Route de la soie",
      "Machu Picchu",
    ],
    compound: "",
    near: {
      "mood=relax": "calme|tranquille|paix|silence|spa|yoga|bien-etre",
      "mood=nature": "montagnes?|volcans?|lacs?|desert|cascades|aurores?|animaux|forets?|fjords?",
      "type=trekking": "montagnes?|sommets|sporti(?:f|ve)|aventure",
      "type=beach": "soleil|chaud|chaleur|iles?|tropical(?:es)?|lagons?",
      "type=snow": "froid|glace|aurores?",
      "mood=culture": "manger|cuisine|gastronomie|temples|villages",
      "mood=party": "jeunes?|musique|celibataires",
      discounted: "derniere minute",
    },
  },
};
