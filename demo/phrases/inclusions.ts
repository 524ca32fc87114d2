import type { Told, TripFacts } from "#demo/trips/trip-facts.ts";

type Line = Readonly<{ told: Told; when: (facts: TripFacts) => boolean }>;

const always = () => true;
const meals = (facts: TripFacts, letter: string) =>
  facts.days.filter((day) => day.meals.includes(letter)).length;
const moves = (facts: TripFacts, by: string) =>
  facts.by === by || facts.days.some((day) => day.by === by);

/** What is in the price, each line only where the trip's facts make it true. */
export const includedLines: readonly Line[] = [
  {
    when: always,
    told: {
      it: "Un coordinatore per tutto il viaggio",
      en: "A coordinator for the whole trip",
      es: "Un coordinador durante todo el viaje",
      fr: "Un coordinateur pendant tout le voyage",
      de: "Ein Coordinator auf der ganzen Reise",
    },
  },
  {
    when: always,
    told: {
      it: "Assicurazione medica e bagaglio",
      en: "Medical and baggage insurance",
      es: "Seguro médico y de equipaje",
      fr: "Assurance médicale et bagages",
      de: "Kranken- und Gepäckversicherung",
    },
  },
  {
    when: (facts) => facts.style !== "wild" && facts.privateRoom,
    told: {
      it: "Tutte le notti, in camera con una o due persone del tuo stesso sesso e della tua fascia d’età",
      en: "Every night, in a room with one or two people of the same sex and age group as you",
      es: "Todas las noches, en habitación con una o dos personas de tu mismo sexo y de tu franja de edad",
      fr: "Toutes les nuits, en chambre avec une ou deux personnes du même sexe et de la même tranche d’âge que toi",
      de: "Alle Nächte im Zimmer mit einer oder zwei Personen, die dein Geschlecht und deine Altersgruppe haben",
    },
  },
  {
    when: (facts) => facts.style !== "wild" && !facts.privateRoom,
    told: {
      it: "Tutte le notti, in camere o cabine condivise con il gruppo",
      en: "Every night, in rooms or cabins shared with the group",
      es: "Todas las noches, en habitaciones o camarotes compartidos con el grupo",
      fr: "Toutes les nuits, en chambre ou en cabine partagée avec le groupe",
      de: "Alle Nächte in Zimmern oder Kabinen, die du mit der Gruppe teilst",
    },
  },
  {
    when: (facts) => facts.style === "wild",
    told: {
      it: "Tutte le notti, tra tende, rifugi e camere condivise",
      en: "Every night, in tents, huts and shared rooms",
      es: "Todas las noches, entre tiendas, refugios y habitaciones compartidas",
      fr: "Toutes les nuits, sous tente, en refuge ou en chambre partagée",
      de: "Alle Nächte in Zelten, Hütten und geteilten Zimmern",
    },
  },
  {
    when: (facts) => meals(facts, "B") > 0,
    told: {
      it: "Le colazioni indicate nel programma",
      en: "The breakfasts listed in the itinerary",
      es: "Los desayunos que indica el programa",
      fr: "Les petits déjeuners indiqués au programme",
      de: "Das Frühstück, wo es im Programm steht",
    },
  },
  {
    when: (facts) => meals(facts, "D") > 1,
    told: {
      it: "Le cene indicate nel programma",
      en: "The dinners listed in the itinerary",
      es: "Las cenas que indica el programa",
      fr: "Les dîners indiqués au programme",
      de: "Die Abendessen, die im Programm stehen",
    },
  },
  {
    when: (facts) => moves(facts, "van") || moves(facts, "bus"),
    told: {
      it: "Gli spostamenti su strada",
      en: "Travel by road",
      es: "Los traslados por carretera",
      fr: "Les trajets par la route",
      de: "Die Fahrten auf der Straße",
    },
  },
  {
    when: (facts) => moves(facts, "train"),
    told: {
      it: "I biglietti del treno",
      en: "The train tickets",
      es: "Los billetes de tren",
      fr: "Les billets de train",
      de: "Die Zugfahrkarten",
    },
  },
  {
    when: (facts) => moves(facts, "boat"),
    told: {
      it: "I traghetti e le barche",
      en: "The ferries and boats",
      es: "Los ferris y los barcos",
      fr: "Les ferrys et les bateaux",
      de: "Die Fähren und Boote",
    },
  },
  {
    when: (facts) => moves(facts, "jeep"),
    told: {
      it: "I fuoristrada con chi li guida",
      en: "The jeeps and their drivers",
      es: "Los todoterrenos con sus conductores",
      fr: "Les 4x4 et leurs chauffeurs",
      de: "Die Geländewagen samt Fahrern",
    },
  },
  {
    when: (facts) => moves(facts, "plane"),
    told: {
      it: "I voli interni",
      en: "The domestic flights",
      es: "Los vuelos internos",
      fr: "Les vols intérieurs",
      de: "Die Inlandsflüge",
    },
  },
  {
    when: (facts) => facts.type === "trekking",
    told: {
      it: "Le guide locali sui sentieri",
      en: "Local guides on the trails",
      es: "Los guías locales en los senderos",
      fr: "Les guides locaux sur les sentiers",
      de: "Einheimische Guides auf den Wegen",
    },
  },
  {
    when: (facts) => facts.type === "safari",
    told: {
      it: "Le uscite di osservazione degli animali",
      en: "The game drives",
      es: "Las salidas para ver animales",
      fr: "Les sorties d’observation des animaux",
      de: "Die Pirschfahrten",
    },
  },
];

