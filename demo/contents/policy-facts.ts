import { policies } from "#features/catalogue/tours/policy-rules.ts";
import {
  numberWords,
  type PatternLanguage,
  type Patterns,
  patternsWithNumber,
} from "./patterns.ts";
import { peopleFacts } from "./people-facts.ts";
import type { PolicyFact } from "./policy-fact.ts";

const daysPatterns = { de: "# Tage", en: "# days", es: "# días", fr: "# jours", it: "# giorni" };

const { least: minPeople, most: maxPeople, ofTheSame } = policies.roomsAreSharedWith;
const roommateCriteria = {
  sex: {
    de: "gleichen Geschlechts",
    en: "same sex",
    es: "de tu mismo sexo",
    fr: "du même sexe",
    it: "del tuo stesso sesso",
  },
  ageGroup: {
    de: "aus deiner Altersgruppe",
    en: "age group",
    es: "de tu franja de edad",
    fr: "de la même tranche d’âge",
    it: "della tua fascia d’età",
  },
} as const;
const peopleCount = (language: PatternLanguage, or: string, people: string) =>
  `${numberWords[language][minPeople]} ${or} ${numberWords[language][maxPeople]} ${people}`;
const peopleInARoom = {
  de: peopleCount("de", "oder", "(?:Personen|Mitreisenden)"),
  en: peopleCount("en", "or", "people"),
  es: peopleCount("es", "o", "personas"),
  fr: peopleCount("fr", "ou", "personnes"),
  it: peopleCount("it", "o", "persone"),
} as const;
const roommatePattern = (language: PatternLanguage, and: string) =>
  new RegExp(
    `${peopleInARoom[language]}[^.]*${ofTheSame.map((criterion) => roommateCriteria[criterion][language]).join(` ${and} `)}`,
  );

