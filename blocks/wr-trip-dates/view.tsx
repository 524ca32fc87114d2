import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";

export const TripDatesView: BlockViewOf<"wr-trip-dates"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id}>
      {content.title && <h2>{content.title}</h2>}
      <div className="block-list">
        <DepartureBoard departures={data.departures} labels={data.labels} />
      </div>
      <p className="block-more">
        <SiteLink to={data.all.path} className="more-link">
          {data.all.label}
        </SiteLink>
      </p>
    </section>
  );
