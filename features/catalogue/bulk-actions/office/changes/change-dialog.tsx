import "../styles/steps.css";
import "../styles/table.css";
import "../styles/run.css";
import "../styles/narrow.css";
import "./change-dialog.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { type BulkAction, bulkFilterSchema } from "#features/catalogue/bulk-actions/contract.ts";
import { EarlierRuns } from "../run/earlier-runs.tsx";
import { RunProgress } from "../run/run-progress.tsx";
import { RunRows } from "../run/run-rows.tsx";
import { useRun } from "../run/use-run.ts";
import { ActionChoices, actionChoices } from "../steps/action-choices.tsx";
import { ActionFields } from "../steps/action-fields.tsx";
import { LookStep } from "../look/look-step.tsx";
import type { BulkDraft } from "../use-bulk-address.ts";
import { actionText, countedRecords } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import type { Market } from "#markets/market-type.ts";

/** What the dialog begins with: rows to be changed, a run, or the earlier ones. */
export type ChangeQuestion =
  | Readonly<{ rows: readonly string[] }>
  | Readonly<{ run: string }>
  | Readonly<{ list: true }>;

type ChangeDialogProps = Readonly<{
  question: ChangeQuestion;
  market: Market;
  /** @param hasRun whether something was changed or put back */
  onClose: (hasRun: boolean) => void;
}>;

/** Those that editors may begin. */
const offered = actionChoices.filter(({ key }) =>
  ["price", "coordinator", "status", "dates"].includes(key),
);

const firstAction: BulkAction = {
  type: "price",
  change: { kind: "percent", percent: 5 },
  rounding: "unit",
};

type DialogState =
  | Exclude<ChangeQuestion, { rows: readonly string[] }>
  | Readonly<{ step: "what" | "look" }>;

const Run = ({ market, id }: Readonly<{ market: Market; id: string }>) => {
  const work = useRun(market.apiCountry, id);
  const { run, error, refetch } = work;
  return (
    <ScreenState
      what="the changes"
      isLoading={!run && !error}
      error={run ? null : error}
      onRetry={refetch}
    >
      {run && (
        <div className="bulk-run">
          <p className="bulk-quiet">{actionText(run.action, market, run.coordinator)}</p>
          <RunProgress work={work} run={run} onNew={null} />
          <RunRows work={work} run={run} country={market.apiCountry} market={market} />
        </div>
      )}
    </ScreenState>
  );
};

type WhatProps = Readonly<{
  market: Market;
  draft: BulkDraft;
  onChange: (action: BulkAction) => void;
  onNext: () => void;
}>;

const What = ({ market, draft, onChange, onNext }: WhatProps) => (
  <form
    className="bulk-form"
    onSubmit={(event) => {
      event.preventDefault();
      onNext();
    }}
  >
    <ActionChoices
      offered={offered}
      chosen={draft.action.type}
      onChoose={({ action }) => onChange(action)}
    />
    <ActionFields
      key={draft.action.type}
      market={market}
      action={draft.action}
      onChange={onChange}
    />
    <div className="bulk-form-foot">
      <Button type="submit">Look at what will happen</Button>
    </div>
  </form>
);

const titleOf = (state: DialogState, ids: readonly string[]): string => {
  if ("run" in state) return "Changes of departures";
  if ("list" in state) return "Earlier runs";
  return `Change ${countedRecords(ids.length, "tour")}`;
};

/** Changes chosen departures at once: what, a look at each, the run, and its undo. */
const ChangeDialog = ({ question, market, onClose }: ChangeDialogProps) => {
  const ids = "rows" in question ? question.rows : [];
  const [state, setState] = useState<DialogState>("rows" in question ? { step: "what" } : question);
  const [action, setAction] = useState<BulkAction>(firstAction);
  const [filter] = useState(() => ({ ...bulkFilterSchema.parse({}), chosen: true }));
  const draft: BulkDraft = { kind: "tour", action, filter, ids };
  const country = market.apiCountry;
  return (
    <OfficeDialog title={titleOf(state, ids)} size="large" onClose={() => onClose("run" in state)}>
      <div className="bulk-dialog">
        {"list" in state && (
          <EarlierRuns country={country} market={market} onOpen={(run) => setState({ run })} />
        )}
        {"run" in state && <Run key={state.run} market={market} id={state.run} />}
        {"step" in state && state.step === "what" && (
          <What
            market={market}
            draft={draft}
            onChange={setAction}
            onNext={() => setState({ step: "look" })}
          />
        )}
        {"step" in state && state.step === "look" && (
          <LookStep
            country={country}
            market={market}
            draft={draft}
            setDraft={(change) => setAction(change(draft).action)}
            go={(next) => setState("run" in next ? next : { step: "what" })}
          />
        )}
      </div>
    </OfficeDialog>
  );
};

// Loaded when it opens.
export default ChangeDialog;
