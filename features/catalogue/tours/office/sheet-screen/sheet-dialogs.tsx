import { lazy, Suspense } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import type { useConflicts } from "../grid/sheet/use-conflicts.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";
import type { useWrites } from "../paste/use-writes.ts";

const ConflictDialog = lazy(() => import("./conflict-dialog.tsx"));
const PasteDialog = lazy(() => import("../paste/paste-dialog.tsx"));

export type SheetDialogsProps = Readonly<{
  sheet: Sheet;
  /** Null where nothing is pasted. */
  writes: ReturnType<typeof useWrites> | null;
  conflict: ReturnType<typeof useConflicts>;
  hasChanges: boolean;
  /** The query parameter that names what is edited, where the path does not. */
  parameter?: string;
  /** Before the unsaved edits are left. */
  onLeave: () => void;
}>;

/** What the sheet asks before it goes on. */
export const SheetDialogs = ({
  sheet,
  writes,
  conflict,
  hasChanges,
  parameter,
  onLeave,
}: SheetDialogsProps) => {
  const { conflicts, settle } = conflict;
  const guard = useLeaveGuard(() => hasChanges, false, parameter ?? null);
  return (
    <>
      <Suspense>
        {writes && writes.pasted !== null && (
          <PasteDialog
            pasted={writes.pasted}
            fitOf={writes.fitOf}
            onPaste={writes.pasteFrom}
            onClose={writes.closePaste}
          />
        )}
        {conflicts.length > 0 && (
          <ConflictDialog
            conflicts={conflicts}
            onDecide={(theirs) => {
              for (const { key, column } of theirs) sheet.clearCell(key, column);
              settle();
            }}
          />
        )}
      </Suspense>
      {guard.state === "blocked" && (
        <ConfirmDialog
          title="Leave without saving?"
          text="What you changed of these departures is not saved."
          cancelLabel="Go on editing"
          confirmLabel="Leave it"
          onCancel={() => guard.reset()}
          onConfirm={() => {
            onLeave();
            guard.proceed();
          }}
        />
      )}
    </>
  );
};
