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
  /** For each filter's values, the trips that each would show. */
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;
