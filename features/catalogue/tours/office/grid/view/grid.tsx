import "./grid.css";
import { useRef } from "react";
import type { Column, ColumnId } from "../sheet/column.ts";
import type { CellNote as Note, RowNotes } from "../sheet/notes.ts";
import type { SheetRow } from "../sheet/rows.ts";
import { typedRow } from "../typed-row.ts";
import { at, type CellPosition } from "../selection.ts";
import { CellEditor, type RowEditorProps } from "./cell-editor.tsx";
import { CellNote } from "./cell-note.tsx";
import { GridRow, type RowSelection } from "./grid-row.tsx";
import { useCellFocus } from "./use-cell-focus.ts";
import type { GridOptions } from "./grid-options.ts";
import { type GridState, useGrid } from "./use-grid.ts";
import { usePointer } from "./use-pointer.ts";
import {
  headHeight,
  rowHeight,
  type RowWindow,
  useMarkedInSight,
  useWindow,
} from "./use-window.ts";

export type Faces = Readonly<Partial<Record<ColumnId, string>>>;

export type RowEditors = Readonly<
  Partial<Record<ColumnId, (props: RowEditorProps) => React.ReactNode>>
>;

export type GridProps = GridOptions &
  Readonly<{
    label: string;
    /** The fields of columns that offer what fits a row. */
    editors: RowEditors;
    /** The same object while nothing of it changes. */
    notesOf: (row: SheetRow) => RowNotes;
    facesOf: (row: SheetRow) => Faces;
    /** Keys of rows that stand out, and that are brought into sight. */
    marked: ReadonlySet<string>;
    /** Takes back what is written into a cell. */
    onUndoCell: (row: SheetRow, column: ColumnId) => void;
  }>;

const numberWidth = 34;

const selectionIn = ({ area }: GridState, row: number): RowSelection | null => {
  const { top, bottom, left, right } = area;
  if (row < top || row > bottom) return null;
  return { left, right, isTop: row === top, isBottom: row === bottom };
};

const isFilled = ({ fillTo, area }: GridState, row: number): boolean =>
  fillTo !== null && ((row > area.bottom && row <= fillTo) || (row < area.top && row >= fillTo));

const Head = ({ columns }: Pick<GridProps, "columns">) => (
  <div role="rowgroup" className="grid-head">
    <div role="row" className="grid-row" aria-rowindex={1}>
      <div role="columnheader" className="grid-number" aria-colindex={1}>
        <span className="sr-only">Row</span>
      </div>
      {columns.map(({ id, title, width, isNumber }, index) => (
        <div
          key={id}
          role="columnheader"
          className="grid-cell"
          data-number={isNumber || undefined}
          data-frozen={index === 0 || undefined}
          aria-colindex={index + 2}
          style={{ width }}
        >
          {title}
        </div>
      ))}
    </div>
  </div>
);

/** Rows in sight, and the one that has the focus wherever it is. */
const drawnRows = ({ first, last }: RowWindow, head: number): readonly number[] => {
  const indexes = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => first + index,
  );
  return indexes.includes(head) ? indexes : [...indexes, head];
};

const choiceOf = (text: string) => ({ text });

const editorOf = ({ rows, columns, facts, editors }: GridProps, grid: GridState, index: number) => {
  const { editing, type, commit, cancel } = grid;
  const column = editing?.place.row === index ? columns[editing.place.column] : null;
  const row = rows[index];
  if (!editing || !column || !row) return null;
  const props = {
    label: `${column.title}, row ${index + 1}`,
    text: editing.text,
    isOpen: editing.isOpen,
    isMarked: editing.isMarked,
    onType: type,
    onCommit: commit,
    onCancel: cancel,
  };
  const Editor = editors[column.id];
  const field = Editor ? (
    <Editor {...props} row={row} facts={facts} />
  ) : (
    <CellEditor {...props} choices={column.choicesOf?.(facts).map(choiceOf) ?? []} hint={null} />
  );
  return { column: editing.place.column, field };
};

/** Of a cell itself; null for what stands in one. */
const positionOf = ({ dataset: { row, column } }: HTMLElement): CellPosition | null =>
  row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };

/** With what is being typed into one of its cells. */
const shownRow = (
  { columns, facts }: GridProps,
  { editing }: GridState,
  { row, index }: Readonly<{ row: SheetRow; index: number }>,
): SheetRow => {
  const column = editing?.place.row === index ? columns[editing.place.column] : undefined;
  return editing && column ? typedRow(row, column.id, editing.typed, facts) : row;
};

