import type { BlockViewOf } from "#blocks/block-view.ts";
import { SearchBarIsland } from "#features/content/search/parts/search-bar-island.tsx";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";

export const ToursView: BlockViewOf<"wr-tours"> = ({ content, data, id }) => (
  <section className="wrap section" id={id}>
    {content.title && <h2>{content.title}</h2>}
    {data.bar && <SearchBarIsland bar={data.bar} form={`${id}-search`} place="page" />}
    {data.departures.length > 0 && (
      <div className="block-list">
        <DepartureBoard departures={data.departures} labels={data.labels} showTrip />
      </div>
    )}
    {data.nearest && (
      <>
        <p className="page-lead">{data.nearest.text}</p>
        <div className="block-list">
          <DepartureBoard departures={data.nearest.departures} labels={data.labels} showTrip />
        </div>
      </>
    )}
  </section>
);
