import "./history.css";
import { Button } from "@mantine/core";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { comparePages } from "#features/content/pages/merge/difference.ts";
import { useEditor } from "../editing/editor-context.ts";
import { DifferenceView } from "./difference-view.tsx";

export type ColleagueChangesProps = Readonly<{
  save: Readonly<{ savers: string; before: PageInput; after: Page }>;
  onClose: () => void;
}>;

/** What a colleague's save has changed of the open page, which is joined with it already. */
const ColleagueChanges = ({ save, onClose }: ColleagueChangesProps) => {
  const { labelOf, timeZone } = useEditor();
  const { savers, before, after } = save;
  return (
    <OfficeDialog title={`What ${savers} changed`} size="wide" onClose={onClose}>
      <div className="history-panel">
        <p>It is together with your edits. Undo takes back your own edits only.</p>
        <DifferenceView
          difference={comparePages(before, after)}
          {...{ labelOf, timeZone }}
          emptyText="Nothing of the page itself."
        />
      </div>
      <footer>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </footer>
    </OfficeDialog>
  );
};

export default ColleagueChanges;
