import { idOf } from "#demo/chance.ts";
import { faqCategoryOf, faqNames } from "#demo/read/phrase-schemas.ts";
import type { Phrases } from "#demo/read/phrases.ts";
import { tell, type Told } from "#demo/told.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Faq } from "#features/faqs/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import { type CountryFacts, factsOfCountry } from "./country-facts.ts";

/** A question as it is stored: of every trip, of one travel, or of a country. */
export type DemoFaqRow = Faq &
  Readonly<{ position: number; travelId: string | null; destinationId: string | null }>;

type FaqTexts = Readonly<{ market: Market; currencies: Intl.DisplayNames; list: Intl.ListFormat }>;

const faqTextsOf = (market: Market): FaqTexts => ({
  market,
  currencies: new Intl.DisplayNames([market.htmlLang], { type: "currency" }),
  list: new Intl.ListFormat(market.htmlLang, { type: "conjunction" }),
});

const currencyName = (code: string, { market: { language }, currencies }: FaqTexts): string => {
  const name = currencies.of(code) ?? code;
  // The standard writes `Moroccan Dirham`; German nouns alone keep their capitals in a sentence.
  const plain =
    language === "de" ? name : name.replace(/\p{Lu}(?=\p{Ll}*$)/u, (last) => last.toLowerCase());
  return code === "EUR" ? plain : `${plain} (${code})`;
};

const flat = ["C", "E", "F", "H", "J", "K", "L", "N", "O"];

/** What a market's people have at home; null where they come from too many places. */
const homes: Partial<Readonly<Record<Market["id"], readonly string[]>>> = {
  "it-IT": flat,
  "es-ES": flat,
  "fr-FR": flat,
  "de-DE": flat,
  "en-US": ["A", "B"],
};

const adapterOf = (
  { plugs, volts }: CountryFacts,
  { adapters, otherVoltage }: Phrases["countryFaqs"],
  market: Market,
): readonly Told[] => {
  const home = homes[market.id];
  if (!home) return [adapters.compare];
  const isHigh = Number.parseInt(volts, 10) >= 200;
  const isLowHere = market.id === "en-US";
  const fits = plugs.some((plug) => home.includes(plug));
  const fitting = isLowHere ? adapters.homeFits : adapters.flatFits;
  return [
    fits ? fitting : adapters.needed,
    ...(isHigh === isLowHere || volts.includes("/") ? [otherVoltage] : []),
  ];
};

/** The country that a market's people live in; those of the international one come from many. */
const homeCountry = ({ id, countryCode }: Market): string | null =>
  id === "international" ? null : id === "en-WE" ? "GB" : countryCode;

/** Nobody asks which plug or money they need at home. */
const isAbroad = (code: string, market: Market): boolean => code !== homeCountry(market);

const ofCountry = (
  code: string,
  phrases: Phrases["countryFaqs"],
  voice: FaqTexts,
): readonly (readonly [string, string, string])[] => {
  const facts = factsOfCountry(code);
  if (!facts) return [];
  const { market, list } = voice;
  const { questions, sockets, money, tap } = phrases;
  const fill = (told: Told) =>
    tell(told, market)
      .replaceAll("{country}", countryName(code, market.htmlLang))
      .replaceAll("{plugs}", list.format(facts.plugs))
      .replaceAll("{volts}", facts.volts)
      .replaceAll("{currency}", currencyName(facts.currency, voice));
  const answer = (lines: readonly Told[]) => lines.map(fill).join(" ");
  return [
    ["plugs", fill(questions.plugs), answer([sockets, ...adapterOf(facts, phrases, market)])],
    ["money", fill(questions.money), answer([money[facts.cards]])],
    ...(facts.tap === null
      ? []
      : [["tap", fill(questions.tap), answer([facts.tap ? tap.yes : tap.no])] as const]),
  ];
};

/** The questions of a market: those that everybody asks, those of each trip's landscape, each country's. */
export const composeFaqs = (
  trips: readonly TripFacts[],
  market: Market,
  phrases: Phrases,
  destinations: ReadonlyMap<string, Destination>,
): readonly DemoFaqRow[] => {
  const general = faqNames.map((name, index) => ({
    id: idOf("faq", market.id, String(index)),
    category: faqCategoryOf[name],
    question: tell(phrases.faqs[name].question, market),
    answer: tell(phrases.faqs[name].answer, market),
    position: index + 1,
    travelId: null,
    destinationId: null,
  }));
  const landscapes = trips.map(({ code, biome }) => ({
    id: idOf("faq", market.id, "landscape", code),
    category: "itinerary" as const,
    question: tell(phrases.landscapeFaqs[biome].question, market),
    answer: tell(phrases.landscapeFaqs[biome].answer, market),
    position: general.length + 1,
    travelId: idOf("travel", market.id, code),
    destinationId: null,
  }));
  const voice = faqTextsOf(market);
  const countries = [...destinations.values()]
    .filter(({ kind, code }) => kind === "country" && isAbroad(code, market))
    .flatMap(({ id, code }) =>
      ofCountry(code, phrases.countryFaqs, voice).map(([key, question, answer], index) => ({
        id: idOf("faq", market.id, "country", code, key),
        category: "destination" as const,
        question,
        answer,
        position: general.length + 2 + index,
        travelId: null,
        destinationId: id,
      })),
    );
  return [...general, ...landscapes, ...countries];
};
