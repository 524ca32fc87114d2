import { Facts } from "#design/elements/facts.tsx";
import { SiteLink } from "#design/link.tsx";
import type { ReviewPagesView, ReviewsView } from "./reviews-view.ts";

const Bar = ({ label, percent, text }: ReviewsView["distribution"][number]) => (
  <>
    <span>{label}</span>
    <span className="review-bar" aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
    <span className="figures">{text}</span>
  </>
);

const Distribution = ({ reviews }: { reviews: ReviewsView }) => (
  <>
    <ul className="review-spread">
      {reviews.distribution.map((each) => (
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
    <p className="small">{reviews.positiveText}</p>
  </>
);

/** Hidden from screen readers, because the text beside the stars states the rating. */
const Stars = ({ rating }: { rating: number }) => (
  <span className="review-stars" aria-hidden="true">
    {"★".repeat(rating)}
    <i>{"★".repeat(5 - rating)}</i>
  </span>
);

/** With few reviews the distribution is folded into one line. */
export const ReviewScore = ({ reviews }: { reviews: ReviewsView }) =>
  reviews.expandLabel === null ? (
    <div>
      <p className="review-sum">
        <span className="review-figure">{reviews.first}</span> <span>{reviews.rest}</span>
      </p>
      <Distribution reviews={reviews} />
    </div>
  ) : (
    <details className="review-few" open={reviews.distribution.some(({ isChosen }) => isChosen)}>
      <summary>
        <b>{reviews.first}</b> {reviews.rest} ·{" "}
        <span className="text-link">{reviews.expandLabel}</span>
      </summary>
      <Distribution reviews={reviews} />
    </details>
  );

export const ReviewQuotes = ({ items }: Pick<ReviewsView, "items">) => (
  <ul className="review-quotes">
    {items.map(({ id, quote, byline, rating, stars, written }) => (
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
                byline,
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

export const ReviewPages = ({ pages }: { pages: ReviewPagesView }) => (
  <nav className="paging" aria-label={pages.label}>
    <Step {...pages.previous} />
    <p>{pages.text}</p>
    <Step {...pages.next} />
  </nav>
);
