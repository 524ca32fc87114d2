import { Button } from "@mantine/core";
import { PageFoot } from "#design/office/list/foot/page-foot.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { LookSide } from "./look-side.tsx";
import { LookTable } from "./look-table.tsx";
import { LookTools } from "./look-tools.tsx";
import type { StepProps } from "./step-props.ts";
import { useLook } from "./use-look.ts";

/** What would become of each record, before anything is written. */
export const LookStep = ({ country, market, draft, go }: StepProps) => {
  const look = useLook(country, draft, (id) => go({ run: id }));
  const { answer, rows, found, page, pageSize, setPage } = look;
  return (
    <ScreenState
      what="what would happen"
      isLoading={!answer.data && !answer.error}
      error={answer.data ? null : answer.error}
      onRetry={() => void answer.refetch()}
    >
      {rows.length === 0 ? (
        <EmptyState title="Nothing is found" text="No record matches these filters.">
          <Button variant="default" onClick={() => go({ step: "which" })}>
            Change the filters
          </Button>
        </EmptyState>
      ) : (
        <div className="bulk-columns">
          <div className="bulk-middle">
            <LookTools look={look} />
            <LookTable look={look} kind={draft.kind} action={draft.action} market={market} />
            <PageFoot
              none="No row here."
              page={page}
              pageSize={pageSize}
              total={found.length}
              onPage={setPage}
            />
          </div>
          <LookSide
            look={look}
            draft={draft}
            market={market}
            onBack={() => go({ step: "which" })}
          />
        </div>
      )}
    </ScreenState>
  );
};
