import type { Told, Transport, TravelStyle, TravelType } from "#demo/trips/trip-facts.ts";

export const typeNames: Readonly<Record<TravelType, Told>> = {
  discovery: {
    it: "Scoperta",
    en: "Discovery",
    es: "Descubrimiento",
    fr: "Découverte",
    de: "Entdeckung",
  },
  trekking: {
    it: "Trekking ed escursionismo",
    en: "Hiking and trekking",
    es: "Senderismo y trekking",
    fr: "Randonnée et trekking",
    de: "Wandern und Trekking",
  },
  beach: { it: "Mare", en: "Beach", es: "Playa", fr: "Plage", de: "Strand" },
  city: { it: "Città", en: "City", es: "Ciudad", fr: "Ville", de: "Stadt" },
  snow: { it: "Neve", en: "Snow", es: "Nieve", fr: "Neige", de: "Schnee" },
  safari: { it: "Safari", en: "Safari", es: "Safari", fr: "Safari", de: "Safari" },
  sailing: { it: "Barca a vela", en: "Sailing", es: "Vela", fr: "Voile", de: "Segeln" },
  expedition: {
    it: "Spedizione",
    en: "Expedition",
    es: "Expedición",
    fr: "Expédition",
    de: "Expedition",
  },
};

export const styleNames: Readonly<Record<TravelStyle, Told>> = {
  light: { it: "Zaino in spalla", en: "Backpack", es: "Mochila", fr: "Sac à dos", de: "Rucksack" },
  classic: { it: "Classico", en: "Classic", es: "Clásico", fr: "Classique", de: "Klassisch" },
  comfort: { it: "Comodo", en: "Comfort", es: "Cómodo", fr: "Confort", de: "Komfort" },
  wild: {
    it: "Tende e campi",
    en: "Tents and camps",
    es: "Tiendas y campamentos",
    fr: "Tente et bivouac",
    de: "Zelte und Camps",
  },
};

export const transportNames: Readonly<Record<Transport, Told>> = {
  van: { it: "In minivan", en: "By van", es: "En furgoneta", fr: "En minibus", de: "Im Kleinbus" },
  train: { it: "In treno", en: "By train", es: "En tren", fr: "En train", de: "Mit dem Zug" },
  boat: { it: "In barca", en: "By boat", es: "En barco", fr: "En bateau", de: "Mit dem Boot" },
  jeep: {
    it: "In fuoristrada",
    en: "By jeep",
    es: "En todoterreno",
    fr: "En 4x4",
    de: "Im Geländewagen",
  },
  foot: { it: "A piedi", en: "On foot", es: "A pie", fr: "À pied", de: "Zu Fuß" },
  bike: { it: "In bicicletta", en: "By bike", es: "En bicicleta", fr: "À vélo", de: "Mit dem Rad" },
  plane: {
    it: "Con voli interni",
    en: "With domestic flights",
    es: "Con vuelos internos",
    fr: "Avec vols intérieurs",
    de: "Mit Inlandsflügen",
  },
  bus: { it: "In autobus", en: "By bus", es: "En autobús", fr: "En bus", de: "Mit dem Bus" },
};

export const badgeNames = {
  new: { it: "Nuovo", en: "New", es: "Nuevo", fr: "Nouveau", de: "Neu" },
  favourite: {
    it: "Il più amato",
    en: "Most loved",
    es: "El más querido",
    fr: "Coup de cœur",
    de: "Am beliebtesten",
  },
  "new-year": {
    it: "Capodanno",
    en: "New Year",
    es: "Fin de año",
    fr: "Nouvel An",
    de: "Silvester",
  },
  slow: {
    it: "A passo lento",
    en: "Slow pace",
    es: "A paso lento",
    fr: "Tout en douceur",
    de: "In Ruhe",
  },
  "by-rail": {
    it: "Su rotaia",
    en: "By rail",
    es: "Sobre raíles",
    fr: "Sur les rails",
    de: "Auf Schienen",
  },
} as const satisfies Record<string, Told>;

export const categoryNames = {
  summer: { it: "Estate", en: "Summer", es: "Verano", fr: "Été", de: "Sommer" },
  winter: { it: "Inverno", en: "Winter", es: "Invierno", fr: "Hiver", de: "Winter" },
  "all-year": {
    it: "Tutto l’anno",
    en: "All year round",
    es: "Todo el año",
    fr: "Toute l’année",
    de: "Das ganze Jahr",
  },
} as const satisfies Record<string, Told>;

export const formatNames = {
  express: { it: "Breve", en: "Short", es: "Breve", fr: "Court", de: "Kurz" },
  week: {
    it: "Una settimana",
    en: "A week",
    es: "Una semana",
    fr: "Une semaine",
    de: "Eine Woche",
  },
  long: { it: "Lungo", en: "Long", es: "Largo", fr: "Long", de: "Lang" },
} as const satisfies Record<string, Told>;

export const durationNames = {
  "up-to-6": {
    it: "Fino a 6 giorni",
    en: "Up to 6 days",
    es: "Hasta 6 días",
    fr: "Jusqu’à 6 jours",
    de: "Bis 6 Tage",
  },
  "up-to-10": {
    it: "Fino a 10 giorni",
    en: "Up to 10 days",
    es: "Hasta 10 días",
    fr: "Jusqu’à 10 jours",
    de: "Bis 10 Tage",
  },
  "over-10": {
    it: "Oltre 10 giorni",
    en: "Over 10 days",
    es: "Más de 10 días",
    fr: "Plus de 10 jours",
    de: "Über 10 Tage",
  },
} as const satisfies Record<string, Told>;

export const rangeNames = {
  easter: { it: "Pasqua", en: "Easter", es: "Semana Santa", fr: "Pâques", de: "Ostern" },
  "summer-holidays": {
    it: "Vacanze estive",
    en: "Summer holidays",
    es: "Vacaciones de verano",
    fr: "Vacances d’été",
    de: "Sommerferien",
  },
  christmas: { it: "Natale", en: "Christmas", es: "Navidad", fr: "Noël", de: "Weihnachten" },
  "new-year": {
    it: "Capodanno",
    en: "New Year",
    es: "Fin de año",
    fr: "Nouvel An",
    de: "Silvester",
  },
} as const satisfies Record<string, Told>;

export const costCenterNames = {
  short: {
    it: "Viaggi a corto raggio",
    en: "Short haul",
    es: "Corta distancia",
    fr: "Court-courrier",
    de: "Kurzstrecke",
  },
  long: {
    it: "Viaggi a lungo raggio",
    en: "Long haul",
    es: "Larga distancia",
    fr: "Long-courrier",
    de: "Langstrecke",
  },
} as const satisfies Record<string, Told>;
