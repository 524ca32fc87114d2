import type { BlockViewOf } from "#blocks/block-view.ts";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { EventRows } from "#features/catalogue/events/parts/event-rows.tsx";

export const EventsView: BlockViewOf<"wr-events"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section events-block" id={id}>
      <div className="section-head">
        {content.title && <h2>{content.title}</h2>}
        {content.showAll && (
          <SiteLink to={data.all.path} className="more-link">
            {data.all.label}
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </div>
      <EventRows events={data.events} level={content.title ? 3 : 2} />
    </section>
  );
