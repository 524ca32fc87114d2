import { useState } from "react";
import { createRoot } from "react-dom/client";
import { at } from "#features/catalogue/tours/office/grid/selection.ts";
import { columnOf, usualColumns } from "#features/catalogue/tours/office/grid/sheet/columns.ts";
import { noEdits } from "#features/catalogue/tours/office/grid/sheet/rows.ts";
import { useSheet } from "#features/catalogue/tours/office/grid/sheet/use-sheet.ts";
import { Grid } from "#features/catalogue/tours/office/grid/view/grid.tsx";
import { drafts, facts } from "./rows.ts";

// The sheet of the staff app, without what stands around it.
const columns = usualColumns.map(columnOf);
const first = {
  ...noEdits,
  added: drafts.map((draft, index) => ({ key: `row ${index}`, draft })),
};
const noTours = [] as const;
const nothing = {};
const unmarked: ReadonlySet<string> = new Set();
const ignore = () => undefined;

const Sheet = () => {
  const sheet = useSheet(noTours, facts, first);
  const [selection, setSelection] = useState(() => at({ row: 0, column: 0 }));
  return (
    <div style={{ display: "flex", flexDirection: "column", height: "100vh" }}>
      <Grid
        label="Departures"
        rows={sheet.rows}
        columns={columns}
        facts={facts}
        selection={selection}
        onSelect={setSelection}
        onWrite={(texts) =>
          sheet.write(
            texts.flatMap(({ row, column, text, line }) => {
              const [target, of] = [sheet.rows[row], columns[column]];
              return target && of
                ? [{ key: target.key, column: of.id, entry: { text, line } }]
                : [];
            }),
          )
        }
        onPaste={ignore}
        onOpen={ignore}
        editors={nothing}
        marked={unmarked}
        notesOf={() => nothing}
        facesOf={() => nothing}
        onUndoCell={ignore}
      />
    </div>
  );
};

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Sheet />);
