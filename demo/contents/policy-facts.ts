import { policies } from "#features/tours/policies.ts";
import type { Language } from "#markets/market-type.ts";
import type { ContentRoute } from "#markets/routes.ts";

/** The languages whose sentences are known here; what stands in for another one is English. */
type Known = "de" | "en" | "es" | "fr" | "it";
export type Patterns = Readonly<Record<Known, RegExp> & Partial<Record<Language, RegExp>>>;
/** Where texts stand: a fixed page, the questions or the included lines of every trip, or the home. */
export type Place = ContentRoute | "tripQuestions" | "tripInclusions" | "home";
/** A promise of `policies`: where it has to stand, and how each language says it. */
export type Fact = Readonly<{ on: readonly Place[]; says: Patterns }>;

/** Texts write a small number as a figure or as a word. */
const numberWords: Readonly<Record<Known, Readonly<Record<number, string>>>> = {
  de: { 1: "einer", 2: "zwei", 3: "drei", 5: "fünf", 7: "sieben", 14: "vierzehn" },
  en: { 1: "one", 2: "two", 3: "three", 5: "five", 7: "seven", 14: "fourteen" },
  es: { 1: "una", 2: "dos", 3: "tres", 5: "cinco", 7: "siete", 14: "catorce" },
  fr: { 1: "une", 2: "deux", 3: "trois", 5: "cinq", 7: "sept", 14: "quatorze" },
  it: { 1: "una", 2: "due", 3: "tre", 5: "cinque", 7: "sette", 14: "quattordici" },
};

/** Patterns with `#` for a number and a space for any white space. */
const counted = (count: number, texts: Readonly<Record<Known, string>>): Patterns => {
  const pattern = (language: Known) => {
    const word = numberWords[language][count];
    const number = word === undefined ? String(count) : `(?:${count}|${word})`;
    return new RegExp(
      texts[language].replaceAll("#", String.raw`\b${number}`).replaceAll(" ", String.raw`\s`),
      "u",
    );
  };
  return {
    de: pattern("de"),
    en: pattern("en"),
    es: pattern("es"),
    fr: pattern("fr"),
    it: pattern("it"),
  };
};

const daysInAll = { de: "# Tage", en: "# days", es: "# días", fr: "# jours", it: "# giorni" };

const { least, most, ofTheSame } = policies.roomsAreSharedWith;
const alike = {
  sex: {
    de: "dein Geschlecht",
    en: "same sex",
    es: "de tu mismo sexo",
    fr: "du même sexe",
    it: "del tuo stesso sesso",
  },
  ageGroup: {
    de: "deine Altersgruppe",
    en: "age group",
    es: "de tu franja de edad",
    fr: "de la même tranche d’âge",
    it: "della tua fascia d’età",
  },
} as const;
const leastOrMost = (language: Known, or: string, people: string) =>
  `${numberWords[language][least]} ${or} ${numberWords[language][most]} ${people}`;
const peopleInARoom = {
  de: leastOrMost("de", "oder", "Personen"),
  en: leastOrMost("en", "or", "people"),
  es: leastOrMost("es", "o", "personas"),
  fr: leastOrMost("fr", "ou", "personnes"),
  it: leastOrMost("it", "o", "persone"),
} as const;
const alikeIn = (language: Known, and: string) =>
  new RegExp(
    `${peopleInARoom[language]}[^.]*${ofTheSame.map((what) => alike[what][language]).join(` ${and} `)}`,
  );

const sleepingPlaces = {
  tents: { de: "Zelt", en: "tents", es: "tiendas", fr: "tente", it: "tenda" },
  huts: { de: "Hütte", en: "huts", es: "refugios", fr: "refuge", it: "rifugio" },
  boats: { de: "Boot", en: "boats", es: "barcos", fr: "bateau", it: "barca" },
  hostels: {
    de: "Hostel",
    en: "hostels",
    es: "albergues",
    fr: "auberge de jeunesse",
    it: "ostello",
  },
  homestays: {
    de: "Gastfamilien",
    en: "homestays",
    es: "casas de familias",
    fr: "chez l’habitant",
    it: "casa di una famiglia",
  },
} as const;
/** All places of the policy in one sentence, in its order. */
const listed = (language: Known) =>
  new RegExp(
    policies.withoutPrivateRooms.map((place) => sleepingPlaces[place][language]).join("[^.]*"),
  );

