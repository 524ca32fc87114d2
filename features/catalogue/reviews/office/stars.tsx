/** `★★★★☆`, read aloud as `4 of 5 stars`. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="review-stars" role="img" aria-label={`${rating} of 5 stars`}>
    {"★".repeat(rating)}
    <span>{"★".repeat(5 - rating)}</span>
  </span>
);
