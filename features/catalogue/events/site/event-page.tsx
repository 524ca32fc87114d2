import type { ReactNode } from "react";
import { Icon } from "#design/icons.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { SiteLink } from "#design/link.tsx";
import { Share } from "#features/assets/layout/parts/share.tsx";
import type { EventStateView, EventView } from "./event-view.ts";

/** What the site draws into the page of an event; null leaves a part out. */
export type EventSlots = Readonly<{
  crumbs: ReactNode;
  /** Places, sign-up and waiting list of an event to which people can come, in place of its state. */
  signUp: ReactNode;
  map: ReactNode;
  host: ReactNode;
  trips: ReactNode;
}>;

const EventState = ({ state }: { state: EventStateView }) => (
  <section className="event-panel" data-state={state.kind} aria-labelledby="state">
    {state.tag && (
      <p className="event-tag">
        {state.kind === "cancelled" && <Icon name="close" size={16} />}
        <span>{state.tag}</span>
      </p>
    )}
    <h2 id="state">{state.title}</h2>
    {state.texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {state.link && (
      <SiteLink to={state.link.path} className="button button-quiet">
        {state.link.label}
      </SiteLink>
    )}
  </section>
);

const Head = ({ view, crumbs }: { view: EventView; crumbs: ReactNode }) => (
  <div className="event-top">
    <div>
      {crumbs}
      <h1>{view.title}</h1>
      <p className="lead">{view.text}</p>
      <ul className="event-facts">
        {view.facts.map(({ icon, text, details }) => (
          <li key={icon}>
            <Icon name={icon} />
            <p>
              <b>{text}</b>
              <span>{details}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
    {view.picture && (
      <Picture
        picture={view.picture}
        sizes="(width < 64rem) 92vw, 440px"
        className="event-picture"
        first
      />
    )}
  </div>
);

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="event-part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** An event: what, when and where, who hosts it, and which trips it is about. */
export const EventPage = ({
  view,
  crumbs,
  signUp,
  map,
  host,
  trips,
}: { view: EventView } & EventSlots) => (
  <div className="wrap page">
    <Head view={view} crumbs={crumbs} />
    <div className="event-body">
      <div className="event-side">
        {signUp ?? <EventState state={view.state} />}
        {view.calendar && (
          <a href={view.calendar.path} className="event-file" download>
            <Icon name="calendar" />
            {view.calendar.label}
          </a>
        )}
        {view.share && <Share share={view.share} />}
      </div>
      <div className="event-parts">
        <Part id="where" title={view.whereTitle}>
          {map ?? <p>{view.place}</p>}
        </Part>
        {host && (
          <Part id="host" title={view.hostTitle}>
            {host}
          </Part>
        )}
        {trips && (
          <Part id="about" title={view.aboutTitle}>
            {trips}
          </Part>
        )}
      </div>
    </div>
  </div>
);
