import type { BlockViewOf } from "#blocks/block-view.ts";
import { TripCards } from "#features/catalogue/travels/parts/cards/trip-cards.tsx";

export const PlaceTripsView: BlockViewOf<"wr-place-trips"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id}>
      {content.title && <h2>{content.title}</h2>}
      <TripCards cards={data.cards} labels={data.labels} all={data.all} />
    </section>
  );