const accommodations = {
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
/** Matches a sentence which names all accommodations without private rooms, in the policy's order. */
const accommodationPattern = (language: PatternLanguage) =>
  new RegExp(
    policies.withoutPrivateRooms
      .map((accommodation) => accommodations[accommodation][language])
      .join("[^.]*"),
  );

/**
 * Patterns for the day from which a cancellation counts. Texts must state the policy's day and
 * never the other day.
 */
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

/**
 * Patterns for how a seat is requested. Texts must state the policy's way and never the other way.
 */
const seatRequests: Readonly<Record<"byForm" | "byEmail" | "online", Patterns>> = {
  byForm: {
    de: /fragst (?:du deinen Platz auch an, mit einem Formular|einen Platz auf der Seite des Termins an)/,
    en: /You ask for a (?:place|spot) on the departure page/,
    es: /La plaza se pide en la página de la salida/,
    fr: /sur la page du départ que tu demandes ta place|demandez une place sur la page du départ/,
    it: /Il posto si chiede nella pagina della partenza/,
  },
  byEmail: {
    de: /fragst (?:du deinen Platz auch an, per|einen Platz per) E-Mail/,
    en: /You ask for a (?:place|spot) by email/,
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

const callees = {
  localNumber: {
    de: "örtlichen Notruf",
    en: "local emergency number",
    es: "número de emergencias local",
    fr: "numéro d’urgence local",
    it: "numero di emergenza locale",
  },
  insurer: {
    de: "der Versicherung",
    en: "insurer’s assistance line",
    es: "asistencia del seguro",
    fr: "assistance de l’assurance",
    it: "assistenza dell’assicurazione",
  },
  company: {
    de: "unser Telefon",
    en: "our phone",
    es: "nuestro teléfono",
    fr: "notre téléphone",
    it: "nostro telefono",
  },
} as const;
/** A pattern that matches a sentence which names everyone to call, in the policy's order. */
const emergencyPattern = (language: PatternLanguage) =>
  new RegExp(policies.emergencyCalls.map((callee) => callees[callee][language]).join("[^.]*"));

export const policyFacts: Readonly<Record<string, PolicyFact>> = {
  "cancelling is free until freeDays before departure": {
    places: ["how-it-works", "legal-cancellation-policy", "tripQuestions", "home"],
    patterns: patternsWithNumber(policies.freeDays, daysPatterns),
  },
  "with the flexible option, until flexibleDays before departure": {
    places: ["how-it-works", "legal-cancellation-policy", "tripQuestions"],
    patterns: patternsWithNumber(policies.flexibleDays, daysPatterns),
  },
  "the balance is due balanceDays before departure": {
    places: ["how-it-works", "faqs", "home"],
    patterns: patternsWithNumber(policies.balanceDays, {
      de: "Restbetrag ist # Tage (?:vor der Abreise fällig|vorher fällig)",
      en: "balance (?:is due )?# days before",
      es: "pago final se hace # días antes",
      fr: "solde se paie # jours avant",
      it: "saldo si paga # giorni prima",
    }),
  },
  "a reminder gives lateBalanceDays for a late balance": {
    places: ["legal-general-condition"],
    patterns: patternsWithNumber(policies.lateBalanceDays, {
      de: "Frist von mindestens # Tagen",
      en: "at least # days",
      es: "al menos # días",
      fr: "au moins # jours",
      it: "almeno # giorni",
    }),
  },
  "coordinators hand in their pictures within picturesDays": {
    places: ["media-coordinators"],
    patterns: patternsWithNumber(policies.picturesDays, {
      de: "innerhalb von # Tagen",
      en: "within # days of the return",
      es: "en los # días siguientes",
      fr: "dans les # jours",
      it: "entro # giorni",
    }),
  },
  "the day from which a cancellation counts": {
    places: ["legal-cancellation-policy"],
    patterns: countsFrom[policies.cancellationCountsFrom],
  },
  "refunds arrive within refundDays": {
    places: ["legal-cancellation-policy"],
    patterns: patternsWithNumber(policies.refundDays, {
      de: "spätestens # Tage",
      en: "within # days",
      es: "como máximo en # días",
      fr: "au plus tard # jours",
      it: "al più tardi entro # giorni",
    }),
  },
  "the option's price is refunded while cancelling is free": {
    places: ["legal-cancellation-policy"],
    patterns: patternsWithNumber(policies.freeDays, {
      de: "auch das erstatten wir, wenn du bis # Tage vor der Abreise zurücktrittst",
      en: "# days before departure, we (?:return|refund) its price too",
      es: "también lo devolvemos si cancelas hasta # días antes",
      fr: "il est remboursé si vous annulez jusqu’à # jours avant",
      it: "lo restituiamo se annulli fino a # giorni prima",
    }),
  },
  "a small group on a long trip is cancelled longTripDaysBefore its start at the latest": {
    places: ["legal-general-condition"],
    patterns: patternsWithNumber(policies.undecided.longTripDaysBefore, daysPatterns),
  },
  "a seat can be transferred until handOverDays before departure": {
    places: ["legal-cancellation-policy"],
    patterns: patternsWithNumber(policies.handOverDays, {
      de: "# Tage vor Reisebeginn",
      en: "# days before the start",
      es: "# días naturales antes",
      fr: "# jours avant le début",
      it: "# giorni prima dell’inizio",
    }),
  },
  "a price rise above maxPriceRisePercent may be refused": {
    places: ["legal-general-condition"],
    patterns: patternsWithNumber(policies.maxPriceRisePercent, {
      de: "# %",
      en: "#%",
      es: "# ?%",
      fr: "# %",
      it: "# ?%",
    }),
  },
  "a group that stays too small means another date at no charge, or a full refund": {
    places: ["how-it-works", "legal-cancellation-policy"],
    patterns: {
      de: /kostenlos (?:umgebucht|ein anderer Termin)/,
      en: /(?:another date free of charge|another departure instead)/,
      es: /(?:cambiamos gratis a otra fecha|otra fecha sin coste)/,
      fr: /une autre date du voyage, sans frais/,
      it: /(?:gratis su un’altra data|un’altra data senza costi)/,
    },
  },
  "medical and baggage insurance is always in the price": {
    places: ["how-it-works"],
    patterns: {
      de: /Reisekranken- und Gepäckversicherung sind immer inklusive/,
      en: /Medical and baggage insurance is always included/,
      es: /siempre el seguro médico y de equipaje/,
      fr: /assurance médicale et bagages est toujours incluse/,
      it: /sempre l’assicurazione medica e bagaglio/,
    },
  },
  "two who book together have a private room included": {
    places: ["how-it-works", "no-sharing-room"],
    patterns: {
      de: /Privatzimmer(?:\]\([^)]*\))? ist (?:inklusive, wenn ihr zu zweit bucht|schon im Preis)/,
      en: /private room(?:\]\([^)]*\))? is included/i,
      es: /habitación privada (?:está incluida|ya va en el precio)/,
      fr: /chambre privée(?:\]\([^)]*\))? (?:est incluse|est déjà dans le prix)/,
      it: /camera privata (?:è compresa|è già nel prezzo)/,
    },
  },
  "how many people a solo traveller shares a room with": {
    places: ["home"],
    patterns: {
      de: new RegExp(peopleInARoom.de),
      en: new RegExp(peopleInARoom.en),
      es: new RegExp(peopleInARoom.es),
      fr: new RegExp(peopleInARoom.fr),
      it: new RegExp(peopleInARoom.it),
    },
  },
  "who a solo traveller shares a room with": {
    places: ["how-it-works", "no-sharing-room", "tripQuestions", "tripInclusions"],
    patterns: {
      de: roommatePattern("de", "und"),
      en: roommatePattern("en", "and"),
      es: roommatePattern("es", "y"),
      fr: roommatePattern("fr", "et"),
      it: roommatePattern("it", "e"),
    },
  },
  "where there are no private rooms": {
    places: ["no-sharing-room"],
    patterns: {
      de: accommodationPattern("de"),
      en: accommodationPattern("en"),
      es: accommodationPattern("es"),
      fr: accommodationPattern("fr"),
      it: accommodationPattern("it"),
    },
  },
  "the supplement can be added or removed until roomChangeDays before departure": {
    places: ["no-sharing-room"],
    patterns: patternsWithNumber(policies.roomChangeDays, {
      de: "Bis # Tage vor der Abreise kannst du den Aufpreis",
      en: "add or remove the supplement until # days",
      es: "añadir o quitar el suplemento hasta # días",
      fr: "ajouter ou retirer le supplément jusqu’à # jours",
      it: "aggiungere o togliere il supplemento fino a # giorni",
    }),
  },
  "whom to call in an emergency": {
    places: ["contacts", "faqs"],
    patterns: {
      de: emergencyPattern("de"),
      en: emergencyPattern("en"),
      es: emergencyPattern("es"),
      fr: emergencyPattern("fr"),
      it: emergencyPattern("it"),
    },
  },
  "an alert is asked for by the bell of a departure, once signed in": {
    places: ["how-it-works"],
    patterns: {
      de: /melde dich auf der Website an und drück auf die Glocke/,
      en: /sign in and press the bell/,
      es: /inicia sesión y pulsa la campana/,
      fr: /connecte-toi et appuie sur la cloche/,
      it: /accedi e tocca la campanella/,
    },
  },
  ...peopleFacts,
  "how a seat is requested": {
    places: ["how-it-works", "legal-general-condition"],
    patterns: seatRequests[policies.seatsAreAskedFor],
  },
};

