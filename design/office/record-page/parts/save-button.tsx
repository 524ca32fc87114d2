import { Button } from "@mantine/core";
import { keyName } from "#design/office/palette/keys.ts";

export type SaveButtonProps = Readonly<{
  /** Why there is nothing to save; undefined where there is. */
  reason: string | undefined;
  isBusy: boolean;
  onSave: () => void;
}>;

/** The one main button of a form that fills the screen. */
export const SaveButton = ({ reason, isBusy, onSave }: SaveButtonProps) => (
  <Button
    color="blaze.6"
    className="save"
    aria-keyshortcuts="Control+S"
    aria-disabled={reason !== undefined}
    data-disabled={reason !== undefined || undefined}
    title={reason}
    loading={isBusy}
    onClick={onSave}
  >
    Save <kbd aria-hidden="true">{keyName("mod+s")}</kbd>
  </Button>
);
