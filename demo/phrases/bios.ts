import type { Told } from "#demo/trips/trip-facts.ts";

/** What coordinators say of themselves, in the first person: `{city}` is where they live. */
export const bios: readonly Told[] = [
  {
    it: "Vivo a {city}, ma il mio posto preferito è il finestrino di un treno lento. Porto sempre un mazzo di carte e non ho mai perso una coincidenza.",
    en: "I live in {city}, but my favourite seat is by the window of a slow train. I always carry a pack of cards, and I have never missed a connection.",
    es: "Vivo en {city}, pero mi sitio favorito es la ventanilla de un tren lento. Siempre llevo una baraja y nunca he perdido un transbordo.",
    fr: "J’habite à {city}, mais ma place préférée est à la fenêtre d’un train lent. J’ai toujours un jeu de cartes sur moi et je n’ai jamais raté une correspondance.",
    de: "Ich wohne in {city}, aber mein Lieblingsplatz ist das Fenster eines langsamen Zuges. Ein Kartenspiel habe ich immer dabei, und verpasst habe ich noch keinen Anschluss.",
  },
  {
    it: "A {city} insegno geografia; d’estate la insegno camminando. So leggere una carta topografica anche sotto la pioggia.",
    en: "In {city} I teach geography; in summer I teach it on foot. I can read a map in the rain.",
    es: "En {city} doy clases de geografía; en verano las doy caminando. Sé leer un mapa incluso bajo la lluvia.",
    fr: "À {city}, j’enseigne la géographie\u00a0; l’été, je l’enseigne en marchant. Je sais lire une carte même sous la pluie.",
    de: "In {city} unterrichte ich Erdkunde, im Sommer zu Fuß. Eine Karte lese ich auch im Regen.",
  },
  {
    it: "Ho cominciato a viaggiare con lo zaino di mio fratello e non gliel’ho più restituito. A {city} torno per il bucato e per gli amici.",
    en: "I began travelling with my brother’s rucksack and never gave it back. I return to {city} for the laundry and for my friends.",
    es: "Empecé a viajar con la mochila de mi hermano y nunca se la devolví. A {city} vuelvo por la colada y por mis amistades.",
    fr: "J’ai commencé à voyager avec le sac à dos de mon frère et je ne le lui ai jamais rendu. Je rentre à {city} pour la lessive et pour les amis.",
    de: "Angefangen habe ich mit dem Rucksack meines Bruders; zurückgegeben habe ich ihn nie. Nach {city} komme ich für die Wäsche und für meine Freunde.",
  },
  {
    it: "Mi piacciono i mercati alle sei del mattino e le cucine aperte. Se vieni in viaggio con me, mangerai cose di cui non sai il nome.",
    en: "I like markets at six in the morning and open kitchens. Travel with me and you will eat things whose name you do not know.",
    es: "Me gustan los mercados a las seis de la mañana y las cocinas abiertas. Si viajas conmigo, comerás cosas cuyo nombre no conoces.",
    fr: "J’aime les marchés à six heures du matin et les cuisines ouvertes. Si tu voyages avec moi, tu mangeras des choses dont tu ignores le nom.",
    de: "Ich mag Märkte um sechs Uhr früh und offene Küchen. Wenn du mit mir reist, isst du Dinge, deren Namen du nicht kennst.",
  },
  {
    it: "Da {city} sono arrivati a piedi fino al mare i miei primi viaggi. Oggi le mie tappe sono più lunghe, il passo è lo stesso.",
    en: "My first trips went on foot from {city} to the sea. The stages are longer today; the pace is the same.",
    es: "Mis primeros viajes fueron a pie desde {city} hasta el mar. Hoy las etapas son más largas; el paso es el mismo.",
    fr: "Mes premiers voyages allaient à pied de {city} jusqu’à la mer. Les étapes sont plus longues aujourd’hui, le pas est le même.",
    de: "Meine ersten Reisen gingen zu Fuß von {city} ans Meer. Heute sind die Etappen länger, das Tempo ist dasselbe.",
  },
  {
    it: "Lavoro con le mappe, quindi so che mentono un poco. Per questo chiedo sempre la strada a chi abita lì.",
    en: "I work with maps, so I know that they lie a little. That is why I always ask the way of whoever lives there.",
    es: "Trabajo con mapas, así que sé que mienten un poco. Por eso siempre pregunto el camino a quien vive allí.",
    fr: "Je travaille avec des cartes, alors je sais qu’elles mentent un peu. C’est pourquoi je demande toujours mon chemin à ceux qui vivent là.",
    de: "Ich arbeite mit Karten und weiß darum, dass sie ein wenig lügen. Deshalb frage ich immer die nach dem Weg, die dort wohnen.",
  },
  {
    it: "Dodici sconosciuti all’aeroporto, dodici amici al ritorno: il mestiere sta tutto in mezzo. A {city} colleziono cartoline che nessuno spedisce più.",
    en: "Twelve strangers at the airport, twelve friends on the way home: the job is what lies between. In {city} I collect postcards that nobody sends any more.",
    es: "Doce desconocidos en el aeropuerto, doce amistades a la vuelta: el oficio está en medio. En {city} colecciono postales que ya nadie envía.",
    fr: "Douze inconnus à l’aéroport, douze amis au retour\u00a0: tout le métier est entre les deux. À {city}, je collectionne les cartes postales que plus personne n’envoie.",
    de: "Zwölf Fremde am Flughafen, zwölf Freunde auf dem Heimweg: Dazwischen liegt die Arbeit. In {city} sammle ich Postkarten, die keiner mehr schickt.",
  },
  {
    it: "Parto sempre con un piano per la pioggia e uno per il sole. Il terzo, quello che poi si fa, lo decide il gruppo.",
    en: "I leave with a plan for rain and a plan for sun. The third, the one that we follow, is the group’s.",
    es: "Salgo siempre con un plan para la lluvia y otro para el sol. El tercero, el que al final se sigue, lo decide el grupo.",
    fr: "Je pars toujours avec un plan pour la pluie et un plan pour le soleil. Le troisième, celui que l’on suit, c’est le groupe qui le choisit.",
    de: "Ich fahre mit einem Plan für Regen und einem für Sonne los. Den dritten, nach dem wir dann gehen, macht die Gruppe.",
  },
];
