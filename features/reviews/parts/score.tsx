import type { ReviewsView } from "./reviews-view.ts";

/** The score and how the stars are spread, in figures and in words. */
export const ReviewScore = ({ reviews }: { reviews: ReviewsView }) => (
  <div className="review-score">
    <p className="review-sum">
      <span className="review-figure">{reviews.score}</span> <span>{reviews.outOf}</span>
    </p>
    <ul className="review-spread">
      {reviews.spread.map(({ stars, label, percent, text }) => (
        <li key={stars}>
          <span>{label}</span>
          <span className="review-bar" aria-hidden="true">
            <span style={{ inlineSize: `${Math.max(percent, 1)}%` }} />
          </span>
          <span className="figures">{text}</span>
        </li>
      ))}
    </ul>
    <p className="small">{reviews.best}</p>
  </div>
);

/** What travellers wrote, each under its rule. */
export const ReviewQuotes = ({ items }: Pick<ReviewsView, "items">) => (
  <ul className="review-quotes">
    {items.map(({ id, quote, by, stars }) => (
      <li key={id}>
        <figure>
          <blockquote>
            <p>
              <q>{quote}</q>
            </p>
          </blockquote>
          <figcaption>
            <span className="sr-only">{stars}. </span>
            {by}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
