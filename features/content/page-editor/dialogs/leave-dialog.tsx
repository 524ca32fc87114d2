import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";

export type LeaveDialogProps = Readonly<{
  /** Whether this device keeps the edits; null while that is not known. */
  isPersisted: boolean | null;
  onStay: () => void;
  onSave: () => void;
  onLeave: () => void;
}>;

/** Asked before somebody leaves a page with unsaved edits. */
export const LeaveDialog = ({ isPersisted, onStay, onSave, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    title="Leave without saving?"
    text={
      isPersisted
        ? "This page has edits that are not saved. A draft on this device waits until you come back."
        : "This page has edits that are not saved, and this device cannot keep them."
    }
    cancelLabel="Stay"
    confirmLabel={isPersisted ? "Leave, keep the draft on this device" : "Leave without saving"}
    other={{ label: "Save and leave", onChoose: onSave }}
    onCancel={onStay}
    onConfirm={onLeave}
  />
);
