import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { ConflictChoice, markedTexts } from "#design/office/merge/conflict-choice.tsx";
import { formatDate } from "#markets/format.ts";
import type { Side } from "#platform/merge/merge-conflict.ts";
import { columnOf } from "../grid/sheet/columns.ts";
import type { CellConflict } from "../grid/sheet/use-conflicts.ts";

export type ConflictDialogProps = Readonly<{
  conflicts: readonly CellConflict[];
  /** @param theirs cells in which what the others saved counts */
  onDecide: (theirs: readonly CellConflict[]) => void;
}>;

/** Cells that somebody else saved while they were written: a person says which text counts. */
const ConflictDialog = ({ conflicts, onDecide }: ConflictDialogProps) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const keyOf = ({ key, column }: CellConflict) => `${key} ${column}`;
  const open = conflicts.filter((each) => !chosen[keyOf(each)]).length;
  const close = () => onDecide(conflicts.filter((each) => chosen[keyOf(each)] === "theirs"));
  return (
    <OfficeDialog title="Somebody saved these departures meanwhile" size="wide" onClose={close}>
      <div className="tours-conflicts">
        <p role="status">
          Nothing of yours or theirs is lost. Say for each cell which counts; yours stay unsaved.
        </p>
        {conflicts.map((each) => (
          <ConflictChoice
            key={keyOf(each)}
            title={`${columnOf(each.column).title}, ${formatDate(each.departureDate)}`}
            values={markedTexts(each)}
            chosen={chosen[keyOf(each)]}
            onChoose={(side) => setChosen({ ...chosen, [keyOf(each)]: side })}
          />
        ))}
      </div>
      <footer>
        <Button data-autofocus onClick={close} disabled={open > 0}>
          {open > 0 ? `${open} to decide` : "Go on"}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when two people collide.
export default ConflictDialog;
