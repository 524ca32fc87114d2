import type { BlockViewOf } from "#blocks/block-view.ts";
import { ReviewQuotes, ReviewScore } from "#features/catalogue/reviews/parts/score.tsx";

export const RatingsView: BlockViewOf<"wr-user-rating-carousel"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id}>
      {content.title && <h2>{content.title}</h2>}
      <div className="reviews-grid block-list">
        <ReviewScore reviews={data} />
        <ReviewQuotes items={data.items} />
      </div>
    </section>
  );
