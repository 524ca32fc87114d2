import type { ReactNode } from "react";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { RichText } from "#design/rich-text.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { EventRowView } from "#features/catalogue/events/parts/event-row-view.ts";
import { EventRows } from "#features/catalogue/events/parts/event-rows.tsx";

export type WemeetView = Readonly<{
  brand: string;
  title: string;
  lead: string;
  /** Events near, where the market has them, and the other page about WeMeet. */
  links: readonly LinkView[];
  sections: readonly Readonly<{ id: string; heading: string; text: string }>[];
  /** Said where the market hides events; null elsewhere. */
  hidden: string | null;
  /** The next events; null on the page about WeMeet, and where events are hidden. */
  upcoming: Readonly<{
    title: string;
    events: readonly EventRowView[];
    none: string;
    all: LinkView;
  }> | null;
  /** Cities with their counts; null where there are none. */
  cities: Readonly<{
    title: string;
    items: readonly (LinkView & Readonly<{ count: string }>)[];
  }> | null;
  tripsTitle: string;
  allTrips: LinkView | null;
}>;

const MoreLink = ({ label, path }: LinkView) => (
  <SiteLink to={path} className="more-link">
    {label}
    <Icon name="arrow-right" />
  </SiteLink>
);

const Head = ({ view, portraits }: { view: WemeetView; portraits: ReactNode }) => (
  <section className="wemeet-head on-spruce">
    <div className="wrap">
      <div>
        <p className="wemeet-brand">{view.brand}</p>
        <h1>{view.title}</h1>
        <p className="lead">{view.lead}</p>
        {view.hidden && <p className="wemeet-hidden">{view.hidden}</p>}
        <p className="event-ways">
          {view.links.map(({ label, path }, index) => (
            <SiteLink
              key={path}
              to={path}
              className={index === 0 && !view.hidden ? "button" : "button button-quiet"}
            >
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
      {portraits}
    </div>
  </section>
);

const Upcoming = ({ title, events, none, all }: NonNullable<WemeetView["upcoming"]>) => (
  <section className="section" aria-labelledby="upcoming">
    <div className="section-head">
      <h2 id="upcoming">{title}</h2>
      <MoreLink {...all} />
    </div>
    {events.length > 0 ? <EventRows events={events} /> : <p>{none}</p>}
  </section>
);

const Cities = ({ title, items }: NonNullable<WemeetView["cities"]>) => (
  <section className="section" aria-labelledby="cities">
    <h2 id="cities">{title}</h2>
    <ul className="wemeet-cities">
      {items.map(({ label, path, count }) => (
        <li key={path}>
          <SiteLink to={path}>
            {label} <span>{count}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </section>
);

/** The landing of WeMeet and the page about it; portraits and cards of trips are drawn by the site. */
export const WemeetPage = ({
  view,
  portraits,
  trips,
}: {
  view: WemeetView;
  portraits: ReactNode;
  trips: ReactNode;
}) => (
  <>
    <Head view={view} portraits={portraits} />
    <div className="wrap page wemeet">
      <div className="wemeet-steps">
        {view.sections.map(({ id, heading, text }) => (
          <section key={id} id={id}>
            {heading && <h2>{heading}</h2>}
            <RichText text={text} />
          </section>
        ))}
      </div>
      {view.upcoming && <Upcoming {...view.upcoming} />}
      {view.cities && <Cities {...view.cities} />}
      {trips && (
        <section className="section" aria-labelledby="trips">
          <div className="section-head">
            <h2 id="trips">{view.tripsTitle}</h2>
            {view.allTrips && <MoreLink {...view.allTrips} />}
          </div>
          {trips}
        </section>
      )}
    </div>
  </>
);
