/** All texts are in the market's language. */
export type ReviewsView = Readonly<{
  /** The emphasised beginning of the line, the score or, of few reviews, their number. */
  first: string;
  rest: string;
  positiveText: string;
  /**
   * Label of the button that unfolds the distribution. Null when there are enough reviews to show
   * it at once.
   */
  expandLabel: string | null;
  distribution: readonly Readonly<{
    stars: number;
    label: string;
    percent: number;
    text: string;
    /** Address of the reviews with this many stars. Null on pages that cannot filter reviews. */
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

/**
 * A step whose path is null is shown as disabled: it would lead to before the first or after the
 * last page.
 */
export type ReviewPagesView = Readonly<{
  label: string;
  text: string;
  previous: Readonly<{ label: string; path: string | null }>;
  next: Readonly<{ label: string; path: string | null }>;
}>;
