import type { Market } from "#markets/market-type.ts";

/** One row of what a typed beginning may mean; a trip has its own page, a place is searched by its name. */
export type SuggestionView = Readonly<{
  name: string;
  /** What it is and what it leads to, in words. */
  detail: string;
  path: string | null;
}>;

/** An answer of `GET /api/{country}/suggestions`, with the words of the panel that shows it. */
export type SuggestionsView = Readonly<{
  title: string;
  /** How many there are, for those who do not see the list. */
  announced: string;
  suggestions: readonly SuggestionView[];
  words: Readonly<{
    anywhere: string;
    recent: string;
    clear: string;
    /** Takes one recent search away; `{name}` stands for it. */
    remove: string;
  }>;
}>;

/** An answer of `GET /api/{country}/search-count`: what a search would show, before it is asked. */
export type LiveCount = Readonly<{
  total: number;
  /** The words of the button that asks it. */
  submit: string;
  /** What it asks of dates, in words. */
  when: string;
  /** For each filter's values, the trips that each would show. */
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;

/** An answer of `GET /api/{country}/search-dates`: when a search finds departures, its own dates left out. */
export type SearchDates = Readonly<{
  /** What days are named and weeks begin by. */
  market: Pick<Market, "id" | "language" | "firstWeekday">;
  /** The months that can be turned to, from this one on, with how many departures of the length that is asked: `38 partenze`. */
  months: readonly Readonly<{ month: string; name: string; count: number; departures: string }>[];
  /** The days on which something leaves, with how many departures in words. */
  days: Readonly<Record<string, string>>;
  words: Readonly<{
    previous: string;
    next: string;
    clear: string;
    /** What the next day that is chosen will be. */
    from: string;
    to: string;
    /** How a day is typed. */
    format: string;
    /** Beside what was typed and is no day that can be asked for. */
    wrong: string;
  }>;
}>;
