import type { Language } from "#markets/market-type.ts";

type RejectedPhrases = readonly (readonly [phrase: RegExp, reason: string])[];

/**
 * Phrases that native speakers in the travel trade rejected, with their reasons. The French phrases
 * are in `french.ts`.
 */
const rejectedPhrases: Readonly<Record<Exclude<Language, "fr">, RejectedPhrases>> = {
  de: [
    [
      /noch wenige Personen, dann/i,
      "an operator says what is missing: „es fehlen nur noch wenige“",
    ],
    [/(?:ihr|das) Minimum (?:noch )?nicht erreicht/i, "the trade says „Mindestteilnehmerzahl“"],
    [/bestätigt, also/i, "a word for word „confirmed, so you fly“"],
    [
      /(?<!bestaetigte-)tour-?abfahrt/i,
      "a bus has an Abfahrt, a trip has a „Termin“; only the given path says it",
    ],
    [/andersherum gezogen/i, "one goes „in die andere Richtung“"],
    [/Daten löschen/i, "it reads as if personal data were deleted; travel dates are reset"],
    [/\blos kannst\b/i, "„loskannst“ is one word"],
    [/wie es steht$/i, "a score, and no heading"],
    [/^Anstrengung|ihre Anstrengung/i, "the trade says „Schwierigkeit“"],
    [/Mindestzahl|ihr Minimum/i, "the trade says „Mindestteilnehmerzahl“"],
    [/das Inbegriffene|dem Inbegriffenen/i, "a service is „enthalten“ or „inklusive“"],
    [/Kundendienst/i, "who repairs washing machines; the trade says „Kundenservice“"],
    [/zu zweit (?:kostenlos|buchst)/i, "one books „für zwei“, and „ihr“ are „zu zweit“"],
    [
      /Gesamtpreis pro Person/i,
      "by law the price of all that is sold; what is paid to others is none",
    ],
    [/^jemand koordiniert/i, "a word for word „chi coordina“; the trade says „Coordinator“"],
    [/Koordinator(?:in)?\b/, "the trade and all other texts say „Coordinator“"],
    [
      /(?<!Reise)Kranken- und Gepäck/i,
      "a Krankenversicherung is the one at home; a trip has a „Reisekrankenversicherung“",
    ],
    [/\bVans?\b(?<!Hai.Van)/, "one word for the vehicle: „Kleinbus“"],
    [/der Plan hat Lücken|und zwar sicher/i, "a literal translation that says something else"],
  ],
  it: [
    [/chi parte presto/i, "who gets up early; the trade lists what is „in partenza“"],
    [/confermata, quindi/i, "a word for word „confirmed, so you fly“"],
    [
      /^cancella$|^cancella tutto$/i,
      "it reads as cancelling a booking: filters are „azzerati“ or „rimossi“",
    ],
    [/\bchi coordina\b/i, "the trade says „coordinatore“"],
    [/(?:una persona|qualcuno) (?:che|lo) coordina/i, "the trade says „coordinatore“"],
    [/non ha ancora raggiunto il minimo/i, "the trade says „numero minimo di partecipanti“"],
    [
      /^nel prezzo$|^non incluso$/i,
      "a travel programme says „la quota comprende“ and „non comprende“",
    ],
    [/mostrate come conversione/i, "amounts are „indicativi“"],
    [/partono presto/i, "they get up early; the trade lists what is „in partenza“"],
    [/\bsecondo (?:la partenza|il giorno)/i, "what varies does so „a seconda di“"],
    [/prezzo intero/i, "the price without a reduction; what is owed is „l’intero importo“"],
    [/il saldo (?:è|arriva) \d/i, "a balance „si paga“"],
    [/\{percent\} di sconto/i, "a label names the thing first: „Sconto 8%“"],
    [/torna in dodici/i, "one alone cannot come back „in dodici“"],
    [/che cosa gira qui/i, "a calque of software English"],
    [/\bminivan\b|(?<!Hai )\bvan\b|\bfurgoni\b/, "one word for the vehicle: „pulmino“"],
    [/ha dei buchi|, e sicure/i, "a literal translation that says something else"],
    [/guidat[oie] (?:un gruppo|da chi)|chi ti guida/i, "a coordinator is no guide"],
    [/[«»]/, "quotes are “ ” in every Italian text"],
  ],
  es: [
    [/fecha del resto|anticipo y resto|^resto el/i, "the trade says « pago final »"],
    [
      /\bquien coordina\b|una persona (?:que|lo) coordina|alguien que (?:lo )?coordina/i,
      "the trade says « coordinador »",
    ],
    [/la persona que coordina/i, "the trade says « coordinador »"],
    [/el resto vence/i, "the trade says « pago final »"],
    [/grupo se queda pequeño/i, "it reads as if the group were outgrown"],
    [/los billetes están y/i, "a word for word « i biglietti ci sono »"],
    [/aún no ha llegado al mínimo/i, "the trade says « mínimo de participantes »"],
    [/ya puedes volar/i, "nobody flies on the day of the confirmation: the flight can be bought"],
    [/vuelve con doce/i, "twelve strangers are not brought home: one comes back as one of twelve"],
    [/siendo doce/i, "a word for word « essendo dodici »"],
    [/\balmuerzos?\b/i, "in Spain the meal at noon is « la comida »"],
    [/cualesquiera/i, "nobody says it: « los que sean »"],
    [/mes como calendario/i, "a word for word « as a calendar »"],
    [/se muestran como conversión/i, "amounts are « orientativos »"],
    [/se ejecuta aquí/i, "a calque of software English"],
    [/perdido el camino/i, "one says « nos hemos perdido »"],
    [/comida de mochila/i, "a word for word « pranzo al sacco »: « pícnic »"],
    [/grupos? de edad/i, "« grupo » is the group itself; people have a « franja de edad »"],
    [/son seguras|tiene huecos/i, "a literal translation that says something else"],
    [/\d\.\d{3} (?:metros|kilómetros|años)/, "numbers of four digits have no dot in prose"],
    [/[“”]/, "Spanish quotes are « »"],
  ],
  en: [
    [/also when a thing is/i, "a word for word translation"],
    [
      /\b(?:pays?|paid|spen[dt]s?|collected|puts in)\b[^.:]* on the spot/i,
      "it reads as „at once“: the money pot is paid during the trip",
    ],
    [/(?:illness|diet) that matters on the way/i, "a word for word „unterwegs“"],
    [/trips in America\b/, "the United States to an American; the continent is “the Americas”"],
    [/come back a dozen/i, "eggs come by the dozen; a group is “twelve strong”"],
    [/where it stands$/i, "a translated heading: a departure has a status"],
    [/nobody in yet/i, "people join a group"],
    [/for reading only/i, "amounts that nobody pays are “only a guide”"],
    [/from today on\b/i, "a word for word „ab heute“"],
    [/shows? it large/i, "pictures are viewed “larger”"],
    [/confirmed, so you fly/i, "nobody flies on the day of the confirmation"],
    [/everybody sleeps together/i, "it means sex; people share a room"],
    [/the page of the (?:trip|departure)/i, "a word for word translation: “the trip page”"],
    [/the plan has gaps|the rest is an offer/i, "a joke that was translated and not written"],
  ],
};

/** @returns a sentence for each problem in the text */
export const wordingProblems = (
  language: Exclude<Language, "fr">,
  text: string,
): readonly string[] =>
  rejectedPhrases[language].flatMap(([pattern, reason]) =>
    pattern.test(text) ? [`${reason}: ${text}`] : [],
  );
