/**
 * Alternatives in the notation of regular expressions, without accents' difference and in lower
 * case: `settiman[ae]|weekend`.
 */
export type WordPattern = string;

type Bounds = Readonly<{
  /** Up to and with what follows. */
  atMost: WordPattern;
  atLeast: WordPattern;
  /** Less than what follows. */
  below: WordPattern;
  above: WordPattern;
  about: WordPattern;
  /** Behind an amount: it is the most. */
  orLess: WordPattern;
  orMore: WordPattern;
}>;

type Counting = Readonly<{
  /** The words of small numbers. */
  small: Readonly<Record<number, WordPattern>>;
  hundreds: Readonly<Record<number, WordPattern>>;
  thousands: Readonly<Record<number, WordPattern>>;
  /** Behind a number, a thousand times it: `k`, `mila`. */
  thousandfold: WordPattern;
}>;

type Money = Readonly<{
  currency: WordPattern;
  /** Before an amount that is money without a currency. */
  budget: WordPattern;
  each: WordPattern;
  total: WordPattern;
  /** The sentence is of two people. */
  pair: WordPattern;
}>;

type Lengths = Readonly<{
  days: WordPattern;
  nights: WordPattern;
  weeks: WordPattern;
  /** Lengths that a word says, by their days. */
  named: Readonly<Record<number, WordPattern>>;
  /** Behind a length: any such. */
  any: WordPattern;
}>;

type Dates = Readonly<{
  shortMonths: readonly WordPattern[];
  /** Between a day's number and its month. */
  of: WordPattern;
  article: WordPattern;
  ordinal: WordPattern;
  first: WordPattern;
  from: WordPattern;
  to: WordPattern;
  between: WordPattern;
  and: WordPattern;
  after: WordPattern;
  before: WordPattern;
  since: WordPattern;
  notBefore: WordPattern;
  until: WordPattern;
  backBy: WordPattern;
  /** Behind a day on which one has to be home already. */
  backToWork: WordPattern;
  onwards: WordPattern;
  partOfMonth: WordPattern;
  /** WordPattern before a month, a season or a holiday that belong to it. */
  within: WordPattern;
  /** Before months and seasons that are other words too, so that they are none. */
  noTime: WordPattern;
  thisMonth: WordPattern;
  nextMonth: WordPattern;
  thisWeek: WordPattern;
  nextWeek: WordPattern;
  thisWeekend: WordPattern;
  nextWeekend: WordPattern;
  nextYear: WordPattern;
  /** Before a number of days, weeks or months from today. */
  hence: WordPattern;
  /** Behind such a number, where the language says it there. */
  henceBehind: WordPattern;
  months: WordPattern;
}>;

type Holidays = Readonly<{
  /** The words for the bridge or weekend of a holiday, before it. */
  bridge: WordPattern;
  bridgeBehind: WordPattern;
  /** By the name of `holiday-rules.ts`. */
  named: Readonly<Record<string, WordPattern>>;
}>;

type Ages = Readonly<{
  years: WordPattern;
  /** WordPattern that belong to an age and say nothing alone. */
  own: WordPattern;
  decades: Readonly<Record<20 | 30 | 40 | 50, WordPattern>>;
  mixed: WordPattern;
  over: WordPattern;
  under: WordPattern;
  around: WordPattern;
}>;

type Facets = Readonly<{
  status: Readonly<Record<string, WordPattern>>;
  privateRoom: WordPattern;
  /** The words of which wishes for an own room are made, with others between them. */
  rooms: Readonly<{
    /** “Room … to myself”. */
    room: WordPattern;
    own: WordPattern;
    /** “Sleep … alone”. */
    sleep: WordPattern;
    alone: WordPattern;
    /** “Not … sharing”. */
    refuse: WordPattern;
    sharing: WordPattern;
    /** Between “not” and an own room that is not wanted: “don't need”, “senza bisogno di”. */
    need: WordPattern;
    /** “Sharing … is not for me”. */
    refuseBehind: WordPattern;
    /** What says it by itself. */
    said: WordPattern;
  }>;
  /** That sharing a room is fine is no filter. */
  shared: WordPattern;
  discounted: WordPattern;
  unique: WordPattern;
  /** By the filter's value. What is a type of travel already is left to that. */
  transport: Readonly<Record<string, WordPattern>>;
  /** For the effort's two lowest levels; read before negations, since it may hold one. */
  easy: WordPattern;
  /** For its two highest. */
  hard: WordPattern;
  sort: Readonly<Record<string, WordPattern>>;
  mood: Readonly<Record<string, WordPattern>>;
  /** Types, styles and badges by the name of the market's resource. */
  type: Readonly<Record<string, WordPattern>>;
  style: Readonly<Record<string, WordPattern>>;
  badge: Readonly<Record<string, WordPattern>>;
}>;

type Rest = Readonly<{
  not: WordPattern;
  /** WordPattern at which a negation ends. */
  but: WordPattern;
  /** Verbs of wishing: directly behind a negation they are negated too. */
  wanting: WordPattern;
  /** Whole phrases that hold a negation and exclude nothing. */
  noNegation: WordPattern;
  /** WordPattern that say nothing: they are neither understood nor missed. */
  filler: WordPattern;
  /** The adjectives and inhabitants of countries, by ISO 3166-1 code. */
  adjectives: Readonly<Record<string, WordPattern>>;
  /** Those of regions, by the region's code. */
  regions: Readonly<Record<string, WordPattern>>;
  /** Landscapes, islands and cities that a rule cannot tell from other words. */
  landscapes: readonly string[];
  /** What may be joined to a place or a month: `Griechenlandurlaub`. */
  compound: WordPattern;
  /** WordPattern near to a filter that does not mean the same: `parameter=value`. */
  near: Readonly<Record<string, WordPattern>>;
}>;

/** The words by which a language's visitors say in a sentence what they look for. */
export type SentenceWords = Readonly<{
  bounds: Bounds;
  counting: Counting;
  money: Money;
  lengths: Lengths;
  dates: Dates;
  holidays: Holidays;
  ages: Ages;
  facets: Facets;
  rest: Rest;
}>;
