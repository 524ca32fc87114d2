import { Button } from "@mantine/core";
import { PageFoot } from "#design/office/list/foot/page-foot.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { LookSide } from "./look-side.tsx";
import { LookTable } from "./look-table.tsx";
import { LookTools } from "./look-tools.tsx";
import { PlanProgress } from "../plan/plan-progress.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { useLook } from "./use-look.ts";
import { type PlanWork, usePlan } from "../plan/use-plan.ts";

type LookedAtProps = Pick<StepProps, "country" | "market" | "draft" | "go"> &
  Readonly<{ run: BulkRun; work: PlanWork }>;

/** What the server has found so far, and once it has found all, the button that runs it. */
const LookedAt = ({ country, market, draft, go, run, work }: LookedAtProps) => {
  const look = useLook(country, run, (id) => go({ run: id }));
  const { page, pageSize, setPage, total, isReady } = look;
  const table = (
    <div className="bulk-middle">
      <LookTools look={look} />
      <LookTable look={look} kind={draft.kind} action={draft.action} market={market} />
      <PageFoot
        none="No row here."
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={setPage}
      />
    </div>
  );
  const onBack = () => go({ step: "which" });
  return isReady ? (
    <div className="bulk-columns">
      {table}
      <LookSide look={look} draft={draft} market={market} onBack={onBack} />
    </div>
  ) : (
    <div className="bulk-run">
      <PlanProgress work={work} run={run} kind={draft.kind} onBack={onBack} />
      {(run.plan?.planned ?? 0) > 0 && table}
    </div>
  );
};

/** What would become of each record, before anything is written. */
export const LookStep = ({ country, market, draft, go }: StepProps) => {
  const work = usePlan(country, draft);
  const { run, error, again } = work;
  return (
    <ScreenState
      what="what would happen"
      isLoading={!run && !error}
      error={run ? null : error}
      onRetry={again}
    >
      {run?.plan?.rows === 0 && (
        <EmptyState title="Nothing is found" text="No record matches these filters.">
          <Button variant="default" onClick={() => go({ step: "which" })}>
            Change the filters
          </Button>
        </EmptyState>
      )}
      {run && run.plan?.rows !== 0 && (
        <LookedAt
          key={run.id}
          country={country}
          market={market}
          draft={draft}
          go={go}
          run={run}
          work={work}
        />
      )}
    </ScreenState>
  );
};
