import { Tooltip } from "@mantine/core";
import type { OtherSession } from "#platform/presence/presence-contract.ts";
import "./presence.css";

export type PresenceBarProps = Readonly<{
  /** As in "Also on this page". */
  what: string;
  others: readonly OtherSession[];
  /** The name of a block or field; null for one that this record does not have. */
  nameOf: (focus: string) => string | null;
  onOpen: (focus: string) => void;
}>;

const maxVisible = 4;

const personLabel = ({ name, isYou }: OtherSession) =>
  isYou ? `${name} (you, in another tab)` : name;

const activityLabel = (other: OtherSession, nameOf: PresenceBarProps["nameOf"]): string => {
  const name = other.focus === null ? null : nameOf(other.focus);
  if (name === null) return personLabel(other);
  return `${personLabel(other)}, ${other.isEditing ? "editing" : "reading"} ${name}`;
};

const announcementOf = (what: string, others: readonly OtherSession[]): string => {
  const names = [...new Set(others.map(personLabel))];
  if (names.length === 0) return "";
  return `Also on this ${what}: ${names.join(", ")}`;
};

/** The first letters of the first and of the last name; one letter for a single name. */
const initialsOf = (name: string): string => {
  const names = name.split(/\s+/).filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((word) => /^./u.exec(word ?? "")?.[0] ?? "")
    .join("")
    .toUpperCase();
};

type PersonProps = Readonly<{
  /**
   * Text of the badge, such as initials. CSS renders it from an attribute, so that screen readers
   * read only the full label.
   */
  badge: string;
  label: string;
  isEditing: boolean;
  onClick?: () => void;
}>;

const Person = ({ badge, label, isEditing, onClick }: PersonProps) => (
  <li>
    <Tooltip label={label} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
      <button
        type="button"
        className="presence-person"
        data-editing={isEditing || undefined}
        aria-label={label}
        onClick={onClick}
      >
        <span className="presence-badge" data-badge={badge} aria-hidden />
      </button>
    </Tooltip>
  </li>
);

/**
 * The other users who have the record open, as initials with name and focus in tooltip and label.
 */
export const PresenceBar = ({ what, others, nameOf, onOpen }: PresenceBarProps) => {
  const hidden = others.slice(maxVisible);
  return (
    <div className="presence">
      <p className="sr-only" role="status">
        {announcementOf(what, others)}
      </p>
      {others.length > 0 && (
        <ul className="presence-list" aria-label={`Also on this ${what}`}>
          {others.slice(0, maxVisible).map((other) => (
            <Person
              key={`${other.session} ${other.email}`}
              badge={initialsOf(other.name)}
              label={activityLabel(other, nameOf)}
              isEditing={other.isEditing}
              onClick={() => other.focus !== null && onOpen(other.focus)}
            />
          ))}
          {hidden.length > 0 && (
            <Person
              badge={`+${hidden.length}`}
              label={hidden.map((other) => activityLabel(other, nameOf)).join("; ")}
              isEditing={false}
            />
          )}
        </ul>
      )}
    </div>
  );
};
