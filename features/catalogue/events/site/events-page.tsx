import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Paging } from "#design/elements/paging.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import { EventRows } from "../parts/event-rows.tsx";
import { EventForm } from "./event-form.tsx";
import type { EventsView, NoEventsView } from "./events-view.ts";

const Links = ({ links }: { links: readonly LinkView[] }) =>
  links.map(({ label, path }, index) => (
    <span key={path}>
      {index > 0 && ", "}
      <SiteLink to={path}>{label}</SiteLink>
    </span>
  ));

const NoEvents = ({ title, text, links }: NoEventsView) => (
  <div className="event-none">
    <h2 id="found">{title}</h2>
    {text && <p>{text}</p>}
    {links.length > 0 && (
      <p className="event-ways">
        {links.map(({ label, path }) => (
          <SiteLink key={path} to={path} className="button button-quiet">
            {label}
          </SiteLink>
        ))}
      </p>
    )}
  </div>
);

const Nearby = ({ nearby, how }: Pick<EventsView, "nearby" | "how">) =>
  (nearby || how) && (
    <div className="event-nearby">
      {nearby && (
        <p>
          <Icon name="pin" /> {nearby.text} <Links links={nearby.links} />.
        </p>
      )}
      {how && (
        <SiteLink to={how.path} className="event-how">
          {how.label}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </div>
  );

/** The search for events by city and days. */
export const EventsPage = ({ view }: { view: EventsView }) => (
  <div className="wrap page">
    <h1>{view.title}</h1>
    <p className="lead page-lead">{view.lead}</p>
    <EventForm form={view.form} />
    <section aria-labelledby="found">
      <div className="event-head">
        {view.count && <h2 id="found">{view.count}</h2>}
        {view.days && <p>{view.days}</p>}
      </div>
      {view.none ? <NoEvents {...view.none} /> : <EventRows events={view.events} />}
    </section>
    {view.paging && <Paging paging={view.paging} />}
    <Nearby nearby={view.nearby} how={view.how} />
  </div>
);
