import { Button } from "@mantine/core";
import { OfficeDialog } from "../dialogs/office-dialog.tsx";
import { toast } from "../toast.ts";
import "./record-json.css";

export type RecordJsonProps = Readonly<{ title: string; record: object; onClose: () => void }>;

/** A stored record as the API answers it, to read and to copy. */
const RecordJson = ({ title, record, onClose }: RecordJsonProps) => {
  const text = JSON.stringify(record, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("JSON copied.");
    } catch {
      toast.error("The browser keeps its clipboard to itself. Select the text and copy it.");
    }
  };
  return (
    <OfficeDialog title={title} size="wide" onClose={onClose}>
      <textarea className="record-json" aria-label="JSON" readOnly value={text} />
      <footer>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
      </footer>
    </OfficeDialog>
  );
};

export default RecordJson;
