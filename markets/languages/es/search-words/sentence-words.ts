import { adjectives, regions } from "#markets/languages/es/search-words/adjectives.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";

/** How a sentence says what it looks for. */
export const sentenceWords: SentenceWords = {
  bounds: {
    atMost:
      "no (?:pase|supere|cueste mas|dure mas|pasen)(?: de)?|nada (?:de |por )?(?:mas (?:de|largo (?:de|que)|caro (?:de|que))|encima de)|como (?:mucho|maximo)|(?:un )?max(?:imo)?\\.?(?: de)?|(?:por |a )?no mas de|(?:no|sin) (?:[^ ]+ )?(?:mas de|pasar(?:me|nos)? de|superar)|sin pasar(?:me|nos)? de|hasta|no superior a|tope(?: de)?|a lo sumo|que no (?:pase|supere|cueste mas|pasen|dure mas)(?: de)?|que no sea[n]? mas de",
    atLeast:
      "al menos|(?:un )?min(?:imo)?\\.?(?: de)?|como minimo|por lo menos|no menos de|a partir de|desde",
    below: "(?:por )?(?:menos de|debajo de|bajo|inferior a)",
    above: "mas de|superior a|por encima de",
    about:
      "unos|unas|alrededor de|cerca de|mas o menos|aprox(?:imadamente)?|sobre los|sobre|en torno a|algo como|tipo|un|una",
    orLess: "tope|max(?:imo)?\\.?|como (?:mucho|maximo)|o menos|a lo sumo",
    orMore: "o mas|como minimo|minimo|en adelante|por lo menos|al menos",
  },
  counting: {
    small: {
      1: "un[oa]?",
      2: "dos|un par de",
      3: "tres",
      4: "cuatro",
      5: "cinco",
      6: "seis",
      7: "siete",
      8: "ocho",
      9: "nueve",
      10: "diez",
      11: "once",
      12: "doce",
      13: "trece",
      14: "catorce",
      15: "quince",
      16: "dieciseis",
      17: "diecisiete",
      18: "dieciocho",
      19: "diecinueve",
      20: "veinte",
      21: "veintiun[oa]?",
      22: "veintidos",
      23: "veintitres",
      24: "veinticuatro",
      25: "veinticinco",
      26: "veintiseis",
      27: "veintisiete",
      28: "veintiocho",
      29: "veintinueve",
      30: "treinta",
      31: "treinta y un[oa]?",
      32: "treinta y dos",
      33: "treinta y tres",
      34: "treinta y cuatro",
      35: "treinta y cinco",
      36: "treinta y seis",
      37: "treinta y siete",
      38: "treinta y ocho",
      39: "treinta y nueve",
      40: "cuarenta",
      41: "cuarenta y un[oa]?",
      42: "cuarenta y dos",
      43: "cuarenta y tres",
      44: "cuarenta y cuatro",
      45: "cuarenta y cinco",
      46: "cuarenta y seis",
      47: "cuarenta y siete",
      48: "cuarenta y ocho",
      49: "cuarenta y nueve",
      50: "cincuenta",
      60: "sesenta",
      70: "setenta",
    },
    hundreds: {
      100: "cien(?:to)?",
      200: "doscientos",
      300: "trescientos",
      400: "cuatrocientos",
      500: "quinientos",
      600: "seiscientos",
      700: "setecientos",
      800: "ochocientos",
      900: "novecientos",
    },
    thousands: {
      1000: "mil",
      2000: "dos mil",
      3000: "tres mil",
      4000: "cuatro mil",
      5000: "cinco mil",
      6000: "seis mil",
      8000: "ocho mil",
      10000: "diez mil",
    },
    thousandfold: "k|mil",
  },
  money: {
    currency: "€|eur|euros?|pavos|leuros|euracos",
    budget:
      "presupuesto(?: es| de| maximo| max| total| ajustado|,| unos)*|(?:puedo |quiero |podemos |queremos )?gast(?:ar|o|amos|arnos|arme)|precio(?: maximo)?(?: de)?|con|tengo|tenemos|por|cuesten?|coste",
    each: "(?:por |cada )(?:persona|cabeza|un[oa]|cual)|cada un[oa]|c\\/u|p\\/p|por barba",
    total:
      "en total|total|entre (?:los |las )?dos|para (?:los |las )?dos|(?:los|las) dos(?: juntos)?|en conjunto|todo incluido|juntos",
    pair: "(?:somos|vamos|seriamos|viajamos|entre|para|ir[ie]amos) (?:los |las )?(?:dos|2)|en pareja|(?:somos )?(?:una )?pareja|dos (?:personas|amig[oa]s)|para nosotros dos|(?:yo y|con) mi (?:novi[oa]|mujer|marido|pareja|espos[oa]|amig[oa]|mejor amig[oa]|hermana|hermano|madre|padre|prim[oa]|chic[oa])|mi (?:novi[oa]|mujer|marido|pareja|espos[oa]|amig[oa]|mejor amig[oa]|hermana|hermano|madre|padre|prim[oa]|chic[oa]) y yo|mi (?:novi[oa]|mujer|marido|pareja|espos[oa]|amig[oa]|hermana|hermano)",
  },
  lengths: {
    days: "dias?|dia|jornadas",
    nights: "noches?",
    weeks: "semanas?|sem",
    named: {
      3: "(?<!(?:primer|segundo|ultimo|tercer) )(?:un )?(?:fin(?:de)?(?: de semana)?|finde|fines de semana|puente corto|weekend)(?: largo)?(?! de (?:mes|ano|curso|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))|unos (?:pocos )?dias|pocos dias|escapada(?: corta)?|escapadita",
      7: "(?<!(?:primera|segunda|tercera|cuarta|ultima|proxima|esta) )semana(?: entera| completa)?(?! (?:santa|pasada|que viene))|semanita",
      10: "(?:una )?decena de dias|semana y media|diez dias",
      14: "quincena|(?:un )?par de semanas|quince dias",
      30: "un mes(?: entero)?",
    },
    any: "cualesquiera|cualquiera|sean cuales sean",
  },
  dates: {
    shortMonths: [
      "ene",
      "feb",
      "mar\\.",
      "abr",
      "may\\.",
      "jun",
      "jul",
      "ago",
      "sept?|setiembre",
      "oct",
      "nov",
      "dic",
    ],
    of: "de|del",
    article: "el|la|lo|los|las|un|una|unos|unas|al",
    ordinal: "°|º|\\.",
    first: "primero|uno",
    from: "del?|desde(?: el)?|entre(?: el)?|a partir del?|saliendo(?: el)?",
    to: "al?|hasta(?: el)?|y|-|–|/|o",
    between: "entre",
    and: "y|e|o|u|-|–|,|/",
    after: "despues del?|pasad[oa](?: el)?|tras(?: el)?|posterior al?",
    before: "antes del?|previo al?|anterior al?",
    since:
      "a partir del?|desde|desde el|libre desde(?: el)?|saliendo (?:el|a partir del|desde)|salida (?:el|desde)",
    notBefore: "no antes del?|nunca antes del?",
    until:
      "hasta(?: el)?|a mas tardar(?: el)?|no mas tarde del?|no despues del?|como (?:muy tarde|tarde)(?: el)?",
    backBy:
      "(?:(?:tengo|tenemos) que |(?:de )?)?(?:vuelta|volver|vuelvo|volviendo|de vuelta|regreso|regresar|estar de vuelta|estar en casa|en casa)(?: a casa| en casa)?(?: antes o| como (?:muy tarde|mucho|maximo))?(?: para| el| al| hasta)*",
    backToWork:
      "(?:vuelvo|tengo que volver|empiezo) (?:al trabajo|a trabajar|al curro|a currar)|(?:ya )?(?:trabajo|curro)",
    onwards: "en adelante|o mas tarde|y despues",
    partOfMonth:
      "(?:a |en |por |para |hacia |durante )*(?:el |la |los |las )?(?:principios?|inicios?|comienzos?|mediados|finales|final|fin|primer[ao]s?(?: dias| semanas?| quincena| mitad)?|segunda (?:semana|quincena|mitad)|tercera semana|cuarta semana|ultim[ao]s?(?: dias| semanas?| quincena| finde| fin de semana)|primer (?:finde|fin de semana)|mes|todo(?: el mes)?|pleno)(?: de| del)?|alla por|hacia|durante|sobre|puente en",
    within:
      "en|a|al|para|por|durante|de|del|este|esta|proximo|proxima|hacia|hasta|desde|con|sobre|entre|el proximo|la proxima|visitar|ver|recorrer|conocer|alla por|todo|toda|por toda|por todo",
    noTime: "(?!)",
    thisMonth: "este mes",
    nextMonth: "(?:el |para el )?(?:mes que viene|proximo mes|mes proximo|mes siguiente)",
    thisWeek: "esta semana",
    nextWeek:
      "(?:la |para la )?(?:semana que viene|proxima semana|semana proxima|semana siguiente)",
    thisWeekend: "este (?:finde|fin de semana)",
    nextWeekend:
      "(?:el )?(?:proximo (?:finde|fin de semana)|(?:finde|fin de semana) (?:que viene|proximo))",
    nextYear: "(?:el )?(?:ano que viene|proximo ano|ano proximo)",
    hence: "dentro de|en|de aqui a",
    henceBehind: "desde hoy|a partir de hoy",
    months: "meses|mes",
  },
  holidays: {
    bridge:
      "(?:el |la |los |en |para |por |un )*(?:puente|acueducto|fin de semana|finde|festivo|fiesta|fiestas|dia|vacaciones|semana)(?: largo)?(?: de la| de los| del| de|) ?(?:la |los |el )?",
    bridgeBehind: "(?!)",
    named: {
      "Día de la Constitución":
        "(?:dia de la )?constitucion|puente de diciembre|diciembre puente|6 de diciembre",
      "Inmaculada Concepción": "(?:la )?inmaculada(?: concepcion)?|la purisima|8 de diciembre",
      "Epifanía del Señor": "(?:dia de )?(?:los )?reyes(?: magos)?|epifania(?: del senor)?",
      "Viernes Santo": "viernes santo",
      "Fiesta del Trabajo":
        "(?:puente de mayo|primero de mayo|1 de mayo|uno de mayo|dia del trabajo|fiesta del trabajo|dia del trabajador)",
      "Asunción de la Virgen":
        "(?:la )?asuncion(?: de la virgen)?|puente de agosto|virgen de agosto|15 de agosto",
      "Fiesta Nacional":
        "(?:el |puente del )?pilar|hispanidad|fiesta nacional|puente de octubre|12 de octubre",
      "Todos los Santos":
        "(?:dia de )?todos los santos|los santos|puente de noviembre|1 de noviembre|difuntos",
    },
  },
  ages: {
    years: "anos|anitos|tacos|anetes|anos de edad",
    own: "(?:con )?(?:gente|personas|un grupo|grupo|grupos|companeros|viajeros|otros)?(?: mas o menos)? ?(?:de |con )?mi (?:misma )?edad|tengo|tenemos|con|edad(?:es)?|gente|grupo|grupos|personas|yo|ella|el|ambos|los dos|mi novi[oa]|viajeros|(?:acabo de )?cumpl(?:ir|o|i)|(?:gente )?joven|jovenes|de",
    decades: {
      20: "veintean[ie]r[oa]s?|veinteaner[oa]s?|los veinte",
      30: "treintaner[oa]s?|los treinta|treinta y pico|treinta y tantos|treintipico",
      40: "cuarentaner[oa]s?|cuarenton(?:a|as|es)?|los cuarenta|cuarenta y pico|cuarenta y tantos",
      50: "cincuentaner[oa]s?|cincuenton(?:a|as|es)?|sesenton(?:a|as|es)?|jubilad[oa]s?|los cincuenta",
    },
    mixed:
      "(?:de |para )?(?:todas las|cualquier|toda) edad(?:es)?|edad(?:es)? (?:mixtas?|variadas?|mezcladas|diversas|libre)|sin limite de edad|grupos? mixtos?(?: de edad(?:es)?)?|mezcla de edades|da igual la edad",
    over: "mas de|mayores de|por encima de|a partir de|desde|over|de|mas",
    under: "menores de|menos de|por debajo de|under|hasta",
    around: "sobre los|sobre|en torno a|alrededor de|unos|cerca de|casi|rondando",
  },
  facets: {
    status: {
      ALMOST_CONFIRMED:
        "(?:salidas? |viajes? |grupos? |fechas? )?(?:casi|a punto de ser|practicamente) (?:confirmad[oa]s?|segur[oa]s?|garantizad[oa]s?)",
      ALMOST_FULL:
        "(?:las |con )?ultim[ao]s (?:plazas?|sitios|huecos|asientos|lugares)(?: libres)?|(?:salidas? |viajes? |grupos? )?casi (?:llen[oa]s?|complet[oa]s?|agotad[oa]s?)|pocas plazas|quedan pocas(?: plazas)?|a punto de (?:llenarse|completarse)",
      "CONFIRMED ALMOST_FULL":
        "(?:(?:con |la |el |las |los |ya |solo |salidas? |viajes? |grupos? |fechas? |que este |que esten |esta |plaza )*(?:confirmad[oa]s?|garantizad[oa]s?|asegurad[oa]s?)(?: ya| seguro| al 100 ?%?)?)|(?:que |solo (?:si )?)?(?:salga[n]?|sale[n]?) (?:seguro|fijo|si o si|de verdad|con seguridad|segur[oa]s?)|salidas? (?:100 ?% )?segur[oa]s?|segur[oa]s? que salen?|que salga si o si|(?:de )?salida segura",
      WAITING_LIST: "(?:en )?lista de espera|bajo peticion|a peticion",
      PLANNED: "(?:salidas? )?(?:planificad[oa]s?|programad[oa]s?|previst[oa]s?)",
      SOLD_OUT: "agotad[oa]s?|sold out|complet[oa]s",
    },
    privateRoom:
      "(?:con |en |quiero |una |mi |la |y |tener )*(?:habitacion|cuarto|habitaciones)(?: (?:individual(?:es)?|privad[oa]s?|propi[oa]|sencilla|single|aparte|sol[oa] para mi|(?:solo |solamente |toda )?para mi(?: sol[oa]| solit[oa])?|de uso individual|doble de uso individual|independiente|sin compartir))|(?:propia|mi) habitacion|(?:mi )?(?:propia )?cama propia|(?:(?:no|sin|nada de|ni) (?:quiero |tener que |querer |me apetece |deseo |pienso |me gusta |puedo |quisiera )?(?:compartir|compartida|compartidas|(?:habitacion|habitaciones|cuarto|cuartos) (?:compartid[oa]s?|doble|multiple))(?: (?:la |el |mi )?(?:habitacion|cuarto|dormitorio|habitaciones))?(?: con (?:nadie|desconocidos|otros|extranos))?)|dormir sol[oa]|individual",
    rooms: {
      room: "habitacion(?:es)?|cuartos?|dormitorio|cama",
      sleep: "dormir|duermo|dormire|descansar",
      alone: "sol[oa]|solit[oa]|por mi cuenta|a solas|tranquil[oa]|en paz",
      own: "(?:solo |solamente |toda |entera )*para mi(?: sol[oa]| solit[oa])?|a solas|propi[oa]|sol[oa]",
      refuse: "no|sin|nada de|ni|nunca|odio|paso de|evitar|evito|mejor no|en vez de",
      sharing:
        "compart[a-z]+|companer[a-z]+ de (?:habitacion|cuarto|piso)|compis? de (?:habitacion|cuarto)|roncadores|literas|dormitorios compartidos",
      need: "(?:me |nos |la )?(?:quiero|queremos|necesito|necesitamos|busco|buscamos|hace falta|interesa|pago)|de|necesariamente",
      refuseBehind:
        "(?:es |eso )*(?:ni hablar|ni de broma|no es lo mio|no va conmigo|imposible|no es una opcion)",
      said: "(?:con |el |pago (?:el |un )?|y )*suplemento (?:individual|por individual|de individual|single)|intimidad(?: por la noche)?|privacidad|en individual",
    },
    shared:
      "(?:(?:me |nos )?(?:da igual|va bien|viene bien|parece bien|vale|no (?:me |nos )?importa|sin problema(?: en| con)?|acepto|encantad[oa] de|dispuest[oa] a|puedo|podemos|me gusta) (?:compartir(?: la)?(?: habitacion| cuarto)?|(?:la |una |en )?habitacion (?:compartida|doble)))|compartir (?:la )?(?:habitacion|cuarto) (?:me va bien|esta bien|vale|ok|no es problema|no me importa)|habitacion compartida (?:esta bien|vale|ok|sin problema|me vale|no me importa)",
    discounted:
      "(?:en |con |de |a |las |algun[oa]?s? |viajes? |alguna? )*(?:ofertas?|oferton(?:es)?|descuentos?|rebajas?|rebajad[oa]s?|promocion(?:es)?|promos?|chollos?|gangas?|en oferta|precio reducido|precios reducidos|descontad[oa]s?|liquidacion)",
    unique: "(?:viajes? |experiencias? )unic[oa]s?|irrepetibles?",
    transport: {
      train: "(?:en |con |el |un |los )*tren(?:es)?",
      bike: "(?:en |con la |una )*(?:bici(?:cleta|cletas|s)?|cicloturismo|pedalear)",
      bus: "(?:en |el |un )*(?:autobus(?:es)?|autocar(?:es)?|bus)",
      jeep: "(?:en |un |con )*(?:jeeps?|todoterrenos?|4x4)",
      van: "(?:en |una |con )*(?:furgonetas?|furgo|minibus|minivan)",
    },
    easy: "(?:muy |bastante |mas |algo )*(?:facil(?:es)?|poco exigentes?)|no (?:muy|demasiado|tan) (?:exigentes?|dur[oa]s?|dificil(?:es)?|cansad[oa]s?)|nada (?:exigentes?|dificil(?:es)?)|sin (?:mucho |demasiado )?esfuerzo",
    hard: "(?:muy |bastante |mas |fisicamente |algo )*(?:exigentes?|dificil(?:es)?)",
    sort: {
      discount:
        "(?:(?:el |la |los |las |con |con el )*(?:mayor|mejor|maximo|mas|mejores|mayores) (?:descuentos?|rebajas?|ofertas?|oferta|rebajad[oa]s?)|(?:el |la |los )?mas rebajad[oa]s?|descuento (?:mas alto|maximo|mas grande)|(?:oferta|rebaja) mas (?:grande|alta))",
      "price-asc":
        "(?:el |la |lo |los |las |algo |un viaje |viajes? |de mas |ordenad[oa]s? por )*(?:mas (?:barat[oa]s?|economic[oa]s?|asequibles?)|menos car[oa]s?|barat[oa]s?|baratit[oa]s?|economic[oa]s?|low ?cost|a buen precio|bien de precio|precio (?:mas )?bajo|precios (?:mas )?bajos|con poco dinero|poco dinero|gastar poco|gastando poco|tirad[oa]s? de precio|asequibles?|que cueste[n]? (?:poco|menos)|presupuesto (?:ajustado|bajo|reducido))(?: posible| que (?:haya|tengais|tengan))?",
      "price-desc":
        "(?:el |la |lo |los |las )*(?:mas car[oa]s?|mas lujos[oa]s?|precio mas alto)(?: que (?:haya|tengais))?",
      "duration-asc":
        "(?:el |la |lo |los |las |algo |un viaje |viajes? |un poco )*(?:mas (?:cort[oa]s?|breves?|rapid[oa]s?)|menos larg[oa]s?)(?: posible| que (?:haya|tengais))?",
      "duration-desc":
        "(?:el |la |lo |los |las |algo |un viaje |viajes? |un poco )*(?:mas larg[oa]s?|menos cort[oa]s?)(?: posible| que (?:haya|tengais))?",
    },
    mood: {
      nature:
        "(?:la |en plena |en la |mucha |pura |de )*naturaleza|natural(?:es)?|paisajes?|salvaje|aire libre",
      relax:
        "(?:de |un poco de |mucho |puro |para )*(?:relax|relaj(?:arme|arnos|arse|ante|antes|ado|ada|acion|o)|descans(?:o|ar)|desconect(?:ar|arme)|desconexion|reposo)",
      history:
        "(?:la |de |con |mucha |y )*histori(?:a|cos?|cas?)|historic[oa]s?|ruinas|arqueologi(?:a|co|cos)",
      culture: "(?:la |de |con |mucha |y )*cultura(?:l|les)?|museos?|tradiciones|arte",
      party:
        "(?:de |con |salir de |mucha |ganas de |la |un poco de |para )*(?:fiestas?(?! nacional)|marcha|juerga|fiesteros?|vida nocturna|bailar|discotecas?|bares|celebrar(?:lo)?|diversion|divertirme|divertirnos|party|salir por la noche)",
    },
    type: {
      "Senderismo y trekking":
        "(?:de |hacer |un |el |para |rutas? de )*(?:senderismo|trekking|trek|caminatas?|caminar|andar|excursion(?:es|ismo)?|rutas? a pie|a pie|montanismo|senderos|hiking|travesias?)",
      Playa:
        "(?:en |a |la |de |las |cerca del |por el |al |con )*(?:playas?|playit[ao]s?|mar(?! (?:muerto|rojo|negro|caspio|caribe))|costa(?! rica| de marfil| azul)|snorkel|calas?|banarme en el mar)",
      Ciudad:
        "(?:en |la |una |de |las )*(?:ciudad(?:es)?|capital(?:es)?|urban[oa]s?|escapada urbana|metropolis)",
      Nieve: "(?:en |la |con |de |a )*(?:nieve|nevad[oa]s?|esquiar|esqui|raquetas|trineo)",
      Safari: "(?:de |un |en )*safaris?",
      Vela: "(?:en |a |un |de |navegar en |navegar a )*(?:vela|veleros?|barcos?(?: de vela)?|navegar|navegando|catamaran(?:es)?|goleta|navegacion)",
      Expedición: "(?:una |de )*expedicion(?:es)?",
      Descubrimiento: "(?:de |viajes? de )*descubrimiento",
    },
    style: {
      Mochila:
        "(?:con |de |la |a la )*(?:mochila(?: al hombro| a la espalda)?|mochiler[oa]s?|mochileo|backpack(?:ing|er)?|mochilas)",
      "Tiendas y campamentos":
        "(?:en |con |dormir en |de |bajo |noches en )*(?:tiendas?(?: de campana)?|acampar|acampada|camping|campamentos?|glamping|campings)",
      Cómodo:
        "(?:con |algo |mas |de |viaje )*(?:comod[oa]s?|comodidad(?:es)?|confort|confortables?|lujo)",
      Clásico: "(?:viajes? |estilo )clasic[oa]s?",
    },
    badge: {
      "El más querido":
        "(?:el |los |la |las |viajes? )*(?:mas (?:querid[oa]s?|popular(?:es)?|gustad[oa]s?|amad[oa]s?|valorad[oa]s?|solicitad[oa]s?)|favorit[oa]s?)",
      "A paso lento":
        "(?:a )?(?:paso lento|ritmo (?:lento|tranquilo|pausado)|con calma|slow(?: travel)?|despacio|despacito)",
      Nuevo:
        "(?:viajes? |rutas? |los |lo |destinos? )*(?:nuev[oa]s?|novedad(?:es)?|recien (?:estrenad[oa]s?|salid[oa]s?))(?! york| zelanda| caledonia| delhi| mexico| orleans)",
      "Sobre raíles": "sobre rail(?:es)?|por rail",
    },
  },
  rest: {
    not: "no|nada de|nada|sin|excepto|(?<!(?:lo|al) )menos(?! (?:car|cost|cort|larg|de|mal|dinero))|salvo|quitando|excluyendo|nunca|ni|tampoco|ningun[oa]?|evitar|evitando|evito|evitamos|fuera de|a excepcion de|que no sea|odio|hart[oa] de|cansad[oa] de|aparte de|en vez de|en lugar de",
    but: "pero|sino|solo|mejor|mas bien|prefiero|quiero|busco|quisiera|con|por|asi que|gracias",
    wanting: "quiero|queremos|quisiera|busco|buscamos",
    noNegation:
      "no (?:se|sabemos|importa|me importa|tengo (?:ni idea|preferencias?|prisa|problema)|tenemos (?:ni idea|preferencias?|prisa)|hay (?:prisa|problema)|he estado(?: nunca)?(?: en)?|conozco|veo la hora de|es necesario|pasa nada|muy|demasiado)(?: donde| cuando| que| a donde| adonde| como)*|(?:por que|como) no|nunca he (?:estado|ido|visto)(?: en| a)?|sin (?:prisas?|compromiso|problemas?|preferencias?)|ni idea|si no|nada mas|cuanto menos|mas o menos",
    filler:
      "hola|buenas|buenos dias|buenas tardes|gracias|por favor|porfa|porfi|quiero|queremos|quisiera|querria|busco|buscamos|buscando|me|nos|gustaria|apetece|ir|irme|irnos|viaj(?:e|es|ar|ecito|emos|o)|vacaciones|escapada|ruta|tour|algo|algun[oa]?s?|alguien|donde|cuando|como|que|cual|cuales|hay|con|por|para|en|a|al|de|del|la|el|lo|los|las|un|una|unos|unas|y|o|u|e|pero|si|ser|sea|puede|podria|yo|tu|mi|su|se|te|es|esta|estan|son|estoy|tengo|tenemos|teneis|tienes|tengais|solo|sola|tambien|muy|mas|menos|ya|asi|aqui|alli|sitio|lugar|plaza|plazas|gente|grupo|grupos|salidas?|saliendo|salir|dias?|libres?|libre|fechas?|disponible|disponibles|dame|dime|ensename|busca|encuentra|recomend[a-z]+|suger[a-z]+|idea|ideas|opciones|destinos?|preferiblemente|prefiero|quizas?|tal vez|igual|vamos|voy|quedarme|pasar|euros|presupuesto|han|dado|ver|visitar|recorrer|conocer|proxim[oa]|todo|toda|todos|este|esta|ese|esa|bonit[oa]|buen[oa]?|ganas|jaja|edad|anos|bien|tipo|rollo|plan|semana|mes|ano|reservar|cualquier",
    adjectives,
    regions,
    landscapes: [
      "Alpes",
      "Patagonia",
      "Sicilia",
      "Cerdeña",
      "Bali",
      "Zanzíbar",
      "Nueva York",
      "Escocia",
      "Laponia",
      "Toscana",
      "Andalucía",
      "Córcega",
      "Dolomitas",
      "Capadocia",
      "Alaska",
      "Galápagos",
      "Canarias",
      "Cícladas",
      "Azores",
      "Lofoten",
      "Borneo",
      "Java",
      "Kerala",
      "Rajastán",
      "Yucatán",
      "Hokkaido",
      "Sinaí",
      "Sahara",
      "Sáhara",
      "Serengueti",
      "Serengeti",
      "Amazonas",
      "Dalmacia",
      "Cárpatos",
      "Atlas",
      "Pamir",
      "Ladakh",
      "Sumatra",
      "Creta",
      "Gales",
      "Inglaterra",
      "Bretaña",
      "Normandía",
      "Provenza",
      "Hawái",
      "Tasmania",
      "Queensland",
      "Quebec",
      "Svalbard",
      "Kurdistán",
      "Ruta de la Seda",
      "Machu Picchu",
    ],
    compound: "",
    near: {
      "mood=relax": "tranqui(?:l[oa]s?|lidad)?|paz|calma|silencio|spa|yoga|sin prisas",
      "mood=nature":
        "montanas?|estrellas|volcan(?:es)?|lagos?|desierto|cascadas|auroras?|animales|bosques?|fiordos?",
      "type=trekking": "montanas?|cumbres|aventura|deportiv[oa]",
      "type=beach": "sol|calor|calorcito|islas?|tropical(?:es)?",
      "type=snow": "frio|hielo|auroras?",
      "mood=culture": "comer|comida|gastronomia|templos|pueblos",
      "mood=party": "joven(?:es)?|musica|solteros",
      discounted: "ultima hora|ultimo minuto",
    },
  },
};
