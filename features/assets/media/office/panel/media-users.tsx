import { Link } from "react-router";
import { Icon, type IconName } from "#design/office/icons.tsx";
import type { MediaUser, MediaUsers } from "#features/assets/media/library-contract.ts";
import { counted } from "#platform/counted.ts";

const kinds: Readonly<Record<MediaUser["kind"], Readonly<{ label: string; icon: IconName }>>> = {
  travel: { label: "Travel", icon: "globe" },
  trip: { label: "Trip", icon: "globe" },
  coordinator: { label: "Coordinator", icon: "person" },
  event: { label: "Event", icon: "calendar" },
  page: { label: "Custom page", icon: "code" },
};

const pathOf = ({ kind, id }: MediaUser): string | null => {
  if (kind === "travel") return `/travels/${id}`;
  if (kind === "coordinator") return `/page-contents/coordinators?open=${id}`;
  if (kind === "event") return `/page-contents/events?open=${id}`;
  return kind === "page" ? `/custompages/${id}` : null;
};

const shownPlaces = 3;

/** `Day 4, Photo 2 · 6 markets` */
const placesText = ({ places, markets }: MediaUser): string => {
  const further = places.length - shownPlaces;
  const listed = [...places.slice(0, shownPlaces), ...(further > 0 ? [`${further} more`] : [])];
  return [listed.join(", "), ...(markets > 1 ? [`${markets} markets`] : [])].join(" · ");
};

const User = ({ user }: { user: MediaUser }) => {
  const { kind, name, country } = user;
  const path = pathOf(user);
  const text = (
    <>
      <Icon name={kinds[kind].icon} />
      <span className="sr-only">{`${kinds[kind].label}: `}</span>
      <b>{name}</b>
      <small>{placesText(user)}</small>
    </>
  );
  return (
    <li>
      {path === null || country === null ? (
        <span>{text}</span>
      ) : (
        <Link to={path} state={{ country }}>
          {text}
        </Link>
      )}
    </li>
  );
};

const shownAtFirst = 5;

export const usedText = ({ total }: MediaUsers): string => counted(total, "place");

/** The records that show a picture; each opens its own screen, in its own market. */
export const MediaUsersList = ({ users }: { users: MediaUsers }) => {
  const { items, total } = users;
  if (total === 0)
    return (
      <section className="media-users" aria-label="Not used anywhere">
        <h3>Not used anywhere</h3>
      </section>
    );
  const further = items.slice(shownAtFirst);
  const row = (user: MediaUser) => <User key={`${user.kind} ${user.id}`} user={user} />;
  return (
    <section className="media-users" aria-label={`Used in ${usedText(users)}`}>
      <h3>{`Used in ${usedText(users)}`}</h3>
      <ul>{items.slice(0, shownAtFirst).map(row)}</ul>
      {further.length > 0 && (
        <details>
          <summary>{`and ${total - shownAtFirst} more`}</summary>
          <ul>{further.map(row)}</ul>
        </details>
      )}
    </section>
  );
};
