import { Button } from "@mantine/core";
import { useState } from "react";
import { PageFoot } from "#design/office/list/foot/page-foot.tsx";
import { useNow } from "#design/office/dates/use-now.ts";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import type { Market } from "#markets/market-type.ts";
import { apiUrl } from "#platform/browser/api-base.ts";
import { countedRecords } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { bulkPath } from "../bulk-api.ts";
import { GroupTabs } from "../group-tabs.tsx";
import { RunTable } from "./run-table.tsx";
import { countOf, groupLabels, isMoving, runGroups } from "./run-words.ts";
import type { RunWork } from "./use-run.ts";

type RunRowsProps = Readonly<{ work: RunWork; run: BulkRun; country: string; market: Market }>;

const Tools = ({ work, run, country }: Omit<RunRowsProps, "market">) => {
  const { group, setGroup, control } = work;
  const now = useNow();
  const [asks, setAsks] = useState(false);
  const failed = run.counts.refused + run.counts.stale;
  const mayUndo =
    run.counts.changed > 0 &&
    run.undoUntil !== null &&
    Date.parse(run.undoUntil) > now &&
    !isMoving(run);
  const shown = runGroups.filter((each) => each !== "undone" || countOf(run, each) > 0);
  return (
    <>
      <div className="bulk-tools">
        <GroupTabs
          groups={shown.map((each) => ({
            group: each,
            label: groupLabels[each],
            count: countOf(run, each),
          }))}
          chosen={group}
          onChoose={setGroup}
        />
        <div className="bulk-tools-end">
          {failed > 0 && (
            <Button variant="default" disabled={isMoving(run)} onClick={() => control("retry")}>
              Try the failed again
            </Button>
          )}
          <Button
            component="a"
            variant="default"
            leftSection={<Icon name="download" />}
            href={apiUrl(`${bulkPath(country)}/${run.id}/result`)}
            download
          >
            Download the result
          </Button>
          {mayUndo && (
            <Button
              variant="default"
              leftSection={<Icon name="undo" />}
              onClick={() => setAsks(true)}
            >
              Undo all …
            </Button>
          )}
        </div>
      </div>
      {asks && (
        <ConfirmDialog
          title={`Undo ${countedRecords(run.counts.changed, run.kind)}?`}
          text={
            run.action.type === "coordinator" || run.action.type === "dates"
              ? "Each is put back as it was before, with what its coordinator was asked and has answered, and with all that follows for visitors. No mail is sent: whoever the action has asked finds by their link that nothing is to be answered. What others have saved since stays."
              : "Each is put back as it was before, with all that follows for visitors. What others have saved since stays."
          }
          cancelLabel="Leave them"
          confirmLabel="Undo all"
          onConfirm={() => {
            setAsks(false);
            control("undo");
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
};

/** What became of each record. */
export const RunRows = ({ work, run, country, market }: RunRowsProps) => (
  <>
    <Tools work={work} run={run} country={country} />
    {work.rows && (
      <>
        <RunTable work={work} run={run} rows={work.rows.items} market={market} />
        <PageFoot
          none="No row here."
          page={work.page}
          pageSize={work.pageSize}
          total={work.rows.total}
          onPage={work.setPage}
        />
      </>
    )}
  </>
);
