import { ScreenState } from "#design/office/screen/screen-state.tsx";
import type { Market } from "#markets/market-type.ts";
import { StepBar } from "../steps/step-bar.tsx";
import { selectionText } from "../selection-words.ts";
import { RunProgress } from "./run-progress.tsx";
import { RunRows } from "./run-rows.tsx";
import { useRun } from "./use-run.ts";

type RunPageProps = Readonly<{ country: string; market: Market; id: string; onNew: () => void }>;

/** A run: how far it is, what became of each record, and what can be done about it. */
export const RunPage = ({ country, market, id, onNew }: RunPageProps) => {
  const work = useRun(country, id);
  const { run, error, refetch } = work;
  return (
    <ScreenState
      what="the bulk action"
      isLoading={!run && !error}
      error={run ? null : error}
      onRetry={refetch}
    >
      {run && (
        <>
          <StepBar step="run" summary={selectionText(run, market, run.coordinator)} onGo={null} />
          <div className="bulk-run">
            <RunProgress work={work} run={run} onNew={onNew} />
            <RunRows work={work} run={run} country={country} market={market} />
          </div>
        </>
      )}
    </ScreenState>
  );
};