/**
 * Statements that contradict the policy on shared rooms, because they say that the room is shared
 * with one person or with any number of people.
 */
const contradictingRooms: Patterns = {
  de: /Zimmer mit (?:jemandem|einer Person)|teilst du das Zimmer mit anderen/,
  en: /room (?:shared )?with (?:someone|somebody|one person|others)/,
  es: /habitación (?:compartida )?con (?:alguien|una persona|gente|otras personas)/,
  fr: /chambre (?:partagée )?avec (?:quelqu’un|une (?:autre )?personne|d’autres personnes)/,
  it: /camera (?:condivisa )?con (?:qualcuno|una persona|altre persone|persone)/,
};

/** Patterns of all values except the value that the policy has. */
const patternsOfOthers = <Value extends string>(
  patternsByValue: Readonly<Record<Value, Patterns>>,
  policyValue: Value,
): Patterns[] =>
  Object.entries<Patterns>(patternsByValue).flatMap(([value, patterns]) =>
    value === policyValue ? [] : [patterns],
  );

/** Texts that would contradict the policies, or claim what the site does not do. */
export const contradictions: readonly Patterns[] = [
  ...patternsOfOthers(countsFrom, policies.cancellationCountsFrom),
  ...patternsOfOthers(seatRequests, policies.seatsAreAskedFor),
  contradictingRooms,
];
