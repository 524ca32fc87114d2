import { Link } from "react-router";
import { SeatBoxes } from "#design/office/figures/meter.tsx";
import { Icon } from "#design/office/icons.tsx";
import type { BoardRow } from "#features/records/board/board-contract.ts";
import type { ChoicePicture } from "#platform/choices/choice.ts";

/** The record, or the number that leads to what it counts. */
export const Lead = ({ lead: { label, path } }: Pick<BoardRow, "lead">) =>
  path === null ? (
    <b>{label}</b>
  ) : (
    <Link className="board-lead" to={path}>
      {label}
    </Link>
  );

/** How many hear of a group by an alert, which leads to the group itself. Nobody is not said. */
export const Alerts = ({ row: { alerts, lead } }: { row: BoardRow }) => {
  if (alerts === null || alerts === 0) return null;
  const text = `${alerts} ${alerts === 1 ? "has an alert" : "have alerts"}`;
  return lead.path === null ? (
    <span className="board-alerts">{text}</span>
  ) : (
    <Link className="board-alerts" to={lead.path}>
      {text}
      <span className="sr-only">{` in ${lead.label}`}</span>
    </Link>
  );
};

export const Poster = ({ picture: { base } }: { picture: ChoicePicture }) => (
  <img
    className="board-poster"
    src={`${base}160.webp`}
    width="30"
    height="38"
    alt=""
    loading="lazy"
    decoding="async"
  />
);

export const Due = ({ due }: { due: BoardRow["due"] }) =>
  due && (
    <span className="board-due" data-tone={due.tone}>
      <Icon name="clock" /> {due.label}
    </span>
  );

export const People = ({ people }: { people: BoardRow["people"] }) =>
  people && (
    <span className="board-people">
      <SeatBoxes taken={people.in} needed={Math.max(0, people.minimum - people.in)} />
      <span>
        <b>{people.in}</b> in of {people.minimum} needed
      </span>
    </span>
  );

/** Those who could lead a group; the button beside them says how many there are. */
export const Faces = ({ faces }: { faces: BoardRow["faces"] }) => (
  <span className="board-faces">
    {faces.map(({ base }) => (
      <img key={base} src={`${base}160.webp`} width="26" height="26" alt="" loading="lazy" />
    ))}
  </span>
);

export const RowAction = ({ row: { action, lead } }: { row: BoardRow }) =>
  action && (
    <Link className="board-action" to={action.path} aria-label={`${action.label}: ${lead.label}`}>
      {action.label} <Icon name="forward" />
    </Link>
  );
