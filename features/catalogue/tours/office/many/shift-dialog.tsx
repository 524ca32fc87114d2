import "./grid-dialogs.css";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { addDays } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import { counted } from "#platform/counted.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";

export type ShiftDialogProps = Readonly<{
  rows: readonly SheetRow[];
  /** @param days the new day of departure of each row, by its key */
  onShift: (days: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}>;

const maxDays = 1000;

/** Moves departures with all their days. The sheet shows what happens before it is saved. */
const ShiftDialog = ({ rows, onShift, onClose }: ShiftDialogProps) => {
  const [typed, setTyped] = useState("7");
  const days = Math.min(maxDays, Math.max(-maxDays, Math.round(Number(typed)) || 0));
  const [first] = rows;
  const day = first?.draft.departureDate ?? "";
  return (
    <OfficeDialog title={`Shift ${counted(rows.length, "departure")}`} onClose={onClose}>
      <div className="tours-form">
        <TextInput
          type="number"
          data-autofocus
          label="Days"
          description="A negative number leads to earlier days."
          value={typed}
          min={-maxDays}
          max={maxDays}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status">
          {`${formatDate(day)} becomes ${formatDate(addDays(day, days))}. Return, balance, deposit, opening and other days move likewise. Nothing is saved yet.`}
        </p>
      </div>
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={days === 0}
          onClick={() =>
            onShift(
              new Map(rows.map(({ key, draft }) => [key, addDays(draft.departureDate, days)])),
            )
          }
        >
          {`Shift ${counted(rows.length, "departure")}`}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when it opens.
export default ShiftDialog;
