import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { counted } from "#platform/counted.ts";
import { dropped } from "../grid/sheet/edit.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { type CellConflict, conflictsOf } from "../grid/sheet/use-conflicts.ts";
import { savableRows, toRowInput } from "../grid/sheet/use-plan.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";
import type { TourApi } from "../api/tour-api.ts";
import type { Tours } from "./use-tours.ts";

const departures = (count: number): string => counted(count, "departure");

export type SaveOptions = Readonly<{
  tours: Pick<Tours, "readAgain"> & Readonly<{ api: Pick<TourApi, "save"> }>;
  stored: readonly ListedTour[];
  facts: SheetFacts;
  sheet: Sheet;
  onConflicts: (conflicts: readonly CellConflict[]) => void;
}>;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : "The server could not be reached.";

/** Saves the rows that can be saved. What is refused stays in the sheet with its reason. */
export const useSave = ({ tours, stored, facts, sheet, onConflicts }: SaveOptions) => {
  const [isSaving, setSaving] = useState(false);
  const savable = savableRows(sheet.rows);
  /** Shows the departures as they are stored now, and asks about cells that others wrote too. */
  const refresh = async (done: ReadonlySet<string>): Promise<void> => {
    const now = await tours.readAgain();
    const left = dropped(sheet.edits, done);
    sheet.restart((edits) => dropped(edits, done));
    onConflicts(conflictsOf(left, stored, now, facts));
  };
  const write = async (): Promise<boolean> => {
    setSaving(true);
    try {
      const { rows } = await tours.api.save(savable.map(toRowInput));
      const done = new Set(
        savable.filter((_, index) => rows[index]?.action !== "refuse").map(({ key }) => key),
      );
      await refresh(done);
      const refused = savable.length - done.size;
      const isBehind = rows.some(({ isStale }) => isStale);
      if (done.size > 0) toast.success(`${departures(done.size)} saved.`);
      if (refused > 0 && isBehind)
        toast.error(
          `Somebody else saved ${departures(refused)} meanwhile. Both are put together: look, and save again.`,
        );
      else if (refused > 0) toast.error(`${departures(refused)} not saved: the cells say why.`);
      return refused === 0;
    } catch (error) {
      toast.error(`Nothing was saved, and nothing is lost. ${messageOf(error)}`);
      return false;
    } finally {
      setSaving(false);
    }
  };
  /** False where something was refused, or is being saved already. */
  const saveAndWait = async (): Promise<boolean> => {
    if (isSaving) return false;
    return savable.length === 0 || write();
  };
  return {
    isSaving,
    savable,
    save: () => void saveAndWait(),
    saveAndWait,
    refresh,
  };
};
