import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { Column, ColumnId } from "../grid/sheet/column.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { CellNote, RowNotes } from "../grid/sheet/notes.ts";
import { isChangedCell, type SheetRow } from "../grid/sheet/rows.ts";
import { LeaderOptions } from "../leaders/leader-options.tsx";

export type DepartureFieldsProps = Readonly<{
  row: SheetRow;
  columns: readonly Column[];
  facts: SheetFacts;
  notes: RowNotes;
  onWrite: (column: ColumnId, text: string) => void;
  /** Takes back what is written into a field. */
  onUndo: (column: ColumnId) => void;
}>;

type FieldProps = Readonly<{
  row: SheetRow;
  column: Column;
  facts: SheetFacts;
  note: CellNote | undefined;
  onWrite: (text: string) => void;
  onUndo: () => void;
}>;

const textIn = ({ row, column, facts }: FieldProps): string =>
  row.problems[column.id]?.entry.text ?? column.textOf(row, facts);

const FieldNote = ({ id, ...props }: FieldProps & Readonly<{ id: string }>) => {
  const { row, column, note, onWrite, onUndo } = props;
  if (!note) return null;
  return (
    <p className="departure-note" id={id} data-kind={note.kind}>
      {note.message}{" "}
      {note.remedy && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onWrite(note.remedy?.text ?? "")}
        >
          {note.remedy.label}
        </Button>
      )}{" "}
      {row.entries[column.id] && (
        <Button size="compact-sm" variant="subtle" onClick={onUndo}>
          Undo the field
        </Button>
      )}
    </p>
  );
};

/** One cell of the sheet as a field: it reads the same texts, when it is left or by Enter. */
const Field = (props: FieldProps) => {
  const { row, column, facts, note, onWrite } = props;
  const id = useId();
  const text = textIn(props);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== text) onWrite(typed);
    setTyped(null);
  };
  const [isAsked, setAsked] = useState(false);
  const choices = column.choicesOf?.(facts) ?? [];
  return (
    <div
      className="departure-field"
      data-pending={isChangedCell(row, column, facts) || undefined}
      data-note={note?.kind}
    >
      <label htmlFor={id}>{column.title}</label>
      <input
        id={id}
        data-field={column.id}
        value={typed ?? text}
        readOnly={column.isComputed ?? false}
        list={choices.length > 0 ? `${id}-choices` : undefined}
        autoComplete="off"
        aria-invalid={note?.kind === "error" || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={() => setAsked(true)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {column.id === "coordinator" ? (
            <LeaderOptions row={isAsked ? row : null} facts={facts} />
          ) : (
            choices.map((choice) => <option key={choice}>{choice}</option>)
          )}
        </datalist>
      )}
      <FieldNote {...props} id={`${id}-note`} />
    </div>
  );
};

/** A departure as a form, with the columns of the sheet as its fields. */
export const DepartureFields = (props: DepartureFieldsProps) => {
  const { row, columns, facts, notes, onWrite, onUndo } = props;
  return (
    <div className="departure-fields">
      {columns.map((column) => (
        <Field
          key={`${row.key} ${column.id}`}
          row={row}
          column={column}
          facts={facts}
          note={notes[column.id]}
          onWrite={(text) => onWrite(column.id, text)}
          onUndo={() => onUndo(column.id)}
        />
      ))}
    </div>
  );
};
