import { Button } from "@mantine/core";
import { OfficeDialog } from "./office-dialog.tsx";

export type ConfirmDialogProps = Readonly<{
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}>;

export const ConfirmDialog = ({
  title,
  text,
  cancelLabel,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <OfficeDialog title={title} onClose={onCancel}>
    <p>{text}</p>
    <footer>
      <Button data-autofocus onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant="default" onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </footer>
  </OfficeDialog>
);
