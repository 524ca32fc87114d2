import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Thumb } from "#features/assets/media/parts/thumb.tsx";
import type { EventRowView } from "./event-row-view.ts";
import { placeFields } from "./place-form.ts";

type RowSignUp = NonNullable<EventRowView["signUp"]>;

const Host = ({ text, portrait }: NonNullable<EventRowView["host"]>) => (
  <p className="event-host">
    {portrait && <Thumb picture={portrait} size={32} />}
    {text}
  </p>
);

const SignUp = ({ event, signUp }: Readonly<{ event: EventRowView; signUp: RowSignUp }>) => (
  <form method="post" action={event.path}>
    <input type="hidden" name={placeFields.event} value={signUp.eventId} />
    <button
      name={placeFields.action}
      value={signUp.action}
      className={signUp.isMain ? "button" : "button button-quiet"}
    >
      <span>
        {signUp.label}
        <span className="sr-only">: {event.title}</span>
      </span>
    </button>
  </form>
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
        <Title className="event-title">
          <SiteLink to={event.path}>{event.title}</SiteLink>
        </Title>
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
      {event.signUp ? (
        <SignUp event={event} signUp={event.signUp} />
      ) : (
        <SiteLink to={event.path} className="button button-quiet">
          <span>
            {event.see}
            <span className="sr-only">: {event.title}</span>
          </span>
        </SiteLink>
      )}
    </li>
  );
};

/** Events by their day, each with its page and the one thing to do. */
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
