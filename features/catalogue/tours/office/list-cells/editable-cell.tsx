import "./editable-cell.css";
import "../grid/view/grid.css";
import { Popover } from "@mantine/core";
import { useRef, useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { columnOf } from "../grid/sheet/columns.ts";
import { draftOf, type SheetRow } from "../grid/sheet/rows.ts";
import { CellEditor, type CommitMove, type RowEditorProps } from "../grid/view/cell-editor.tsx";
import { LeaderEditor } from "../leaders/leader-editor.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { cellName } from "./cell-names.ts";
import { leaveCell } from "./cell-focus.ts";
import { type CellTarget, useCellSave } from "./use-cell-save.ts";

const choiceOf = (text: string) => ({ text });

type FieldProps = CellTarget & Readonly<{ onLeave: (move: CommitMove | null) => void }>;

/** The field of a cell, with the reason why its text is not saved. */
const CellField = ({ onLeave, ...target }: FieldProps) => {
  const { tour, name, column, facts } = target;
  const { problem, isSaving, commit } = useCellSave(target);
  const { textOf, choicesOf } = columnOf(column);
  const [row] = useState((): SheetRow => {
    const draft = draftOf(tour);
    return { key: tour.id, base: draft, draft, stored: tour, entries: {}, problems: {} };
  });
  const field = useRef<HTMLDivElement>(null);
  // A field that loses the focus because it is gone has given its text before.
  const isLeft = useRef(false);
  const leave = (move: CommitMove | null) => {
    isLeft.current = true;
    onLeave(move);
  };
  const submit = async (text: string, move: CommitMove) => {
    if (isLeft.current || !(await commit(text))) return;
    // Whoever has gone elsewhere meanwhile stays there.
    leave(field.current?.contains(document.activeElement) ? move : null);
  };
  const props: Omit<RowEditorProps, "row" | "facts"> = {
    label: `${cellName(column)} of ${name}`,
    text: textOf(row, facts),
    isOpen: choicesOf !== undefined,
    isMarked: true,
    onCommit: (text, move) => void submit(text, move),
    onCancel: () => leave("stay"),
  };
  return (
    <div ref={field} className="departure-cell-field" aria-busy={isSaving}>
      {column === "coordinator" ? (
        <LeaderEditor {...props} row={row} facts={facts} />
      ) : (
        <CellEditor {...props} choices={choicesOf?.(facts).map(choiceOf) ?? []} hint={null} />
      )}
      {problem && (
        <p role="alert">
          <Icon name="warning" />
          <span>
            {problem.message}
            {problem.remedy && (
              <button
                type="button"
                className="plain-button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void submit(problem.remedy?.text ?? "", "stay")}
              >
                {problem.remedy.label}
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  );
};

export type EditableCellProps = Omit<CellTarget, "facts"> &
  Readonly<{
    /** Null until it is known what a text may mean: the cell is then only read. */
    facts: CellTarget["facts"] | null;
    children: React.ReactNode;
  }>;

/** A cell of the list that is written in place: by its pencil, a double click, Enter or F2. */
export const EditableCell = ({ facts, children, ...target }: EditableCellProps) => {
  const { column, name } = target;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!facts) return children;
  return (
    <div className="departure-cell" onDoubleClick={() => setOpen(true)}>
      <div className="departure-cell-shown">{children}</div>
      <button
        ref={button}
        type="button"
        className="departure-cell-button"
        data-edit-cell={column}
        aria-label={`Change ${cellName(column).toLowerCase()} of ${name}`}
        title="Change (F2)"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (pressedKey(event) === "F2") setOpen(true);
        }}
      >
        <Icon name="pencil" />
      </button>
      {isOpen && (
        <Popover
          opened
          position="bottom-start"
          offset={0}
          shadow="md"
          withRoles={false}
          closeOnEscape={false}
          closeOnClickOutside={false}
          transitionProps={{ duration: 0 }}
        >
          <Popover.Target>
            <span className="departure-cell-anchor" />
          </Popover.Target>
          <Popover.Dropdown className="departure-cell-dropdown">
            <CellField
              {...target}
              facts={facts}
              onLeave={(move) => {
                setOpen(false);
                if (move !== null) leaveCell(button.current, move);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
};
