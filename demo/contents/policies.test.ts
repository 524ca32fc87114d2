import { expect, test } from "vitest";
import { policies } from "#features/tours/policies.ts";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { contents } from "./contents.ts";

/** The pages on which a fact has to stand, and how each language says it. */
type Fact = Readonly<{
  on: readonly ContentRoute[];
  says: Readonly<Record<Language, RegExp>>;
}>;

const { freeDays, flexibleDays, balanceDays, roomChangeDays, mostPriceRise } = policies;
const days = (count: number) =>
  new RegExp(String.raw`\b${count}\s(?:Tage|days|días|jours|giorni)\b`);
const daysInAll = (count: number) => {
  const pattern = days(count);
  return { de: pattern, en: pattern, es: pattern, fr: pattern, it: pattern };
};

const facts: Readonly<Record<string, Fact>> = {
  "leaving is free until 31 days before": {
    on: ["how-it-works", "legal-cancellation-policy"],
    says: daysInAll(freeDays),
  },
  "with the flexible option it is until 8 days before": {
    on: ["how-it-works", "legal-cancellation-policy"],
    says: daysInAll(flexibleDays),
  },
  "the balance is due 31 days before": {
    on: ["how-it-works"],
    says: {
      de: new RegExp(String.raw`Restbetrag ist ${balanceDays}\sTage vor der Abreise fällig`),
      en: new RegExp(String.raw`balance ${balanceDays}\sdays before you leave`),
      es: new RegExp(String.raw`pago final se hace ${balanceDays}\sdías antes`),
      fr: new RegExp(String.raw`solde se paie ${balanceDays}\sjours avant`),
      it: new RegExp(String.raw`saldo si paga ${balanceDays}\sgiorni prima`),
    },
  },
  "a reminder leaves five days for a balance that is late": {
    on: ["legal-general-condition"],
    says: {
      de: /Frist von mindestens fünf Tagen/,
      en: /at least five days/,
      es: /al menos cinco días/,
      fr: /au moins cinq jours/,
      it: /almeno cinque giorni/,
    },
  },
  "coordinators hand in their pictures within 14 days": {
    on: ["media-coordinators"],
    says: {
      de: /innerhalb von vierzehn Tagen/,
      en: /within 14 days of the return/,
      es: /en los catorce días siguientes/,
      fr: /dans les quatorze jours/,
      it: /entro quattordici giorni/,
    },
  },
  "a cancellation counts from its sending": {
    on: ["legal-cancellation-policy"],
    says: {
      de: /Es zählt der Tag, an dem du deine Nachricht abschickst/,
      en: /the day on which you send your message/,
      es: /cuenta el día en que envías el mensaje/,
      fr: /La date qui compte est celle où vous envoyez/,
      it: /conta il giorno in cui il messaggio parte/,
    },
  },
  "money is back within 14 days": {
    on: ["legal-cancellation-policy"],
    says: {
      de: /spätestens vierzehn Tage/,
      en: /within 14 days/,
      es: /como máximo en catorce días/,
      fr: /au plus tard quatorze jours/,
      it: /al più tardi entro quattordici giorni/,
    },
  },
  "the option's price is returned with a cancellation until 31 days before": {
    on: ["legal-cancellation-policy"],
    says: {
      de: /auch das erstatten wir, wenn du bis 31\sTage vor der Abreise zurücktrittst/,
      en: /31 days before the departure, we (?:return|refund) its price too/,
      es: /también lo devolvemos si cancelas hasta 31 días antes/,
      fr: /il est remboursé si vous annulez jusqu’à 31\sjours avant/,
      it: /lo restituiamo se annulli fino a 31 giorni prima/,
    },
  },
  "a seat can be handed over until seven days before": {
    on: ["legal-cancellation-policy"],
    says: {
      de: /sieben Tage vor Reisebeginn/,
      en: /seven days before the start/,
      es: /siete días naturales antes/,
      fr: /sept jours avant le début/,
      it: /sette giorni prima dell’inizio/,
    },
  },
  "a price that rises by more than 8 % may be refused": {
    on: ["legal-general-condition"],
    says: {
      de: new RegExp(String.raw`${mostPriceRise}\s%`),
      en: new RegExp(`${mostPriceRise}%`),
      es: new RegExp(String.raw`${mostPriceRise}\s?%`),
      fr: new RegExp(String.raw`${mostPriceRise}\s%`),
      it: new RegExp(String.raw`${mostPriceRise}\s?%`),
    },
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
  "who travels alone shares with people of the same sex and age group": {
    on: ["no-sharing-room"],
    says: {
      de: /dein Geschlecht und deine Altersgruppe/,
      en: /of the same sex and age group as you/,
      es: /de tu mismo sexo y de tu franja de edad/,
      fr: /du même sexe et de la même tranche d’âge que toi/,
      it: /del tuo stesso sesso e della tua fascia d’età/,
    },
  },
  "the supplement is added or removed until 31 days before": {
    on: ["no-sharing-room"],
    says: {
      de: new RegExp(
        String.raw`Bis ${roomChangeDays}\sTage vor der Abreise kannst du den Aufpreis`,
      ),
      en: new RegExp(String.raw`add or remove the supplement until ${roomChangeDays} days`),
      es: new RegExp(String.raw`añadir o quitar el suplemento hasta ${roomChangeDays} días`),
      fr: new RegExp(String.raw`ajouter ou retirer le supplément jusqu’à ${roomChangeDays}\sjours`),
      it: new RegExp(
        String.raw`aggiungere o togliere il supplemento fino a ${roomChangeDays} giorni`,
      ),
    },
  },
  "a seat is asked for by e-mail": {
    on: ["how-it-works", "legal-general-condition"],
    says: {
      de: /fragst (?:du deinen Platz auch|einen Platz per E-Mail) an/,
      en: /You ask for a seat by email/,
      es: /La plaza se pide por correo/,
      fr: /demandes ta place, par e-mail|demandez une place par e-mail/,
      it: /Il posto si chiede per e-mail/,
    },
  },
};

/** What would contradict them, or claim what the site does not do. */
const never: Readonly<Record<Language, RegExp>> = {
  de: /Nachricht bei uns (?:ankommt|eingeht)|buchst (?:einen Platz )?online|Online-?Buchung/i,
  en: /message (?:reaches us|arrives)|book online|online booking|checkout/i,
  es: /el mensaje (?:nos )?llega|reserva(?:s|r)? (?:una plaza )?(?:online|en línea)/i,
  fr: /message nous parvient|réserve(?:s|z|r)? (?:une place )?en ligne/i,
  it: /il messaggio (?:ci )?arriva|prenot\p{L}+ (?:un posto )?online/iu,
};

const stated = Object.entries(facts).flatMap(([name, fact]) =>
  fact.on.map((route) => [name, route, fact.says] as const),
);

test.each(
  markets.flatMap(({ id, language }) => stated.map((each) => [id, language, ...each] as const)),
)("%s (%s): %s, on %s", (id, language, _name, route, says) => {
  expect(JSON.stringify(contents[id]?.[route])).toMatch(says[language]);
});

test.each(markets)("no page of $id says otherwise", ({ id, language }) => {
  expect(JSON.stringify(contents[id])).not.toMatch(never[language]);
});
