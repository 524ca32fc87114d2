import { stableUuid } from "#demo/random.ts";
import { faqCategoryOf, faqNames } from "#demo/read/phrase-schemas.ts";
import type { Phrases } from "#demo/read/phrases.ts";
import { localize, type LocalizedText } from "#demo/localized-text.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Faq } from "#features/catalogue/faqs/contract.ts";
import { formatList } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { countryName, englishCurrencyName } from "#markets/places/display-names.ts";
import { type CountryFacts, countryFacts } from "./country-facts.ts";
import { offersFlexible } from "./tours.ts";

/** A question as it is stored: for every trip, for one travel, or for a country. */
export type DemoFaqRow = Faq &
  Readonly<{ position: number; travelId: string | null; destinationId: string | null }>;

type FaqFormats = Readonly<{
  market: Market;
  currencies: Intl.DisplayNames;
}>;

const faqFormatsOf = (market: Market): FaqFormats => ({
  market,
  currencies: new Intl.DisplayNames([market.htmlLang], { type: "currency" }),
});

const currencyName = (code: string, { market: { language }, currencies }: FaqFormats): string => {
  // The names of other languages are written as within a sentence. Their capitals stay.
  const inSentence = language === "en" ? englishCurrencyName(code) : (currencies.of(code) ?? code);
  return code === "EUR" ? inSentence : `${inSentence} (${code})`;
};

const europlugSockets = ["C", "E", "F", "H", "J", "K", "L", "N", "O"];

/**
 * Socket types in the market's own country. A market whose visitors come from too many countries
 * has no entry.
 */
const homeSockets: Partial<Readonly<Record<Market["id"], readonly string[]>>> = {
  "it-IT": europlugSockets,
  "es-ES": europlugSockets,
  "fr-FR": europlugSockets,
  "de-DE": europlugSockets,
  "en-US": ["A", "B"],
};

const adapterTexts = (
  { plugs, volts }: CountryFacts,
  { adapters, otherVoltage }: Phrases["countryFaqs"],
  market: Market,
): readonly LocalizedText[] => {
  const home = homeSockets[market.id];
  if (!home) return [adapters.compare];
  const isHigh = Number.parseInt(volts, 10) >= 200;
  const hasLowVoltageAtHome = market.id === "en-US";
  const fits = plugs.some((plug) => home.includes(plug));
  const fitsText = hasLowVoltageAtHome ? adapters.homeFits : adapters.flatFits;
  return [
    fits ? fitsText : adapters.needed,
    ...(isHigh === hasLowVoltageAtHome || volts.includes("/") ? [otherVoltage] : []),
  ];
};

const homeCountry = ({ id, countryCode }: Market): string | null =>
  id === "international" ? null : id === "en-WE" ? "GB" : countryCode;

const isAbroad = (code: string, market: Market): boolean => code !== homeCountry(market);

const composeCountryFaqs = (
  code: string,
  phrases: Phrases["countryFaqs"],
  formats: FaqFormats,
): readonly (readonly [string, string, string])[] => {
  const facts = countryFacts(code);
  if (!facts) return [];
  const { market } = formats;
  const { questions, sockets, money, tap } = phrases;
  const fill = (text: LocalizedText) =>
    localize(text, market)
      .replaceAll("{country}", countryName(code, market.htmlLang))
      .replaceAll("{plugs}", formatList(facts.plugs, market.htmlLang))
      .replaceAll("{volts}", facts.volts)
      .replaceAll("{currency}", currencyName(facts.currency, formats));
  const joinTexts = (lines: readonly LocalizedText[]) => lines.map(fill).join(" ");
  return [
    ["plugs", fill(questions.plugs), joinTexts([sockets, ...adapterTexts(facts, phrases, market)])],
    ["money", fill(questions.money), joinTexts([money[facts.cards]])],
    ...(facts.tapWater === null
      ? []
      : [["tap", fill(questions.tap), joinTexts([facts.tapWater ? tap.yes : tap.no])] as const]),
  ];
};

/**
 * General questions, a question of each trip and one of those that offer the flexible option, and questions on each country. The
 * market's own country has none, because its people know its plugs and money.
 */
export const composeFaqs = (
  trips: readonly TripFacts[],
  market: Market,
  phrases: Phrases,
  destinations: ReadonlyMap<string, Destination>,
): readonly DemoFaqRow[] => {
  const general = faqNames.map((name, index) => ({
    id: stableUuid("faq", market.id, String(index)),
    category: faqCategoryOf[name],
    question: localize(phrases.faqs[name].question, market),
    answer: localize(phrases.faqs[name].answer, market),
    position: index + 1,
    travelId: null,
    destinationId: null,
  }));
  const ofTrips = trips.map(({ code, question }) => ({
    // The id is older than the questions: stored demos have it.
    id: stableUuid("faq", market.id, "landscape", code),
    category: "itinerary" as const,
    question: localize(question.question, market),
    answer: localize(question.answer, market),
    position: general.length + 1,
    travelId: stableUuid("travel", market.id, code),
    destinationId: null,
  }));
  const { flexible } = phrases.faqs;
  const ofFlexibleTrips = trips.filter(offersFlexible).map(({ code }) => ({
    id: stableUuid("faq", market.id, "flexible", code),
    category: "general" as const,
    question: localize(flexible.question, market),
    answer: localize(flexible.answer, market),
    position: general.length + 1,
    travelId: stableUuid("travel", market.id, code),
    destinationId: null,
  }));
  const formats = faqFormatsOf(market);
  const countries = [...destinations.values()]
    .filter(({ kind, code }) => kind === "country" && isAbroad(code, market))
    .flatMap(({ id, code }) =>
      composeCountryFaqs(code, phrases.countryFaqs, formats).map(
        ([key, question, answer], index) => ({
          id: stableUuid("faq", market.id, "country", code, key),
          category: "destination" as const,
          question,
          answer,
          position: general.length + 2 + index,
          travelId: null,
          destinationId: id,
        }),
      ),
    );
  return [...general, ...ofTrips, ...ofFlexibleTrips, ...countries];
};
