import { Icon } from "#design/icons.tsx";
import { placeFields } from "#features/catalogue/events/parts/place-form.ts";
import { type AttendanceView, type PlaceButton, placeFormId } from "./attendance-view.ts";

const looks: Readonly<Record<PlaceButton["look"], string>> = {
  main: "button",
  safe: "button button-dark",
  quiet: "button button-quiet",
  plain: "event-leave",
};

/** The form needs no script; with one, its answer takes the panel's place. */
export const AttendancePanel = ({ view }: { view: AttendanceView }) => (
  <section
    className="event-panel"
    data-state={view.kind}
    data-place={view.eventId}
    data-own={view.isOwn || undefined}
    aria-labelledby="state"
  >
    {view.tag && (
      <p className="event-tag">
        <Icon name={view.tag.icon} size={16} />
        <span>{view.tag.text}</span>
      </p>
    )}
    <h2 id="state" tabIndex={-1}>
      {view.title}
    </h2>
    {view.texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {view.calendar && (
      <a href={view.calendar.path} className="button button-quiet" download>
        <Icon name="calendar" />
        {view.calendar.label}
      </a>
    )}
    {view.buttons.map(({ action, label, look }) => (
      <button
        key={action}
        form={placeFormId}
        name={placeFields.action}
        value={action}
        className={looks[look]}
      >
        {label}
      </button>
    ))}
    {view.notes.map((note) => (
      <p key={note} className="event-note">
        {note}
      </p>
    ))}
    <form
      id={placeFormId}
      method="post"
      action={view.path}
      data-offline={view.offline}
      data-lost={view.lost}
      data-busy={view.busy}
    >
      <input type="hidden" name={placeFields.event} value={view.eventId} />
      <p role="alert" className="event-note"></p>
    </form>
  </section>
);
