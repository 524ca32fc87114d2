import { Button } from "@mantine/core";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { Note } from "#design/office/screen/note.tsx";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import type { CellNote } from "../grid/sheet/notes.ts";
import { isAdded, type SheetRow } from "../grid/sheet/rows.ts";
import type { Plan } from "../grid/sheet/use-plan.ts";
import { tourConsequences } from "./sentences.ts";

export type RowError = Readonly<{ row: SheetRow; note: CellNote; onGo: () => void }>;

export type ToursPanelProps = Readonly<{
  market: Market;
  site: string | null;
  plan: Plan;
  changeCount: number;
  rowCount: number;
  errors: readonly RowError[];
  /** How many departures a save writes. */
  saveCount: number;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}>;

const RowErrors = ({ errors }: Pick<ToursPanelProps, "errors">) => (
  <>
    {errors.map(({ row, note, onGo }) => (
      <Note
        key={row.key}
        kind="refusal"
        title={`${formatDate(row.draft.departureDate)} ${isAdded(row) ? "is not complete" : "has an error"}`}
      >
        {` and stays here, unsaved: ${note.message} `}
        <button type="button" className="plain-button" onClick={onGo}>
          Go to it
        </button>
      </Note>
    ))}
  </>
);

/** What a save does, by the server's own dry run, and the button that does it. */
export const ToursPanel = (props: ToursPanelProps) => {
  const { market, site, plan, changeCount, rowCount, errors, saveCount, isSaving } = props;
  const { report, isStale, error } = plan;
  return (
    <aside className="tours-panel" aria-label="What will happen">
      <div className="tours-panel-body">
        <h2>What will happen</h2>
        <p className="tours-panel-line">
          {`${counted(changeCount, "change")} in ${counted(rowCount, "departure")}, nothing is saved yet`}
        </p>
        {report && (
          <WhatWillHappen
            consequences={tourConsequences(report.consequences, { market, site })}
            isStale={isStale}
          />
        )}
        {!report && saveCount > 0 && !error && <p role="status">Looking at what will happen …</p>}
        {error && (
          <Note kind="refusal" title="It could not be tried.">
            {` ${error.message}`}
          </Note>
        )}
        <RowErrors errors={errors} />
      </div>
      <footer className="tours-panel-foot">
        <Button variant="default" onClick={props.onDiscard}>
          Discard
        </Button>
        <Button
          color="blaze"
          className="save"
          loading={isSaving}
          aria-disabled={saveCount === 0}
          data-disabled={saveCount === 0 || undefined}
          onClick={props.onSave}
        >
          {saveCount === 0 ? "Save" : `Save ${counted(saveCount, "departure")}`}
          <kbd aria-hidden="true">{keyName("mod+s")}</kbd>
        </Button>
      </footer>
    </aside>
  );
};