/** From which day a cancellation counts: texts say the one of the policy and never the other. */
const countsFrom: Readonly<Record<"sending" | "arrival", Patterns>> = {
  sending: {
    de: /Es zählt der Tag, an dem du deine Nachricht abschickst/,
    en: /the day on which you send your message/,
    es: /cuenta el día en que envías el mensaje/,
    fr: /La date qui compte est celle où vous envoyez/,
    it: /conta il giorno in cui il messaggio parte/,
  },
  arrival: {
    de: /Nachricht bei uns (?:ankommt|eingeht)/i,
    en: /message (?:reaches us|arrives)/i,
    es: /el mensaje (?:nos )?llega/i,
    fr: /message nous parvient/i,
    it: /il messaggio (?:ci )?arriva/i,
  },
};

/** How a seat is asked for: likewise. */
const seats: Readonly<Record<"byEmail" | "online", Patterns>> = {
  byEmail: {
    de: /fragst (?:du deinen Platz auch|einen Platz per E-Mail) an/,
    en: /You ask for a seat by email/,
    es: /La plaza se pide por correo/,
    fr: /demandes ta place, par e-mail|demandez une place par e-mail/,
    it: /Il posto si chiede per e-mail/,
  },
  online: {
    de: /buchst (?:einen Platz )?online|Online-?Buchung/i,
    en: /book online|online booking|checkout/i,
    es: /reserva(?:s|r)? (?:una plaza )?(?:online|en línea)/i,
    fr: /réserve(?:s|z|r)? (?:une place )?en ligne/i,
    it: /prenot\p{L}+ (?:un posto )?online/iu,
  },
};

