import type { BlockViewOf } from "#blocks/block-view.ts";
import { SearchBar } from "#features/content/search/parts/search-bar.tsx";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";

export const ToursView: BlockViewOf<"wr-tours"> = ({ content, data, id }) => (
  <section className="wrap section" id={id}>
    {content.title && <h2>{content.title}</h2>}
    {data.bar && <SearchBar bar={data.bar} form={`${id}-search`} />}
    <div className="block-list">
      <DepartureBoard departures={data.departures} labels={data.labels} showTrip />
    </div>
  </section>
);
