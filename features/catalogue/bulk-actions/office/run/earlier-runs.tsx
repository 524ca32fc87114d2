import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "#design/office/list/format-count.ts";
import { PageFoot } from "#design/office/list/foot/page-foot.tsx";
import { Moment } from "#design/office/dates/moment.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import type { Market } from "#markets/market-type.ts";
import { readRuns } from "../bulk-api.ts";
import type { BulkRun, BulkState } from "#features/catalogue/bulk-actions/contract.ts";
import { selectionText } from "../selection-words.ts";
import { countOf, isMoving, totalOf } from "./run-words.ts";

type EarlierRunsProps = Readonly<{
  country: string;
  market: Market;
  onOpen: (id: string) => void;
}>;

const stateLabels: Readonly<Record<BulkState, string>> = {
  planning: "Looking",
  ready: "Looked at",
  planned: "Planned",
  running: "Running",
  paused: "Paused",
  stopped: "Stopped",
  done: "Done",
  undoing: "Being undone",
};

const resultText = (run: BulkRun): string =>
  [
    `${formatCount(countOf(run, "changed"))} of ${formatCount(totalOf(run))} changed`,
    ...(countOf(run, "failed") > 0 ? [`${formatCount(countOf(run, "failed"))} not`] : []),
    ...(run.counts.undone > 0 ? [`${formatCount(run.counts.undone)} undone`] : []),
  ].join(", ");

const RunsTable = ({
  runs,
  market,
  onOpen,
}: Pick<EarlierRunsProps, "market" | "onOpen"> & Readonly<{ runs: readonly BulkRun[] }>) => (
  <div className="bulk-scroll">
    <table className="bulk-table" aria-label="Earlier runs">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">State</th>
          <th scope="col">Result</th>
          <th scope="col">By</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <th scope="row">
              <button type="button" className="bulk-open" onClick={() => onOpen(run.id)}>
                {selectionText(run, market, run.coordinator)}
              </button>
              {run.reason !== "" && <span>{run.reason}</span>}
            </th>
            <td>
              <span className="tag" data-kind={isMoving(run) ? "timed" : undefined}>
                {stateLabels[run.state]}
              </span>
            </td>
            <td>{resultText(run)}</td>
            <td>{run.actorName ?? run.actor}</td>
            <td>
              <Moment instant={run.startsAt ?? run.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const pageSize = 20;

/** The bulk actions of a market, the newest first; each opens with its rows. */
export const EarlierRuns = ({ country, market, onOpen }: EarlierRunsProps) => {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ["bulk-runs", country, page],
    queryFn: () => readRuns(country, page),
  });
  return (
    <ScreenState
      what="earlier runs"
      isLoading={!data && !error}
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      {data?.total === 0 && (
        <EmptyState
          title="Nothing was changed in bulk yet"
          text="What is run stands here, and can be undone for seven days."
        />
      )}
      {data && data.total > 0 && (
        <div className="bulk-run">
          <RunsTable runs={data.items} market={market} onOpen={onOpen} />
          <PageFoot
            none="No row here."
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPage={setPage}
          />
        </div>
      )}
    </ScreenState>
  );
};
