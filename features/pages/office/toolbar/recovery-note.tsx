import { Button } from "@mantine/core";
import type { Left } from "../state/recovery.ts";
import { since } from "../state/history.ts";
import { usePageStore } from "../state/use-page.ts";

export type RecoveryNoteProps = Readonly<{ left: Left | null; onSettled: () => Promise<void> }>;

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Offers edits that were kept on this device and never saved. */
export const RecoveryNote = ({ left, onSettled }: RecoveryNoteProps) => {
  const store = usePageStore();
  if (!left) return null;
  const { history, entry, edited, stored } = left;
  const count = since(history, entry.savedAt).length;
  const isOlder = stored?.version !== store.getState().stored?.version;
  const take = () => {
    store.recovered(history, edited, entry.savedAt);
    void onSettled();
  };
  return (
    <div className="recovery" role="alert">
      <p>
        <b>{`Unsaved edits of ${moment.format(entry.at)} are kept on this device.`}</b>{" "}
        {count === 1 ? "1 edit" : `${count} edits`}
        {isOlder && "; the page was saved by somebody since then, saving will ask how to join both"}
      </p>
      <Button onClick={take}>Restore the edits</Button>
      <Button variant="default" onClick={() => void onSettled()}>
        Discard them
      </Button>
    </div>
  );
};
