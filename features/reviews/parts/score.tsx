import { Facts } from "#design/facts.tsx";
import { SiteLink } from "#design/link.tsx";
import type { ReviewPagesView, ReviewsView } from "./reviews-view.ts";

const Bar = ({ label, percent, text }: ReviewsView["spread"][number]) => (
  <>
    <span>{label}</span>
    <span className="review-bar" aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
    <span className="figures">{text}</span>
  </>
);

const Spread = ({ reviews }: { reviews: ReviewsView }) => (
  <>
    <ul className="review-spread">
      {reviews.spread.map((each) => (
        <li key={each.stars}>
          {each.path ? (
            <SiteLink to={each.path} aria-current={each.isChosen || undefined}>
              <Bar {...each} />
            </SiteLink>
          ) : (
            <Bar {...each} />
          )}
        </li>
      ))}
    </ul>
    <p className="small">{reviews.best}</p>
  </>
);

/** Five stars, of which as many are full as were given. The words beside them say the same. */
const Stars = ({ rating }: { rating: number }) => (
  <span className="review-stars" aria-hidden="true">
    {"★".repeat(rating)}
    <i>{"★".repeat(5 - rating)}</i>
  </span>
);

/** The score and how the stars are spread, in figures and in words; of few reviews in a line that opens. */
export const ReviewScore = ({ reviews }: { reviews: ReviewsView }) =>
  reviews.few === null ? (
    <div className="review-score">
      <p className="review-sum">
        <span className="review-figure">{reviews.score}</span> <span>{reviews.outOf}</span>
      </p>
      <Spread reviews={reviews} />
    </div>
  ) : (
    <details className="review-few" open={reviews.spread.some(({ isChosen }) => isChosen)}>
      <summary>
        <b>{reviews.score}</b> {reviews.outOf} · <span className="text-link">{reviews.few}</span>
      </summary>
      <Spread reviews={reviews} />
    </details>
  );

/** What travellers wrote, each under its rule. */
export const ReviewQuotes = ({ items }: Pick<ReviewsView, "items">) => (
  <ul className="review-quotes">
    {items.map(({ id, quote, by, rating, stars, written }) => (
      <li key={id}>
        <figure>
          <blockquote>
            <p>
              <q>{quote}</q>
            </p>
          </blockquote>
          <figcaption>
            <Stars rating={rating} />
            <span className="sr-only">{stars}. </span>
            <Facts
              items={[
                by,
                <time key="written" dateTime={written.iso}>
                  {written.text}
                </time>,
              ]}
            />
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

const Step = ({ label, path }: ReviewPagesView["next"]) =>
  path ? (
    <SiteLink to={path} className="button button-quiet">
      {label}
    </SiteLink>
  ) : (
    <span className="button button-quiet" aria-disabled="true">
      {label}
    </span>
  );

/** `Page 2 of 5` between the ways back and on. */
export const ReviewPages = ({ pages }: { pages: ReviewPagesView }) => (
  <nav className="paging" aria-label={pages.label}>
    <Step {...pages.previous} />
    <p>{pages.text}</p>
    <Step {...pages.next} />
  </nav>
);
