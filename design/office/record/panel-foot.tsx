import { Button } from "@mantine/core";
import { counted } from "#platform/counted.ts";
import { keyName } from "../palette/keys.ts";
import { DeleteRecord } from "./delete-record.tsx";

export type PanelFootProps = Readonly<{
  one: string;
  /** Null for a record that cannot be deleted, such as a new one. */
  name: string | null;
  isLocked: boolean;
  isUnchanged: boolean;
  isBusy: boolean;
  errorCount: number;
  onDelete: () => void;
  onCancel: () => void;
  onSave: () => void;
}>;

export const PanelFoot = (props: PanelFootProps) => {
  const { one, name, isLocked, isUnchanged, isBusy, errorCount, onDelete, onCancel, onSave } =
    props;
  return (
    <footer className="record-foot">
      {name !== null && (
        <DeleteRecord one={one} name={name} isLocked={isLocked} onDelete={onDelete} />
      )}
      <p className="record-errors" role="status">
        {errorCount > 0 && counted(errorCount, "error")}
      </p>
      <Button variant="default" onClick={onCancel}>
        Cancel <kbd aria-hidden="true">Esc</kbd>
      </Button>
      <Button
        color="blaze.6"
        className="save"
        aria-keyshortcuts="Control+S"
        aria-disabled={isUnchanged}
        data-disabled={isUnchanged || undefined}
        title={isUnchanged ? "Nothing was changed." : undefined}
        loading={isBusy}
        onClick={() => !isUnchanged && onSave()}
      >
        Save <kbd aria-hidden="true">{keyName("mod+s")}</kbd>
      </Button>
    </footer>
  );
};