export const facts: Readonly<Record<string, Fact>> = {
  "leaving is free until so many days before": {
    on: ["how-it-works", "legal-cancellation-policy", "tripQuestions", "home"],
    says: counted(policies.freeDays, daysInAll),
  },
  "with the flexible option until so many": {
    on: ["how-it-works", "legal-cancellation-policy", "tripQuestions"],
    says: counted(policies.flexibleDays, daysInAll),
  },
  "the balance is due so many days before": {
    on: ["how-it-works", "faqs", "home"],
    says: counted(policies.balanceDays, {
      de: "Restbetrag ist # Tage (?:vor der Abreise fällig|vorher fällig)",
      en: "balance (?:is due )?# days before",
      es: "pago final se hace # días antes",
      fr: "solde se paie # jours avant",
      it: "saldo si paga # giorni prima",
    }),
  },
  "a reminder leaves some days for a balance that is late": {
    on: ["legal-general-condition"],
    says: counted(policies.lateBalanceDays, {
      de: "Frist von mindestens # Tagen",
      en: "at least # days",
      es: "al menos # días",
      fr: "au moins # jours",
      it: "almeno # giorni",
    }),
  },
  "coordinators hand in their pictures within some days": {
    on: ["media-coordinators"],
    says: counted(policies.picturesDays, {
      de: "innerhalb von # Tagen",
      en: "within # days of the return",
      es: "en los # días siguientes",
      fr: "dans les # jours",
      it: "entro # giorni",
    }),
  },
  "from which day a cancellation counts": {
    on: ["legal-cancellation-policy"],
    says: countsFrom[policies.cancellationCountsFrom],
  },
  "money is back within some days": {
    on: ["legal-cancellation-policy"],
    says: counted(policies.refundDays, {
      de: "spätestens # Tage",
      en: "within # days",
      es: "como máximo en # días",
      fr: "au plus tard # jours",
      it: "al più tardi entro # giorni",
    }),
  },
  "the option's price is returned with a cancellation while leaving is free": {
    on: ["legal-cancellation-policy"],
    says: counted(policies.freeDays, {
      de: "auch das erstatten wir, wenn du bis # Tage vor der Abreise zurücktrittst",
      en: "# days before the departure, we (?:return|refund) its price too",
      es: "también lo devolvemos si cancelas hasta # días antes",
      fr: "il est remboursé si vous annulez jusqu’à # jours avant",
      it: "lo restituiamo se annulli fino a # giorni prima",
    }),
  },
  "a seat can be handed over until some days before": {
    on: ["legal-cancellation-policy"],
    says: counted(policies.handOverDays, {
      de: "# Tage vor Reisebeginn",
      en: "# days before the start",
      es: "# días naturales antes",
      fr: "# jours avant le début",
      it: "# giorni prima dell’inizio",
    }),
  },
  "a price that rises by more may be refused": {
    on: ["legal-general-condition"],
    says: counted(policies.maxPriceRisePercent, {
      de: "# %",
      en: "#%",
      es: "# ?%",
      fr: "# %",
      it: "# ?%",
    }),
  },
  "a group that stays too small means another date free of charge, or all the money back": {
    on: ["how-it-works", "legal-cancellation-policy"],
    says: {
      de: /kostenlos (?:umgebucht|ein anderer Termin)/,
      en: /(?:another departure free of charge|another departure instead)/,
      es: /(?:cambiamos gratis a otra fecha|otra fecha sin coste)/,
      fr: /une autre date du voyage, sans frais/,
      it: /(?:gratis su un’altra data|un’altra data senza costi)/,
    },
  },
  "medical and baggage insurance is always in the price": {
    on: ["how-it-works"],
    says: {
      de: /Kranken- und Gepäckversicherung sind immer inklusive/,
      en: /Medical and baggage insurance is always included/,
      es: /siempre el seguro médico y de equipaje/,
      fr: /assurance médicale et bagages est toujours incluse/,
      it: /sempre l’assicurazione medica e bagaglio/,
    },
  },
  "a private room is in the price for two": {
    on: ["how-it-works", "no-sharing-room"],
    says: {
      de: /Privatzimmer(?:\]\([^)]*\))? ist (?:inklusive, wenn ihr zu zweit bucht|schon im Preis)/,
      en: /private room(?:\]\([^)]*\))? is included/i,
      es: /habitación privada (?:está incluida|ya va en el precio)/,
      fr: /chambre privée(?:\]\([^)]*\))? (?:est incluse|est déjà dans le prix)/,
      it: /camera privata (?:è compresa|è già nel prezzo)/,
    },
  },
  "with how many people who travels alone shares a room": {
    on: ["home"],
    says: {
      de: new RegExp(peopleInARoom.de),
      en: new RegExp(peopleInARoom.en),
      es: new RegExp(peopleInARoom.es),
      fr: new RegExp(peopleInARoom.fr),
      it: new RegExp(peopleInARoom.it),
    },
  },
  "with whom who travels alone shares a room": {
    on: ["how-it-works", "no-sharing-room", "tripQuestions", "tripInclusions"],
    says: {
      de: alikeIn("de", "und"),
      en: alikeIn("en", "and"),
      es: alikeIn("es", "y"),
      fr: alikeIn("fr", "et"),
      it: alikeIn("it", "e"),
    },
  },
  "where nobody has a private room": {
    on: ["no-sharing-room"],
    says: {
      de: listed("de"),
      en: listed("en"),
      es: listed("es"),
      fr: listed("fr"),
      it: listed("it"),
    },
  },
  "the supplement is added or removed until so many days before": {
    on: ["no-sharing-room"],
    says: counted(policies.roomChangeDays, {
      de: "Bis # Tage vor der Abreise kannst du den Aufpreis",
      en: "add or remove the supplement until # days",
      es: "añadir o quitar el suplemento hasta # días",
      fr: "ajouter ou retirer le supplément jusqu’à # jours",
      it: "aggiungere o togliere il supplemento fino a # giorni",
    }),
  },
  "how a seat is asked for": {
    on: ["how-it-works", "legal-general-condition"],
    says: seats[policies.seatsAreAskedFor],
  },
};

/** With whom a room is shared, told otherwise than by the policy: one person, or any number. */
const otherRooms: Patterns = {
  de: /Zimmer mit (?:jemandem|einer Person)|teilst du das Zimmer mit anderen/,
  en: /room (?:shared )?with (?:someone|somebody|one person|others)/,
  es: /habitación (?:compartida )?con (?:alguien|una persona|gente|otras personas)/,
  fr: /chambre (?:partagée )?avec (?:quelqu’un|une (?:autre )?personne|d’autres personnes)/,
  it: /camera (?:condivisa )?con (?:qualcuno|una persona|altre persone|persone)/,
};

/** What is said where the policy is another one. */
const allBut = <Value extends string>(
  told: Readonly<Record<Value, Patterns>>,
  own: Value,
): Patterns[] =>
  Object.entries<Patterns>(told).flatMap(([value, patterns]) => (value === own ? [] : [patterns]));

/** What would contradict the policies, or claim what the site does not do. */
export const contradictions: readonly Patterns[] = [
  ...allBut(countsFrom, policies.cancellationCountsFrom),
  ...allBut(seats, policies.seatsAreAskedFor),
  otherRooms,
];
