import { memo } from "react";
import { Icon } from "#design/office/icons.tsx";
import type { Column, ColumnId } from "../sheet/column.ts";
import type { SheetFacts } from "../sheet/facts.ts";
import type { RowNotes } from "../sheet/notes.ts";
import { isChangedCell, type SheetRow } from "../sheet/rows.ts";
import { CellContent } from "./cell-content.tsx";

/** The chosen columns of a row, and whether the selection begins or ends in it. */
export type RowSelection = Readonly<{
  left: number;
  right: number;
  isTop: boolean;
  isBottom: boolean;
}>;

export type GridRowProps = Readonly<{
  row: SheetRow;
  index: number;
  columns: readonly Column[];
  facts: SheetFacts;
  notes: RowNotes;
  /** Names of others at the cells of the row. */
  faces: Readonly<Partial<Record<ColumnId, string>>>;
  /** Null where nothing of the row is chosen. */
  selection: RowSelection | null;
  /** Column of the cell that has the focus, or would get it. */
  headColumn: number | null;
  /** Column up to which a drag of the handle fills the row. */
  isFilled: boolean;
  /** Whether it was just added and stored. */
  isMarked: boolean;
  editor: Readonly<{ column: number; field: React.ReactNode }> | null;
}>;

const edgesOf = (selection: RowSelection | null, column: number): string | undefined => {
  if (!selection || column < selection.left || column > selection.right) return undefined;
  const { left, right, isTop, isBottom } = selection;
  return [
    isTop && "top",
    isBottom && "bottom",
    column === left && "left",
    column === right && "right",
    "in",
  ]
    .filter(Boolean)
    .join(" ");
};

type CellProps = Readonly<{ column: Column; place: number }> & GridRowProps;

const before = ({ column, row, facts }: CellProps): string =>
  (column.shownOf ?? column.textOf)({ draft: row.base, stored: row.stored }, facts) || "empty";

const Cell = (props: CellProps) => {
  const { row, index, column, place, facts, notes, faces, selection, headColumn, editor } = props;
  const note = notes[column.id];
  const edges = edgesOf(selection, place);
  const isChanged = isChangedCell(row, column, facts);
  const face = faces[column.id];
  return (
    <div
      role="gridcell"
      className="grid-cell"
      data-row={index}
      data-column={place}
      data-id={column.id}
      data-edges={edges}
      data-pending={isChanged || undefined}
      data-note={note?.kind}
      data-number={column.isNumber || undefined}
      data-computed={column.isComputed || undefined}
      aria-colindex={place + 2}
      aria-selected={edges !== undefined}
      aria-invalid={note?.kind === "error" || undefined}
      tabIndex={headColumn === place ? 0 : -1}
      style={{ width: column.width }}
    >
      {editor?.column === place ? (
        editor.field
      ) : (
        <CellContent row={row} column={column} facts={facts} />
      )}
      {isChanged && <span className="sr-only">{`, changed, was ${before(props)}`}</span>}
      {note && <span className="sr-only">{`, ${note.kind}: ${note.message}`}</span>}
      {note?.kind === "warning" && <Icon name="warning" />}
      {face !== undefined && (
        <span className="grid-face" title={`${face} is here`} data-initial={face.slice(0, 1)}>
          <span className="sr-only">{`, ${face} is here`}</span>
        </span>
      )}
      {edges?.includes("bottom") && edges.includes("right") && !editor && (
        <span className="grid-handle" data-handle aria-hidden="true" />
      )}
    </div>
  );
};

/** One departure. It is drawn again only when one of its own things changes. */
export const GridRow = memo((props: GridRowProps) => {
  const { row, index, columns, isFilled, isMarked } = props;
  const isNew = row.stored === null || isMarked;
  return (
    <div
      role="row"
      className="grid-row"
      aria-rowindex={index + 2}
      data-added={isNew || undefined}
      data-filled={isFilled || undefined}
      style={{ "--row": index } as React.CSSProperties}
    >
      <div role="rowheader" className="grid-number" data-row={index} aria-colindex={1}>
        {isNew ? "new" : index + 1}
      </div>
      {columns.map((column, place) => (
        <Cell key={column.id} {...props} column={column} place={place} />
      ))}
    </div>
  );
});
