import { Button } from "@mantine/core";
import type { LostLock, Other } from "#features/pages/presence-contract.ts";
import "./presence.css";

const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

export type BlockLockNoteProps = Readonly<{ other: Other; onTakeOver: () => void }>;

/** Says above a block's form who is editing it. Nothing is switched off: the lock is a word among colleagues. */
export const BlockLockNote = ({ other, onTakeOver }: BlockLockNoteProps) => (
  <div className="lock-note" role="status">
    <p>
      {other.isYou
        ? `You are editing this block in another tab since ${timeOf(other.since)}.`
        : `${other.name} is editing this block since ${timeOf(other.since)}.`}
    </p>
    <Button variant="default" size="compact-sm" onClick={onTakeOver}>
      Take over
    </Button>
  </div>
);

export type LostLockNoteProps = Readonly<{ lost: LostLock; onDismiss: () => void }>;

/** Says that somebody took the block over while one was writing. */
export const LostLockNote = ({ lost, onDismiss }: LostLockNoteProps) => (
  <div className="lock-note" role="alert">
    <p>{`${lost.by} has taken over this block. Your edits are still here; if you both save, you choose block by block.`}</p>
    <Button variant="default" size="compact-sm" onClick={onDismiss}>
      OK
    </Button>
  </div>
);
