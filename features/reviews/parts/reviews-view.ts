/** Texts are already in the market's language. */
export type ReviewsView = Readonly<{
  score: string;
  countText: string;
  positiveText: string;
  /**
   * Label of the button that unfolds the distribution, when there are too few reviews to show it at
   * once.
   */
  expandLabel: string | null;
  distribution: readonly Readonly<{
    stars: number;
    label: string;
    percent: number;
    text: string;
    /** Link to the reviews with this many stars; null where there is no such list. */
    path: string | null;
    isChosen: boolean;
  }>[];
  items: readonly Readonly<{
    id: string;
    quote: string;
    byline: string;
    stars: string;
    rating: number;
    written: Readonly<{ iso: string; text: string }>;
  }>[];
}>;

/** A null path is a step that leads nowhere, shown as disabled. */
export type ReviewPagesView = Readonly<{
  label: string;
  text: string;
  previous: Readonly<{ label: string; path: string | null }>;
  next: Readonly<{ label: string; path: string | null }>;
}>;
