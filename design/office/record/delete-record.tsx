import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { Icon } from "../icons.tsx";

export type DeleteRecordProps = Readonly<{
  one: string;
  name: string;
  /** Whether a reason for which it may not be deleted stands above the foot. */
  isLocked: boolean;
  onDelete: () => void;
}>;

/** Of what says why the record may not be deleted. */
export const lockId = "record-lock";

const showLock = () => {
  const lock = document.getElementById(lockId);
  lock?.scrollIntoView({ block: "nearest" });
  lock?.focus();
};

export const DeleteRecord = ({ one, name, isLocked, onDelete }: DeleteRecordProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name={isLocked ? "lock" : "trash"} />}
        aria-disabled={isLocked}
        data-disabled={isLocked || undefined}
        aria-describedby={isLocked ? lockId : undefined}
        onClick={() => (isLocked ? showLock() : setIsAsking(true))}
      >
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete “${name}”?`}
          text={`The ${one} is gone at once, for everybody.`}
          cancelLabel="Keep it"
          confirmLabel={`Delete the ${one}`}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onDelete();
          }}
        />
      )}
    </>
  );
};
