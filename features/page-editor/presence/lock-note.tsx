import { Button } from "@mantine/core";
import type { LostLock, OtherSession } from "#features/pages/presence-contract.ts";
import type { Presence } from "./use-presence.ts";
import "./presence.css";

const formatTime = (instant: string): string =>
  new Date(instant).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

type BlockLockNoteProps = Readonly<{ other: OtherSession; onTakeOver: () => void }>;

/** While this note is shown, the fields of the form are disabled. */
const BlockLockNote = ({ other, onTakeOver }: BlockLockNoteProps) => (
  <div className="lock-note" role="status">
    <p>{`${other.name} is editing this block since ${formatTime(other.since)}.`}</p>
    <Button variant="default" size="compact-sm" onClick={onTakeOver}>
      Take over
    </Button>
  </div>
);

const OwnTabNote = () => (
  <div className="lock-note" role="status">
    <p>This block is also open in another tab of yours. What both save is put together.</p>
  </div>
);

type LostLockNoteProps = Readonly<{
  lost: LostLock;
  onTakeBack: () => void;
  onDismiss: () => void;
}>;

const LostLockNote = ({ lost, onTakeBack, onDismiss }: LostLockNoteProps) => (
  <div className="lock-note" role="alert">
    <p>{`${lost.by} has taken over this block. Your edits are still here; if you both save, you choose block by block.`}</p>
    <Button variant="default" size="compact-sm" onClick={onTakeBack}>
      Take it back
    </Button>
    <Button variant="default" size="compact-sm" onClick={onDismiss}>
      OK
    </Button>
  </div>
);

export type BlockLockProps = Readonly<{ presence: Presence; blockId: string }>;

export const BlockLock = ({ presence, blockId }: BlockLockProps) => {
  const { lost, lockOf, ownTabOf, takeOver, dismissLost } = presence;
  const takeOverBlock = () => takeOver(blockId);
  if (lost?.blockId === blockId)
    return <LostLockNote lost={lost} onTakeBack={takeOverBlock} onDismiss={dismissLost} />;
  const other = lockOf(blockId);
  if (other) return <BlockLockNote other={other} onTakeOver={takeOverBlock} />;
  return ownTabOf(blockId) && <OwnTabNote />;
};
