import "./recovery-note.css";
import { Button } from "@mantine/core";
import { formatExact } from "../dates/format-moment.ts";
import type { JournalEntry } from "#platform/browser/journal/journal-schema.ts";

export type RecoveryNoteProps = Readonly<{
  entry: JournalEntry;
  /** What is offered, such as `3 edits`. */
  children: React.ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}>;

/** Offers edits that a closed tab left on this device. */
export const RecoveryNote = ({ entry, children, onRestore, onDiscard }: RecoveryNoteProps) => (
  <div className="recovery-note" role="alert">
    <p>
      <b>{`Unsaved edits of ${formatExact(new Date(entry.at).toISOString())} are kept on this device.`}</b>{" "}
      {children}
    </p>
    <Button onClick={onRestore}>Restore the edits</Button>
    <Button variant="default" onClick={onDiscard}>
      Discard them
    </Button>
  </div>
);
