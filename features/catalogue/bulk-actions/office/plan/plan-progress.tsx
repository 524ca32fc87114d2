import { Button } from "@mantine/core";
import { formatCount } from "#design/office/list/format-count.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { BulkKindName, BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { countedRecords } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import type { PlanWork } from "./use-plan.ts";

type PlanProgressProps = Readonly<{
  work: PlanWork;
  run: BulkRun;
  kind: BulkKindName;
  onBack: () => void;
}>;

const Controls = ({ work, run, onBack }: Omit<PlanProgressProps, "kind">) => (
  <div className="bulk-controls">
    {run.state === "planning" ? (
      <Button variant="outline" color="red" disabled={work.isStopping} onClick={work.stop}>
        Stop looking
      </Button>
    ) : (
      <>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button onClick={work.again}>Look again</Button>
      </>
    )}
  </div>
);

/** How far the server is with looking at each record; nothing is changed meanwhile. */
export const PlanProgress = ({ work, run, kind, onBack }: PlanProgressProps) => {
  const { rows = 0, planned = 0 } = run.plan ?? {};
  const isPlanning = run.state === "planning";
  return (
    <section className="bulk-progress" aria-label="Progress">
      <div className="bulk-progress-head">
        <h2>{`${formatCount(planned)} of ${countedRecords(rows, kind)} looked at`}</h2>
        <p role="status">
          {isPlanning ? "nothing is changed yet" : "stopped; nothing was changed"}
        </p>
        <Controls work={work} run={run} onBack={onBack} />
      </div>
      <div className="bulk-meter" aria-hidden="true">
        <span
          data-kind="changed"
          style={{ inlineSize: `${(planned / Math.max(1, rows)) * 100}%` }}
        />
      </div>
      {run.problem && (
        <Note kind="refusal" title="It could not be looked at.">
          Nothing was changed. Look again, or narrow down which ones.
        </Note>
      )}
    </section>
  );
};
