import "./history.css";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Moment } from "#design/office/dates/moment.tsx";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { comparePages } from "#features/content/pages/merge/difference.ts";
import { type ConflictChoices, mergePages } from "#features/content/pages/merge/merge.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { MergeConflictField } from "./merge-conflict.tsx";
import { DifferenceView, type LabelOf } from "./difference-view.tsx";
import { versionApi } from "./version-api.ts";

export type MergeDialogProps = Readonly<{
  /** The stored page that both sides started from. */
  base: PageInput;
  mine: PageInput;
  theirs: Page;
  labelOf: LabelOf;
  /** The market's. */
  timeZone: string;
  /** Country code with which to look up who saved `theirs`; without it no name is shown. */
  country?: string;
  /** Called with the merged page, to be saved over `theirs.version`. */
  onResolved: (page: PageInput) => void;
  onCancel: () => void;
}>;

const useVersionAuthor = (country: string | undefined, { id, version }: Page): string | null => {
  const { data } = useQuery({
    queryKey: ["page-version", country, id, version],
    queryFn: () => versionApi(country ?? "", id).read(version),
    enabled: country !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return data?.author ?? null;
};

const conflictCountText = (count: number): string =>
  count === 1
    ? "One thing was changed by both. Say which counts; all the rest is together already."
    : `${count} things were changed by both. Say which count; all the rest is together already.`;

/** Shown where a colleague's save collides with the edits: asks about each conflict. */
const MergeDialog = (props: MergeDialogProps) => {
  const { base, mine, theirs, labelOf, timeZone, country, onResolved, onCancel } = props;
  const [choices, setChoices] = useState<ConflictChoices>({});
  const author = useVersionAuthor(country, theirs);
  const { page, conflicts } = useMemo(
    () => mergePages(base, mine, theirs, choices),
    [base, mine, theirs, choices],
  );
  const [theirChanges, myChanges] = useMemo(
    () => [comparePages(base, theirs), comparePages(base, mine)],
    [base, mine, theirs],
  );
  return (
    <OfficeDialog title="This page was saved while you edited it" size="wide" onClose={onCancel}>
      <div className="history-panel">
        <p>
          {`${author ?? "Somebody else"} saved it `}
          <Moment instant={theirs.updatedAt} />
          {". Nothing of yours or theirs is lost."}
        </p>
        <p role="status">
          <b>{conflictCountText(conflicts.length)}</b>
        </p>
        {conflicts.map((conflict) => (
          <MergeConflictField
            key={conflict.key}
            conflict={conflict}
            pages={[mine, theirs, base]}
            labelOf={labelOf}
            timeZone={timeZone}
            onChoose={(side) => setChoices({ ...choices, [conflict.key]: side })}
          />
        ))}
        <details>
          <summary>What they changed</summary>
          <DifferenceView
            difference={theirChanges}
            {...{ labelOf, timeZone }}
            emptyText="Nothing."
          />
        </details>
        <details>
          <summary>What you changed</summary>
          <DifferenceView difference={myChanges} {...{ labelOf, timeZone }} emptyText="Nothing." />
        </details>
      </div>
      <footer>
        <Button variant="default" data-autofocus onClick={onCancel}>
          Back to my edits
        </Button>
        <Button onClick={() => onResolved(page)}>Go on with both together</Button>
      </footer>
    </OfficeDialog>
  );
};

export default MergeDialog;
