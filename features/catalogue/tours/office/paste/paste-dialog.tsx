import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { counted } from "#platform/counted.ts";
import { maxAtOnce } from "./new-rows.ts";
import type { PasteFit } from "./placed-writes.ts";

export type PasteDialogProps = Readonly<{
  pasted: string;
  fitOf: (text: string) => PasteFit;
  onPaste: (text: string, addsRows: boolean) => void;
  onClose: () => void;
}>;

/** Cells from a spreadsheet as text, where the clipboard does not fit the sheet or has no key. */
const PasteDialog = ({ pasted, fitOf, onPaste, onClose }: PasteDialogProps) => {
  const [text, setText] = useState(pasted);
  const { rowsBeyond, columnsBeyond, rowsTooMany } = fitOf(text);
  return (
    <OfficeDialog title="Paste from a sheet" size="wide" onClose={onClose}>
      <label className="tours-paste">
        <span>Copied cells, from the chosen cell on</span>
        <textarea
          data-autofocus
          rows={10}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p className="tours-paste-fit" role="status">
        {rowsBeyond > 0 && `${counted(rowsBeyond, "row")} more than there are departures. `}
        {columnsBeyond > 0 &&
          `${counted(columnsBeyond, "column")} beyond the last one: choose a cell further left, or show more columns. `}
        {rowsTooMany > 0 &&
          `A save takes ${maxAtOnce} departures: paste ${counted(rowsTooMany, "row")} fewer, or save before.`}
      </p>
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {(rowsBeyond > 0 || columnsBeyond > 0) && (
          <Button variant="default" onClick={() => onPaste(text, false)}>
            Paste what fits
          </Button>
        )}
        <Button
          disabled={text === "" || rowsTooMany > 0}
          onClick={() => onPaste(text, rowsBeyond > 0)}
        >
          {rowsBeyond > 0 ? `Paste and add ${counted(rowsBeyond, "departure")}` : "Paste"}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when it opens.
export default PasteDialog;