type BodyProps = Readonly<{ props: GridProps; grid: GridState; shown: RowWindow }>;

const Body = ({ props, grid, shown }: BodyProps) => {
  const { rows, columns, facts, notesOf, facesOf, marked } = props;
  const { head } = grid.selection;
  return (
    <div role="rowgroup" className="grid-body">
      {drawnRows(shown, head.row).map((index) => {
        const row = rows[index];
        return (
          row && (
            <GridRow
              key={row.key}
              row={shownRow(props, grid, { row, index })}
              index={index}
              columns={columns}
              facts={facts}
              notes={notesOf(row)}
              faces={facesOf(row)}
              selection={selectionIn(grid, index)}
              headColumn={head.row === index ? head.column : null}
              isFilled={isFilled(grid, index)}
              isMarked={marked.has(row.key)}
              editor={editorOf(props, grid, index)}
            />
          )
        );
      })}
    </div>
  );
};

const cellFrame = (columns: readonly Column[], place: CellPosition) => {
  const widthOf = (some: readonly Column[]) => some.reduce((sum, { width }) => sum + width, 0);
  const start = numberWidth + widthOf(columns.slice(0, place.column));
  const end = start + (columns[place.column]?.width ?? 0);
  return { start, end, top: headHeight + place.row * rowHeight, height: rowHeight };
};

const placeOfRemedy = (columns: readonly Column[], { remedy }: Note, column?: ColumnId): number =>
  columns.findIndex(({ id }) => id === (remedy?.column ?? column));

/** A remedy for another cell is offered where that one is shown. */
const noteIn = (columns: readonly Column[], note: Note): Note =>
  note.remedy?.column !== undefined && placeOfRemedy(columns, note) < 0
    ? { ...note, remedy: null }
    : note;

const useGridPointer = (
  table: React.RefObject<HTMLElement | null>,
  { columns, onSelect }: GridProps,
  grid: GridState,
  take: () => void,
) => {
  const { anchor } = grid.selection;
  usePointer(table, {
    onChoose: (place, isExtended) => {
      take();
      onSelect({ anchor: isExtended ? anchor : place, head: place });
    },
    onChooseRow: (row, isExtended) => {
      take();
      onSelect({
        anchor: { row: isExtended ? anchor.row : row, column: columns.length - 1 },
        head: { row, column: 0 },
      });
    },
    onFill: grid.showFill,
    onFillEnd: grid.fill,
    onEdit: (place) => grid.edit(place, null, false),
  });
};

/** A sheet of departures: arrows, selection, filling, the clipboard of any spreadsheet. */
export const Grid = (props: GridProps) => {
  const { label, rows, columns, notesOf, onWrite, onUndoCell } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const shown = useWindow(scroller, rows.length);
  const grid = useGrid({ ...props, page: shown.page });
  const { head } = grid.selection;
  const { take, focus, leave } = useCellFocus(scroller, grid);
  useGridPointer(table, props, grid, take);
  useMarkedInSight(scroller, rows, props.marked);
  const [row, column] = [rows[head.row], columns[head.column]];
  const note: Note | undefined =
    row && column && !grid.editing ? notesOf(row)[column.id] : undefined;
  return (
    <div className="grid-scroller" ref={scroller}>
      <div
        ref={table}
        role="grid"
        tabIndex={-1}
        className="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        style={{ "--rows": rows.length } as React.CSSProperties}
        onKeyDown={grid.press}
        onCopy={grid.copy}
        onCut={grid.cut}
        onPaste={grid.paste}
        onFocus={({ target }) => {
          take();
          // Screen readers give the focus to a cell without a key of the grid.
          const place = positionOf(target);
          if (place && (place.row !== head.row || place.column !== head.column))
            props.onSelect(at(place));
        }}
        onBlur={leave}
      >
        <Head columns={columns} />
        <Body props={props} grid={grid} shown={shown} />
      </div>
      {note && row && column && (
        <CellNote
          note={noteIn(columns, note)}
          isWritten={row.entries[column.id] !== undefined}
          cell={cellFrame(columns, head)}
          onRemedy={(text) => {
            const at = placeOfRemedy(columns, note, column.id);
            onWrite([{ ...head, column: at, text, line: null }]);
            focus();
          }}
          onUndo={() => {
            onUndoCell(row, column.id);
            focus();
          }}
        />
      )}
    </div>
  );
};
