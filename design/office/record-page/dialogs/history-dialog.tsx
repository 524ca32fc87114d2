import "../record-page.css";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import {
  RecordVersions,
  type RecordVersionsProps,
} from "#design/office/record/history/record-versions.tsx";

export type HistoryDialogProps<Input extends object> = RecordVersionsProps<Input> &
  Readonly<{ onClose: () => void }>;

const HistoryDialog = <Input extends object>({
  onClose,
  ...versions
}: HistoryDialogProps<Input>) => (
  <OfficeDialog title={`Versions of this ${versions.one}`} size="side" onClose={onClose}>
    <div className="record-page-versions">
      <RecordVersions {...versions} />
    </div>
  </OfficeDialog>
);

// Loaded when a record's history is opened.
export default HistoryDialog;
