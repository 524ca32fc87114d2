import { Button } from "@mantine/core";
import { useId } from "react";
import type { Column, ColumnId } from "../grid/sheet/column.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { CellNote, RowNotes } from "../grid/sheet/notes.ts";
import { hasProblem, isAdded, isChangedCell, type SheetRow } from "../grid/sheet/rows.ts";
import { FieldControl } from "./field-control.tsx";
import { fieldGroups, overIn, weekdayIn, type WordedField } from "./field-groups.ts";

export type DepartureFieldsProps = Readonly<{
  row: SheetRow;
  /** Those that are shown. */
  columns: readonly Column[];
  facts: SheetFacts;
  notes: RowNotes;
  /** @param isTyped more of it may follow, as one step with it */
  onWrite: (column: ColumnId, text: string, isTyped?: boolean) => void;
  /** Takes back what is written into a field. */
  onUndo: (column: ColumnId) => void;
}>;

type FieldProps = Readonly<{
  row: SheetRow;
  column: Column;
  field: WordedField;
  facts: SheetFacts;
  note: CellNote | undefined;
  onWrite: (text: string, isTyped?: boolean, column?: ColumnId) => void;
  onUndo: () => void;
}>;

const textIn = ({ row, column, field, facts }: FieldProps): string => {
  const wrong = row.problems[column.id];
  if (wrong) return wrong.entry.text;
  // What follows from something that is missing would be made up.
  if (column.isComputed && hasProblem(row)) return "";
  return field.textOf?.(row.draft) ?? column.textOf(row, facts);
};

/** A new departure is not scolded for what nobody has written yet. */
const isStillEmpty = ({ row, column }: FieldProps): boolean =>
  isAdded(row) && row.problems[column.id]?.entry.text === "";

const FieldNote = ({ id, ...props }: FieldProps & Readonly<{ id: string }>) => {
  const { row, column, note, onWrite, onUndo } = props;
  if (!note) return null;
  const isQuiet = isStillEmpty(props);
  return (
    <p className="departure-note" id={id} data-kind={isQuiet ? "quiet" : note.kind}>
      {note.message}{" "}
      {note.remedy && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onWrite(note.remedy?.text ?? "", false, note.remedy?.column)}
        >
          {note.remedy.label}
        </Button>
      )}{" "}
      {row.entries[column.id] && !isQuiet && (
        <Button size="compact-sm" variant="subtle" onClick={onUndo}>
          Undo the field
        </Button>
      )}
    </p>
  );
};

const Field = (props: FieldProps) => {
  const { row, column, field, facts, note, onWrite } = props;
  const id = useId();
  const weekday = weekdayIn(field, row.draft);
  const help = [weekday, overIn(field, row.draft, facts.today), field.help]
    .filter(Boolean)
    .join(". ");
  const noteKind = note && !isStillEmpty(props) ? note.kind : undefined;
  const described = [help && `${id}-help`, note && `${id}-note`].filter(Boolean).join(" ");
  return (
    <div
      className="departure-field"
      data-pending={isChangedCell(row, column, facts) || undefined}
      data-note={noteKind}
    >
      <label htmlFor={id}>{field.label}</label>
      <FieldControl
        id={id}
        row={row}
        column={column}
        field={field}
        facts={facts}
        text={textIn(props)}
        isWrong={noteKind === "error"}
        describedBy={described === "" ? undefined : described}
        onWrite={(written, isTyped) => onWrite(written, isTyped)}
      />
      {help !== "" && (
        <p className="departure-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldNote {...props} id={`${id}-note`} />
    </div>
  );
};

/** A departure as a form: columns of the sheet in groups, each in whole words. */
export const DepartureFields = (props: DepartureFieldsProps) => {
  const { row, columns, facts, notes, onWrite, onUndo } = props;
  const shown = new Map(columns.map((column) => [column.id, column]));
  const fieldOf = (field: WordedField) => {
    const column = shown.get(field.id);
    if (!column) return [];
    return (
      <Field
        key={`${row.key} ${field.id}`}
        row={row}
        column={column}
        field={field}
        facts={facts}
        note={notes[field.id]}
        onWrite={(text, isTyped, id = field.id) => onWrite(id, text, isTyped)}
        onUndo={() => onUndo(field.id)}
      />
    );
  };
  return (
    <div className="departure-groups">
      {fieldGroups
        .filter(({ fields }) => fields.some(({ id }) => shown.has(id)))
        .map(({ title, fields }) => (
          <fieldset key={title} className="departure-group">
            <legend>{title}</legend>
            <div className="departure-fields">{fields.flatMap(fieldOf)}</div>
          </fieldset>
        ))}
    </div>
  );
};
