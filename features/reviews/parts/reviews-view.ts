/** The reviews of a trip and how their stars are spread, every text ready. */
export type ReviewsView = Readonly<{
  score: string;
  outOf: string;
  best: string;
  spread: readonly Readonly<{ stars: number; label: string; percent: number; text: string }>[];
  items: readonly Readonly<{
    id: string;
    quote: string;
    by: string;
    stars: string;
    rating: number;
  }>[];
}>;
