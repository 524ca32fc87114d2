import type { RuleError } from "#platform/rule-error.ts";
import { type Mark, markKinds, type ReviewDecision } from "./contract.ts";

const emailPattern =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\(chiocciola\))\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/giu;

/** With fewer reviews a score alone would say more than it knows, so their number comes first. */
const minForScoreFirst = 3;

export const isScoreFirst = (count: number): boolean => count >= minForScoreFirst;

/** Seven to fifteen digits with what people put between them. */
const phonePattern = /(?<![\p{L}\d])(?:\+|\(\+?)?\d(?:[ .\-/()]{0,2}\d){6,14}(?![\d])/gu;

/** A day, a span of years or an amount has as many digits as a phone number. */
const isNoPhone = (text: string, after: string): boolean =>
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text) ||
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/.test(text) ||
  /^(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d$/.test(text) ||
  /^\s?(?:[€$£]|eur\b|euro\b|usd\b|gbp\b)/iu.test(after);

const word = /\p{Lu}[\p{L}’'-]{1,40}/u.source;
const titles =
  "signora?|sig\\.(?:ra|na)?|dott\\.(?:ssa)?|mr\\.?|mrs\\.?|ms\\.?|señora?|sra?\\.|monsieur|madame|mme|herrn?|frau";
const titledPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${titles.replaceAll(/(?<!\\)[a-zñ]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})\\s${word}(?:\\s${word})?`,
  "gu",
);
const wordPattern = new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "gu");
/** The second word is only looked at, because it may begin the next pair. */
const pairPattern = new RegExp(`(?<![\\p{L}\\d])(${word})(?=\\s(${word})(?![\\p{L}\\d]))`, "gu");

/** German writes every noun with a capital: only what ends the phrase there is taken for a surname. */
const endsPhrase = (after: string): boolean =>
  /^(?:\s*(?:[.,;:!?)“”"]|$)|\s(?:und|aus|von|war|hat|ist)(?!\p{L}))/u.test(after);

export type KnownNames = Readonly<{
  /** Names by which people in reviews are called; a further name behind one is a surname. */
  givenNames: ReadonlySet<string>;
  /** Public names of the market's coordinators. */
  coordinators: ReadonlySet<string>;
  /** Of the text, as `it`. */
  language: string;
}>;

type Found = Readonly<{ text: string; from: number; to: number; after: string }>;

const foundIn = (text: string, from: number, to: number): Found => ({
  text: text.slice(from, to),
  from,
  to,
  after: text.slice(to),
});

const findAll = (text: string, pattern: RegExp): readonly Found[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, index }) =>
    foundIn(text, index, index + whole.length),
  );

type Pair = Found & Readonly<{ first: string; second: string }>;

const findPairs = (text: string): readonly Pair[] =>
  [...text.matchAll(pairPattern)].map(({ 1: first = "", 2: second = "", index }) => ({
    ...foundIn(text, index, index + first.length + 1 + second.length),
    first,
    second,
  }));

const isFullName =
  ({ givenNames, coordinators, language }: KnownNames) =>
  ({ text, first, second, after }: Pair): boolean => {
    const isKnown = givenNames.has(first) || coordinators.has(first);
    if (!isKnown || coordinators.has(text) || givenNames.has(second)) return false;
    return language !== "de" || endsPhrase(after);
  };

/**
 * Personal data in a traveller's text (e-mail addresses, phone numbers, full names of others) and
 * the coordinators whom it names by their public name; in the order of the text, never overlapping.
 */
export const findMarks = (text: string, names: KnownNames): readonly Mark[] => {
  const pairs = findPairs(text);
  const isCoordinator = (found: Found) => names.coordinators.has(found.text);
  const candidates = {
    email: findAll(text, emailPattern),
    phone: findAll(text, phonePattern).filter((found) => !isNoPhone(found.text, found.after)),
    name: [...findAll(text, titledPattern), ...pairs.filter(isFullName(names))],
    coordinator: [...pairs, ...findAll(text, wordPattern)].filter(isCoordinator),
  };
  const marks: Mark[] = [];
  for (const kind of markKinds)
    for (const { from, to } of candidates[kind])
      if (!marks.some((mark) => from < mark.to && mark.from < to)) marks.push({ kind, from, to });
  return marks.toSorted((a, b) => a.from - b.from);
};

const markNames: Readonly<Record<Mark["kind"], string>> = {
  email: "An e-mail address",
  phone: "A phone number",
  name: "Somebody’s full name",
  coordinator: "A coordinator",
};

/** Why a text cannot be shown: `A phone number is in the text.` Null where it can. */
export const personalDataText = (marks: readonly Mark[]): string | null => {
  const mark = marks.find(({ kind }) => kind !== "coordinator");
  return mark ? `${markNames[mark.kind]} is in the text.` : null;
};

/** What is wrong with a decision on a text with these marks. */
export const decisionErrors = (
  { state, reason, note }: ReviewDecision,
  marks: readonly Mark[],
): readonly RuleError[] => {
  const personal = personalDataText(marks);
  if (state === "shown" && personal !== null)
    return [{ path: "state", message: `${personal} It cannot be shown as it is.` }];
  if (state !== "hidden" && reason !== null)
    return [{ path: "reason", message: "Only what is hidden has a reason." }];
  if (state === "hidden" && reason === null)
    return [{ path: "reason", message: "Say why it is hidden." }];
  return reason === "other" && note === ""
    ? [{ path: "note", message: "Say the reason in a few words." }]
    : [];
};

/** The sum of the stars of a number of reviews. */
export type Stars = Readonly<{ stars: number; reviews: number }>;

/**
 * Beside its own reviews a trip is taken to have this many at the market's mean: with as many of its
 * own, they count half.
 */
const meanWeight = 10;

/**
 * How good a trip is by its reviews (a Bayesian mean): their mean, drawn towards the mean of the
 * market the more, the fewer they are. One happy review is no proof, and many middling ones are not
 * better than a few excellent ones.
 * @returns a function that gives 0 for a trip without reviews, else 1 to 5
 */
export const ratingAmong = (market: Stars): ((trip: Stars) => number) => {
  const mean = market.reviews === 0 ? 0 : market.stars / market.reviews;
  return ({ stars, reviews }) =>
    reviews === 0 ? 0 : (stars + meanWeight * mean) / (reviews + meanWeight);
};

/** @param counts the number of reviews with one to five stars, in this order */
export const starsOf = (counts: readonly number[]): Stars => ({
  stars: counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
  reviews: counts.reduce((sum, count) => sum + count, 0),
});

/** The stars of several trips together. */
export const addStars = (all: readonly Stars[]): Stars => ({
  stars: all.reduce((sum, { stars }) => sum + stars, 0),
  reviews: all.reduce((sum, { reviews }) => sum + reviews, 0),
});
