import { useEffect, useRef } from "react";
import { PlanTag } from "#features/catalogue/publication/pickers/plan-tag.tsx";
import { PublishMenu } from "#features/catalogue/publication/pickers/publish-menu.tsx";
import { useRecordPlan } from "#features/catalogue/publication/pickers/use-record-plan.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";

export type DeparturePublishing = Readonly<{
  country: string;
  facts: SheetFacts;
  sheet: Pick<Sheet, "write">;
  row: SheetRow | undefined;
  isChanged: boolean;
  /** Saves what is written. */
  save: () => void;
  onRun: () => void;
}>;

/**
 * Whether a departure is on the site and when it will be, and the way to both. Publishing is saved
 * at once; what takes it off the site shows first what happens then.
 */
export const usePublishing = (options: DeparturePublishing) => {
  const { country, facts, sheet, row, isChanged, save, onRun } = options;
  const stored = row?.stored ?? null;
  const plan = useRecordPlan(stored && { kind: "tour", country, id: stored.id }, onRun);
  const isSaveDue = useRef(false);
  const isWritten = row?.draft.isPublished === true;
  useEffect(() => {
    if (!isSaveDue.current || !isWritten) return;
    isSaveDue.current = false;
    save();
  });
  if (!row) return { tag: null, menu: null };
  const isPublished = stored?.isPublished ?? false;
  const { timeZone } = facts.market;
  const publish = (next: boolean) => {
    isSaveDue.current = next;
    const entry = { text: next ? "yes" : "no", line: null };
    sheet.write([{ key: row.key, column: "published", entry }]);
  };
  return {
    tag: <PlanTag isPublished={isPublished} plan={plan} timeZone={timeZone} />,
    menu: (
      <PublishMenu
        one="departure"
        timeZone={timeZone}
        isStored={stored !== null}
        isPublished={isPublished}
        isChanged={isChanged}
        plan={plan}
        onPublish={publish}
      />
    ),
  };
};
