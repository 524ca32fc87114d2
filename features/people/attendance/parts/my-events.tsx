import { SiteLink } from "#design/link.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import { placeFields } from "#features/catalogue/events/parts/place-form.ts";

export type MyEventView = Readonly<{
  id: string;
  path: string;
  title: string;
  /** `sabato 28 novembre, 10:30, Porta Saragozza` */
  facts: string;
  /** That it is off, or how many wait before; null for nothing. */
  state: string | null;
  /** The way out; null where there is none any more. */
  leave: string | null;
}>;

export type MyEventsView = Readonly<{
  groups: readonly Readonly<{
    key: "going" | "waiting" | "past";
    title: string;
    events: readonly MyEventView[];
  }>[];
  none: string;
  all: LinkView;
}>;

const MyEvent = ({ event, isAsked }: { event: MyEventView; isAsked: boolean }) => (
  <li className="profile-row">
    <div>
      <b id={`event-${event.id}`}>
        <SiteLink to={event.path}>{event.title}</SiteLink>
      </b>
      <p className="account-hint">{event.facts}</p>
      {event.state && <p className="account-hint">{event.state}</p>}
    </div>
    {event.leave && (
      <form method="post" action={event.path}>
        <input type="hidden" name={placeFields.event} value={event.id} />
        <button
          name={placeFields.action}
          value={isAsked ? "leave" : "give-back"}
          className="button button-quiet"
          aria-describedby={`event-${event.id}`}
        >
          {event.leave}
        </button>
      </form>
    )}
  </li>
);

/** The events of somebody's own, each with its way out, which asks on the event's page. */
export const MyEvents = ({ view }: { view: MyEventsView }) => {
  const groups = view.groups.filter(({ events }) => events.length > 0);
  return (
    <>
      {groups.length === 0 && <p className="account-hint">{view.none}</p>}
      {groups.map(({ key, title, events }) => (
        <div key={key}>
          <h3>{title}</h3>
          <ul>
            {events.map((event) => (
              <MyEvent key={event.id} event={event} isAsked={key === "going"} />
            ))}
          </ul>
        </div>
      ))}
      <p>
        <SiteLink to={view.all.path}>{view.all.label}</SiteLink>
      </p>
    </>
  );
};
