/** The reviews of a trip and how their stars are spread, every text ready. */
export type ReviewsView = Readonly<{
  score: string;
  outOf: string;
  best: string;
  /** What opens how the stars are spread, where they are too few to show it; else null. */
  few: string | null;
  spread: readonly Readonly<{
    stars: number;
    label: string;
    percent: number;
    text: string;
    /** Where these reviews alone are shown; null where none can be read. */
    path: string | null;
    isChosen: boolean;
  }>[];
  items: readonly Readonly<{
    id: string;
    quote: string;
    by: string;
    stars: string;
    rating: number;
    written: Readonly<{ iso: string; text: string }>;
  }>[];
}>;

/** The ways through a long list of reviews; a null path is no way. */
export type ReviewPagesView = Readonly<{
  label: string;
  text: string;
  previous: Readonly<{ label: string; path: string | null }>;
  next: Readonly<{ label: string; path: string | null }>;
}>;
