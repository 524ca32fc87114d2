import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Thumb } from "#features/assets/media/parts/thumb.tsx";
import type { EventRowView } from "./event-row-view.ts";

const Host = ({ text, portrait }: NonNullable<EventRowView["host"]>) => (
  <p className="event-host">
    {portrait && <Thumb picture={portrait} size={32} />}
    {text}
  </p>
);

const EventRow = ({ event }: { event: EventRowView }) => {
  const { when } = event;
  return (
    <li className="event-row">
      <time className="event-when" dateTime={when.dateTime}>
        <b className="figures">{when.number}</b>{" "}
        <span>
          {when.month} <span>{when.clock}</span>
        </span>
      </time>
      <div className="event-what">
        <h3>{event.title}</h3>
        <p className="event-place">
          <Icon name="pin" size={16} />
          {event.place}
        </p>
        {event.host && <Host {...event.host} />}
      </div>
      <p className="event-attendance">
        <b>{event.going}</b>
        {event.left && <span> {event.left}</span>}
      </p>
      <SiteLink to={event.path} className="button button-quiet">
        <span>
          {event.see}
          <span className="sr-only">: {event.title}</span>
        </span>
      </SiteLink>
    </li>
  );
};

/** Events by their day, each with one link to its page. */
export const EventRows = ({ events }: { events: readonly EventRowView[] }) => (
  <ul className="event-rows">
    {events.map((event) => (
      <EventRow key={event.path} event={event} />
    ))}
  </ul>
);