/** What is not in the price. */
export const excludedLines: readonly Line[] = [
  {
    when: always,
    told: {
      it: "I voli di andata e ritorno",
      en: "The flights there and back",
      es: "Los vuelos de ida y vuelta",
      fr: "Les vols aller et retour",
      de: "Die Flüge hin und zurück",
    },
  },
  {
    when: always,
    told: {
      it: "La cassa comune, raccolta sul posto",
      en: "The money pot, collected at the start of the trip",
      es: "El fondo común, que se reúne en destino",
      fr: "La caisse commune, réunie sur place",
      de: "Die Gruppenkasse, die vor Ort eingesammelt wird",
    },
  },
  {
    when: always,
    told: {
      it: "I pasti che il programma non indica",
      en: "Other meals",
      es: "Las comidas que el programa no indica",
      fr: "Les repas non indiqués au programme",
      de: "Mahlzeiten, die nicht im Programm stehen",
    },
  },
  {
    when: (facts) => facts.continent !== "europe",
    told: {
      it: "Il visto, dove serve",
      en: "The visa, where one is needed",
      es: "El visado, donde haga falta",
      fr: "Le visa, s’il en faut un",
      de: "Das Visum, wo eins nötig ist",
    },
  },
  {
    when: (facts) => facts.privateRoom,
    told: {
      it: "La camera privata, se viaggi per conto tuo",
      en: "The private room, if you travel alone",
      es: "La habitación privada, si viajas por tu cuenta",
      fr: "La chambre privée, si tu voyages en solo",
      de: "Das Privatzimmer, wenn du allein reist",
    },
  },
  {
    when: always,
    told: {
      it: "Le spese personali e i souvenir",
      en: "Personal expenses and souvenirs",
      es: "Los gastos personales y los recuerdos",
      fr: "Les dépenses personnelles et les souvenirs",
      de: "Persönliche Ausgaben und Andenken",
    },
  },
];

/** What the money pot usually pays. */
export const potLines: readonly Line[] = [
  {
    when: always,
    told: {
      it: "Cene e pranzi che il gruppo decide di fare insieme",
      en: "Dinners and lunches that the group chooses together",
      es: "Cenas y almuerzos que el grupo decide hacer en común",
      fr: "Les dîners et déjeuners que le groupe choisit ensemble",
      de: "Essen, die die Gruppe gemeinsam aussucht",
    },
  },
  {
    when: always,
    told: {
      it: "Ingressi a musei, parchi e monumenti",
      en: "Tickets for museums, parks and monuments",
      es: "Entradas a museos, parques y monumentos",
      fr: "Les entrées des musées, parcs et monuments",
      de: "Eintritte für Museen, Parks und Sehenswürdigkeiten",
    },
  },
  {
    when: (facts) => facts.by === "van" || facts.by === "jeep",
    told: {
      it: "Carburante, pedaggi e parcheggi",
      en: "Fuel, tolls and parking",
      es: "Combustible, peajes y aparcamientos",
      fr: "Le carburant, les péages et les parkings",
      de: "Sprit, Maut und Parkplätze",
    },
  },
  {
    when: (facts) => facts.by !== "van" && facts.by !== "jeep",
    told: {
      it: "Trasporti locali: metro, taxi, autobus",
      en: "Local transport: metro, taxis, buses",
      es: "Transporte local: metro, taxis, autobuses",
      fr: "Les transports sur place\u00a0: métro, taxis, bus",
      de: "Nahverkehr: U-Bahn, Taxis, Busse",
    },
  },
  {
    when: always,
    told: {
      it: "Le mance, dove si usano",
      en: "Tips, where customary",
      es: "Las propinas, donde son costumbre",
      fr: "Les pourboires, là où c’est l’usage",
      de: "Trinkgelder, wo sie üblich sind",
    },
  },
];
