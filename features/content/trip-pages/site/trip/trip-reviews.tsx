import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import {
  ReviewPages,
  ReviewQuotes,
  ReviewScore,
} from "#features/catalogue/reviews/parts/score.tsx";
import type { TripView } from "./trip-view.ts";

/** Shows the newest reviews first. The bars of the star distribution filter the list. */
export const TripReviews = ({ reviews }: Pick<TripView, "reviews">) => (
  <section className="wrap section" id="reviews" aria-labelledby="reviews-title">
    <h2 id="reviews-title">{reviews.title}</h2>
    {reviews.reviews ? (
      <div className="reviews-grid">
        <ReviewScore reviews={reviews.reviews} />
        <div>
          {reviews.only && <p className="review-only">{reviews.only}</p>}
          <ReviewQuotes items={reviews.reviews.items} />
          {reviews.pages && <ReviewPages pages={reviews.pages} />}
          {reviews.all && (
            <SiteLink to={reviews.all.path} className="more-link review-all">
              {reviews.all.label}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          )}
        </div>
      </div>
    ) : (
      <p className="section-lead">{reviews.none}</p>
    )}
  </section>
);
