import { Tooltip } from "@mantine/core";
import type { OtherSession } from "#features/pages/presence-contract.ts";
import "./presence.css";

export type PresenceBarProps = Readonly<{
  others: readonly OtherSession[];
  /** The label of a block, null for one that this page does not have. */
  nameOf: (blockId: string) => string | null;
  /** Opens the block that somebody is at. */
  onGo: (blockId: string) => void;
}>;

const maxShown = 4;

const personLabel = ({ name, isYou }: OtherSession) =>
  isYou ? `${name} (you, in another tab)` : name;

const activityLabel = (other: OtherSession, nameOf: PresenceBarProps["nameOf"]): string => {
  const block = other.blockId === null ? null : nameOf(other.blockId);
  if (block === null) return personLabel(other);
  return `${personLabel(other)}, ${other.isEditing ? "editing" : "reading"} ${block}`;
};

const announcementOf = (others: readonly OtherSession[]): string => {
  const names = [...new Set(others.map(personLabel))];
  if (names.length === 0) return "";
  return `Also on this page: ${names.join(", ")}`;
};

/** Two letters at most: of the first name and the last. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /^./u.exec(word ?? "")?.[0] ?? "")
    .join("")
    .toUpperCase();
};

type PersonProps = Readonly<{
  /** Drawn by the style sheet: the label says it in full. */
  mark: string;
  label: string;
  isEditing: boolean;
  onClick?: () => void;
}>;

const Person = ({ mark, label, isEditing, onClick }: PersonProps) => (
  <li>
    <Tooltip label={label} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
      <button
        type="button"
        className="presence-person"
        data-editing={isEditing || undefined}
        aria-label={label}
        onClick={onClick}
      >
        <span className="presence-mark" data-mark={mark} aria-hidden />
      </button>
    </Tooltip>
  </li>
);

/** Who else has the page open: initials, and by pointer, focus and screen reader the name and block. */
export const PresenceBar = ({ others, nameOf, onGo }: PresenceBarProps) => {
  const more = others.slice(maxShown);
  return (
    <div className="presence">
      <p className="sr-only" role="status">
        {announcementOf(others)}
      </p>
      {others.length > 0 && (
        <ul className="presence-list" aria-label="Also on this page">
          {others.slice(0, maxShown).map((other) => (
            <Person
              key={`${other.session} ${other.email}`}
              mark={initialsOf(other.name)}
              label={activityLabel(other, nameOf)}
              isEditing={other.isEditing}
              onClick={() => other.blockId !== null && onGo(other.blockId)}
            />
          ))}
          {more.length > 0 && (
            <Person
              mark={`+${more.length}`}
              label={more.map((other) => activityLabel(other, nameOf)).join("; ")}
              isEditing={false}
            />
          )}
        </ul>
      )}
    </div>
  );
};
