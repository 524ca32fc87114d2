import { Button } from "@mantine/core";
import type { UnsavedEdits } from "../journal/recovery.ts";
import { editsSince } from "../state/history.ts";
import { usePageStore } from "../state/use-page.ts";

export type RecoveryNoteProps = Readonly<{
  unsavedEdits: UnsavedEdits | null;
  onResolved: () => Promise<void>;
}>;

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

export const RecoveryNote = ({ unsavedEdits, onResolved }: RecoveryNoteProps) => {
  const store = usePageStore();
  if (!unsavedEdits) return null;
  const { history, entry, edited, stored } = unsavedEdits;
  const count = editsSince(history, entry.savedAt).length;
  const isOlder = stored?.version !== store.getState().stored?.version;
  const restore = () => {
    store.recover(history, edited, entry.savedAt);
    void onResolved();
  };
  return (
    <div className="recovery-note" role="alert">
      <p>
        <b>{`Unsaved edits of ${dateFormat.format(entry.at)} are kept on this device.`}</b>{" "}
        {count === 1 ? "1 edit" : `${count} edits`}
        {isOlder && "; the page was saved by somebody since then, saving will ask how to join both"}
      </p>
      <Button onClick={restore}>Restore the edits</Button>
      <Button variant="default" onClick={() => void onResolved()}>
        Discard them
      </Button>
    </div>
  );
};
