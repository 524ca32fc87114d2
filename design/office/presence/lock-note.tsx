import { Button } from "@mantine/core";
import { formatTime } from "../dates/format-moment.ts";
import type { LostLock, OtherSession } from "#platform/presence/presence-contract.ts";
import type { Presence } from "./use-presence.ts";
import "./presence.css";

type HeldNoteProps = Readonly<{ what: string; other: OtherSession; onTakeOver: () => void }>;

/** While this note is shown, the fields of the form are disabled. */
const HeldNote = ({ what, other, onTakeOver }: HeldNoteProps) => (
  <div className="lock-note" role="status">
    <p>{`${other.name} is editing this ${what} since ${formatTime(other.since)}.`}</p>
    <Button variant="default" size="compact-sm" onClick={onTakeOver}>
      Take over
    </Button>
  </div>
);

const OwnTabNote = ({ what }: { what: string }) => (
  <div className="lock-note" role="status">
    <p>{`This ${what} is also open in another tab of yours. What both save is put together.`}</p>
  </div>
);

type LostLockNoteProps = Readonly<{
  what: string;
  lost: LostLock;
  onTakeBack: () => void;
  onDismiss: () => void;
}>;

const LostLockNote = ({ what, lost, onTakeBack, onDismiss }: LostLockNoteProps) => (
  <div className="lock-note" role="alert">
    <p>{`${lost.by} has taken over this ${what}. Your edits are still here; what you both save is joined, and you are asked where it collides.`}</p>
    <Button variant="default" size="compact-sm" onClick={onTakeBack}>
      Take it back
    </Button>
    <Button variant="default" size="compact-sm" onClick={onDismiss}>
      OK
    </Button>
  </div>
);

export type LockNotesProps = Readonly<{
  /** What is locked, as in "editing this block". */
  what: string;
  presence: Presence;
  focus: string;
}>;

export const LockNotes = ({ what, presence, focus }: LockNotesProps) => {
  const { lost, lockOf, ownTabOf, takeOver, dismissLost } = presence;
  const takeOverFocus = () => takeOver(focus);
  if (lost?.focus === focus)
    return (
      <LostLockNote what={what} lost={lost} onTakeBack={takeOverFocus} onDismiss={dismissLost} />
    );
  const other = lockOf(focus);
  if (other) return <HeldNote what={what} other={other} onTakeOver={takeOverFocus} />;
  return ownTabOf(focus) && <OwnTabNote what={what} />;
};
