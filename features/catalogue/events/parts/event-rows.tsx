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

type Level = 2 | 3;

const EventRow = ({ event, level }: { event: EventRowView; level: Level }) => {
  const { when } = event;
  const Title = level === 2 ? "h2" : "h3";
  return (
    <li className="event-row">
      <time className="event-when" dateTime={when.dateTime}>
        <b className="figures">{when.number}</b>{" "}
        <span>
          {when.month} <span>{when.clock}</span>
        </span>
      </time>
      <div className="event-what">
        <Title className="event-title">{event.title}</Title>
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
export const EventRows = ({
  events,
  level = 3,
}: {
  events: readonly EventRowView[];
  level?: Level;
}) => (
  <ul className="event-rows">
    {events.map((event) => (
      <EventRow key={event.path} event={event} level={level} />
    ))}
  </ul>
);
