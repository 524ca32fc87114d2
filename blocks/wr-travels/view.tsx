import type { BlockViewOf } from "#blocks/block-view.ts";
import { SearchBarIsland } from "#features/content/search/parts/search-bar-island.tsx";
import { TripCards } from "#features/catalogue/travels/parts/cards/trip-cards.tsx";

export const TravelsView: BlockViewOf<"wr-travels"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id}>
      {content.title && <h2>{content.title}</h2>}
      {data.bar && <SearchBarIsland bar={data.bar} form={`${id}-search`} place="page" />}
      <TripCards cards={data.cards} labels={data.labels} all={data.all} />
    </section>
  );
