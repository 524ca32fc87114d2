import type { Biome, Told } from "#demo/trips/trip-facts.ts";

/** What one asks before a trip into a landscape, and the answer. */
export const landscapeFaqs: Readonly<Record<Biome, Readonly<{ question: Told; answer: Told }>>> = {
  alpine: {
    question: {
      it: "Che scarpe mi servono in montagna?",
      en: "Which shoes do I need in the mountains?",
      es: "¿Qué calzado necesito en la montaña?",
      fr: "Quelles chaussures pour la montagne\u00a0?",
      de: "Welche Schuhe brauche ich in den Bergen?",
    },
    answer: {
      it: "Scarponi già usati, con suola scolpita e collo alto. Le vesciche vengono con le scarpe nuove: portale a spasso un mese prima.",
      en: "Boots that you have already worn, with a deep tread and ankle support. New ones give you blisters: break them in for a month first.",
      es: "Botas ya usadas, de suela marcada y caña alta. Las ampollas vienen con las nuevas: estrénalas un mes antes.",
      fr: "Des chaussures déjà portées, à semelle crantée et tige haute. Les ampoules viennent des neuves\u00a0: fais-les un mois avant.",
      de: "Eingelaufene Stiefel mit grober Sohle und hohem Schaft. Blasen kommen von neuen: Lauf sie einen Monat vorher ein.",
    },
  },
  lake: {
    question: {
      it: "Devo saper nuotare?",
      en: "Do I have to be able to swim?",
      es: "¿Tengo que saber nadar?",
      fr: "Faut-il savoir nager\u00a0?",
      de: "Muss ich schwimmen können?",
    },
    answer: {
      it: "No. In barca c’è un giubbotto di salvataggio per tutti, e chi resta a riva non perde tappe. Dillo solo al coordinatore il primo giorno.",
      en: "No. There is a life jacket for everyone in the boats, and nobody who stays ashore misses a stage. Just tell the coordinator on the first day.",
      es: "No. En las barcas hay chaleco salvavidas para todo el mundo, y quien se queda en la orilla no se pierde ninguna etapa. Díselo al coordinador el primer día.",
      fr: "Non. Il y a un gilet de sauvetage pour chacun dans les bateaux, et rester à terre ne fait manquer aucune étape. Dis-le simplement au coordinateur le premier jour.",
      de: "Nein. In den Booten gibt es für alle eine Rettungsweste, und wer am Ufer bleibt, verpasst keine Etappe. Sag es dem Coordinator am ersten Tag.",
    },
  },
  desert: {
    question: {
      it: "Quanto freddo fa di notte nel deserto?",
      en: "How cold does the desert get at night?",
      es: "¿Cuánto frío hace de noche en el desierto?",
      fr: "Fait-il froid la nuit dans le désert\u00a0?",
      de: "Wie kalt wird es nachts in der Wüste?",
    },
    answer: {
      it: "Molto più che di giorno: la sabbia perde il calore appena cala il sole, e d’inverno può gelare. Porta una giacca calda, un berretto e un foulard per la sabbia.",
      en: "Much colder than by day: sand loses its heat as soon as the sun is down, and in winter it can freeze. Bring a warm jacket, a hat and a scarf against the sand.",
      es: "Mucho más que de día: la arena pierde el calor en cuanto se pone el sol, y en invierno puede helar. Lleva una chaqueta de abrigo, un gorro y un pañuelo para la arena.",
      fr: "Bien plus que le jour\u00a0: le sable perd sa chaleur dès que le soleil descend, et l’hiver il peut geler. Prends une veste chaude, un bonnet et un foulard contre le sable.",
      de: "Viel kälter als am Tag: Sand verliert die Wärme, sobald die Sonne weg ist, und im Winter kann es frieren. Nimm eine warme Jacke, eine Mütze und ein Tuch gegen den Sand mit.",
    },
  },
  savanna: {
    question: {
      it: "Che cosa porto per un safari?",
      en: "What should I bring on safari?",
      es: "¿Qué llevo a un safari?",
      fr: "Qu’emporter pour un safari\u00a0?",
      de: "Was nehme ich auf Safari mit?",
    },
    answer: {
      it: "Colori spenti, maniche lunghe per la sera, una felpa per le uscite all’alba e un binocolo, anche piccolo. Il flash resta spento.",
      en: "Muted colours, long sleeves for the evening, a jumper for the drives at dawn, and binoculars, even small ones. Flash stays off.",
      es: "Colores apagados, manga larga para la noche, una sudadera para las salidas al amanecer y prismáticos, aunque sean pequeños. El flash, apagado.",
      fr: "Des couleurs sobres, des manches longues pour le soir, un pull pour les sorties à l’aube et des jumelles, même petites. Le flash reste éteint.",
      de: "Gedeckte Farben, lange Ärmel für den Abend, einen Pullover für die Fahrten im Morgengrauen und ein Fernglas, gern ein kleines. Der Blitz bleibt aus.",
    },
  },
  jungle: {
    question: {
      it: "Come mi difendo da zanzare e umidità?",
      en: "What helps against mosquitoes and damp?",
      es: "¿Qué ayuda contra los mosquitos y la humedad?",
      fr: "Que faire contre les moustiques et l’humidité\u00a0?",
      de: "Was hilft gegen Mücken und Feuchtigkeit?",
    },
    answer: {
      it: "Maniche e pantaloni lunghi e leggeri, repellente, calze di ricambio e una sacca stagna per il telefono. Per vaccini e profilassi chiedi al medico sei settimane prima.",
      en: "Light long sleeves and trousers, repellent, spare socks, and a dry bag for your phone. Ask a doctor about vaccines and prophylaxis six weeks before.",
      es: "Manga y pantalón largos y ligeros, repelente, calcetines de repuesto y una bolsa estanca para el móvil. Sobre vacunas y profilaxis, consulta seis semanas antes.",
      fr: "Des manches et un pantalon longs et légers, un répulsif, des chaussettes de rechange et un sac étanche pour le téléphone. Pour les vaccins et la prophylaxie, vois un médecin six semaines avant.",
      de: "Leichte lange Ärmel und Hosen, Mückenschutz, Ersatzsocken und ein wasserdichter Beutel fürs Telefon. Zu Impfungen und Prophylaxe frag sechs Wochen vorher in deiner Arztpraxis nach.",
    },
  },
  coast: {
    question: {
      it: "C’è tempo per il mare?",
      en: "Is there time for the sea?",
      es: "¿Habrá tiempo para ir a la playa?",
      fr: "Aura-t-on le temps de profiter de la mer\u00a0?",
      de: "Bleibt Zeit fürs Meer?",
    },
    answer: {
      it: "Sì, nelle giornate sulla costa. Tieni costume, telo e sandali da scoglio nello zaino piccolo, non in fondo a quello grande.",
      en: "Yes, on the days along the coast. Keep swimwear, a towel and sandals for rocks in the small bag, not at the bottom of the big one.",
      es: "Sí, en los días de costa. Lleva bañador, toalla y sandalias para rocas en la mochila pequeña, no en el fondo de la grande.",
      fr: "Oui, les jours passés sur la côte. Garde maillot, serviette et sandales pour les rochers dans le petit sac, pas au fond du grand.",
      de: "Ja, an den Tagen an der Küste. Badesachen, Handtuch und Sandalen für Felsen gehören in den kleinen Rucksack, nicht ganz unten in den großen.",
    },
  },
  islands: {
    question: {
      it: "E se il mare è mosso?",
      en: "What if the sea is rough?",
      es: "¿Y si hay mala mar?",
      fr: "Et si la mer est agitée\u00a0?",
      de: "Und wenn die See rau ist?",
    },
    answer: {
      it: "Decide chi conduce la barca. Se si resta in porto, l’ordine delle isole cambia o la giornata si fa a terra. Chi soffre il mare porti le sue pastiglie.",
      en: "The skipper decides. If we stay in port, we change the order of the islands or spend the day ashore. If you get seasick, bring tablets.",
      es: "Decide quien lleva el barco. Si toca quedarse en puerto, cambia el orden de las islas o el día se hace en tierra. Si te mareas, lleva tus pastillas.",
      fr: "C’est la personne à la barre qui décide. Si l’on reste au port, l’ordre des îles change ou la journée se passe à terre. Si tu as le mal de mer, prends tes comprimés.",
      de: "Das entscheidet, wer das Boot führt. Bleiben wir im Hafen, ändert sich die Reihenfolge der Inseln, oder wir verbringen den Tag an Land. Wer seekrank wird, bringt seine Tabletten mit.",
    },
  },
  tundra: {
    question: {
      it: "Vedremo l’aurora?",
      en: "Will we see the northern lights?",
      es: "¿Veremos la aurora?",
      fr: "Verra-t-on une aurore\u00a0?",
      de: "Sehen wir Polarlichter?",
    },
    answer: {
      it: "Forse: servono buio, cielo sgombro e attività solare, e d’estate il buio manca. Nessuno può prometterla; noi guardiamo le previsioni ogni sera in cui è possibile.",
      en: "Perhaps: they need darkness, a clear sky and an active sun, and summer has no darkness. Nobody can promise them; on every evening that allows it we check the forecast.",
      es: "Quizá: hacen falta oscuridad, cielo despejado y actividad solar, y en verano no oscurece. Nadie puede prometerla; miramos la previsión cada noche en que es posible.",
      fr: "Peut-être\u00a0: il faut de l’obscurité, un ciel dégagé et un soleil actif, et l’été il ne fait pas nuit. Personne ne peut la promettre\u00a0; nous lisons les prévisions chaque soir où c’est possible.",
      de: "Vielleicht: Es braucht Dunkelheit, klaren Himmel und eine aktive Sonne, und im Sommer wird es nicht dunkel. Versprechen kann sie niemand; wir lesen die Vorhersage an jedem Abend, an dem es geht.",
    },
  },
  volcano: {
    question: {
      it: "È sicuro salire su un vulcano?",
      en: "Is it safe to go up a volcano?",
      es: "¿Es seguro subir a un volcán?",
      fr: "Est-ce sans danger de monter sur un volcan\u00a0?",
      de: "Ist es sicher, auf einen Vulkan zu steigen?",
    },
    answer: {
      it: "Si sale solo dove le autorità del posto lo permettono, con una guida locale. Se il livello di allerta cambia, cambia anche il giro, e lo sai prima di partire.",
      en: "We go only where the authorities there allow it, with a local guide. If the alert level changes, so does the route, and you hear about it before we set out.",
      es: "Solo se sube donde las autoridades del lugar lo permiten y con guía local. Si cambia el nivel de alerta, cambia la ruta, y lo sabes antes de salir.",
      fr: "On ne monte que là où les autorités du lieu le permettent, avec un guide local. Si le niveau d’alerte change, le parcours change aussi, et tu l’apprends avant de partir.",
      de: "Wir gehen nur, wo die Behörden vor Ort es erlauben, und mit ortskundiger Führung. Ändert sich die Warnstufe, ändert sich der Weg, und du erfährst es vor dem Aufbruch.",
    },
  },
  steppe: {
    question: {
      it: "Come si sta senza bagno in camera?",
      en: "What if there is no private bathroom?",
      es: "¿Cómo es estar sin baño propio?",
      fr: "Comment vit-on sans salle de bains privée\u00a0?",
      de: "Wie lebt es sich ohne eigenes Bad?",
    },
    answer: {
      it: "Con una torcia frontale, salviette umide e un telo che asciuga in fretta. Dove la doccia manca lo scriviamo nel programma del giorno.",
      en: "A head torch, wet wipes and a quick-drying towel will do. Where there is no shower, the programme for that day says so.",
      es: "Con un frontal, toallitas húmedas y una toalla que seque rápido. Donde no hay ducha, lo dice el programa del día.",
      fr: "Avec une lampe frontale, des lingettes et une serviette qui sèche vite. Là où il n’y a pas de douche, le programme du jour le dit.",
      de: "Mit Stirnlampe, Feuchttüchern und einem Handtuch, das schnell trocknet. Wo es keine Dusche gibt, steht es im Programm des Tages.",
    },
  },
  rice: {
    question: {
      it: "Come mi vesto per templi e villaggi?",
      en: "What do I wear in temples and villages?",
      es: "¿Cómo me visto para templos y pueblos?",
      fr: "Comment s’habiller dans les temples et les villages\u00a0?",
      de: "Was ziehe ich in Tempeln und Dörfern an?",
    },
    answer: {
      it: "Spalle e ginocchia coperte e scarpe che si tolgono in un attimo. Un foulard leggero nello zaino risolve quasi tutto. Per i ritratti, prima si chiede.",
      en: "Shoulders and knees covered, and shoes that come off in a moment. A light scarf in your bag solves most of it. Ask before you take a portrait.",
      es: "Hombros y rodillas cubiertos, y zapatos que se quiten en un momento. Un pañuelo ligero en la mochila resuelve casi todo. Antes de un retrato, se pregunta.",
      fr: "Épaules et genoux couverts, et des chaussures qui s’enlèvent vite. Un foulard léger dans le sac règle presque tout. Avant un portrait, on demande.",
      de: "Schultern und Knie bedeckt, dazu Schuhe, die schnell ausgezogen sind. Ein leichtes Tuch im Rucksack löst fast alles. Vor einem Porträt wird gefragt.",
    },
  },
  oldtown: {
    question: {
      it: "Quanto si cammina in città?",
      en: "How much do we walk in town?",
      es: "¿Cuánto se camina en la ciudad?",
      fr: "Marche-t-on beaucoup en ville\u00a0?",
      de: "Wie viel laufen wir in der Stadt?",
    },
    answer: {
      it: "Spesso più di dieci chilometri al giorno, tra selciati e scale. Scarpe comode e basse; la valigia con le rotelle lì soffre, lo zaino no.",
      en: "Often more than ten kilometres a day, on stone and stairs. Bring comfortable flat shoes; a wheeled case suffers on cobbles, a rucksack does not.",
      es: "A menudo más de diez kilómetros al día, sobre piedra y escaleras. Calzado cómodo y plano; la maleta con ruedas sufre en el empedrado, la mochila no.",
      fr: "Souvent plus de dix kilomètres par jour, sur la pierre et les escaliers. Des chaussures plates et confortables\u00a0; une valise à roulettes souffre sur les pavés, un sac à dos non.",
      de: "Oft mehr als zehn Kilometer am Tag, auf Stein und Treppen. Nimm bequeme flache Schuhe; ein Rollkoffer leidet auf dem Pflaster, ein Rucksack nicht.",
    },
  },
  metropolis: {
    question: {
      it: "Come ci si sposta in città?",
      en: "How do we get around the city?",
      es: "¿Cómo nos movemos por la ciudad?",
      fr: "Comment se déplace-t-on en ville\u00a0?",
      de: "Wie sind wir in der Stadt unterwegs?",
    },
    answer: {
      it: "A piedi e con i mezzi pubblici. Il primo giorno il coordinatore mostra quale biglietto conviene e segna a tutti l’indirizzo dell’alloggio, anche senza rete.",
      en: "On foot and by public transport. On the first day the coordinator shows which ticket is worth it and gives everybody the address of where you sleep, for when there is no signal.",
      es: "A pie y en transporte público. El primer día el coordinador enseña qué billete conviene y da a todo el mundo la dirección del alojamiento, por si no hay red.",
      fr: "À pied et en transports en commun. Le premier jour, le coordinateur montre quel titre de transport acheter et donne à chacun l’adresse du logement, pour quand il n’y a pas de réseau.",
      de: "Zu Fuß und mit Bus und Bahn. Am ersten Tag zeigt der Coordinator, welches Ticket sich lohnt, und gibt allen die Adresse der Unterkunft, falls es kein Netz gibt.",
    },
  },
  canyon: {
    question: {
      it: "Soffro di vertigini: posso venire?",
      en: "I do not like heights: can I come?",
      es: "Tengo vértigo: ¿puedo ir?",
      fr: "J’ai le vertige\u00a0: puis-je venir\u00a0?",
      de: "Mir wird in der Höhe schwindlig: Kann ich mitkommen?",
    },
    answer: {
      it: "Sì. Nei tratti esposti c’è una via più interna o un punto in cui aspettare il gruppo; avvisa il coordinatore la sera prima. Bastano scarpe con buona suola e due litri d’acqua.",
      en: "Yes. Where a path is exposed there is one farther in, or a place to wait for the group; tell the coordinator the evening before. Good soles and two litres of water are enough.",
      es: "Sí. En los tramos expuestos hay un camino más interior o un lugar donde esperar al grupo; avisa al coordinador la noche anterior. Basta con buena suela y dos litros de agua.",
      fr: "Oui. Là où le sentier est exposé, il y en a un plus à l’intérieur ou un endroit où attendre le groupe\u00a0; préviens le coordinateur la veille. De bonnes semelles et deux litres d’eau suffisent.",
      de: "Ja. Wo ein Weg ausgesetzt ist, gibt es einen weiter innen oder einen Platz, um auf die Gruppe zu warten; sag es dem Coordinator am Abend vorher. Gute Sohlen und zwei Liter Wasser genügen.",
    },
  },
  polar: {
    question: {
      it: "Come mi vesto contro il freddo?",
      en: "How do I dress against the cold?",
      es: "¿Cómo me abrigo contra el frío?",
      fr: "Comment s’habiller contre le froid\u00a0?",
      de: "Wie ziehe ich mich gegen die Kälte an?",
    },
    answer: {
      it: "A strati: lana sulla pelle, pile, guscio che ferma vento e acqua. Due paia di guanti, perché uno si bagna sempre, e il telefono in tasca interna: il freddo scarica la batteria.",
      en: "In layers: wool next to the skin, fleece, a shell against wind and water. Two pairs of gloves, because one always gets wet, and the phone in an inner pocket: cold drains the battery.",
      es: "Por capas: lana sobre la piel, forro polar y una capa contra viento y agua. Dos pares de guantes, porque uno siempre se moja, y el móvil en un bolsillo interior: el frío descarga la batería.",
      fr: "Par couches\u00a0: laine sur la peau, polaire, veste coupe-vent et imperméable. Deux paires de gants, car l’une finit toujours mouillée, et le téléphone dans une poche intérieure\u00a0: le froid vide la batterie.",
      de: "In Schichten: Wolle auf der Haut, Fleece, darüber etwas gegen Wind und Wasser. Zwei Paar Handschuhe, denn eines wird immer nass, und das Telefon in der Innentasche: Kälte leert den Akku.",
    },
  },
};
