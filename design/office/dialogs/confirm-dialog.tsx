import { Button } from "@mantine/core";
import { OfficeDialog } from "./office-dialog.tsx";

export type ConfirmDialogProps = Readonly<{
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  /** A third way, beside to do it and not to. */
  other?: Readonly<{ label: string; onChoose: () => void }>;
  onConfirm: () => void;
  onCancel: () => void;
}>;

export const ConfirmDialog = ({
  title,
  text,
  cancelLabel,
  confirmLabel,
  other,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <OfficeDialog title={title} onClose={onCancel}>
    <p>{text}</p>
    <footer>
      <Button data-autofocus onClick={onCancel}>
        {cancelLabel}
      </Button>
      {other && (
        <Button variant="default" onClick={other.onChoose}>
          {other.label}
        </Button>
      )}
      <Button variant="default" onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </footer>
  </OfficeDialog>
);
