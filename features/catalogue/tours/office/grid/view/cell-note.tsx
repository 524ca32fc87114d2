import { useLayoutEffect, useRef } from "react";
import { Icon } from "#design/office/icons.tsx";
import type { CellNote as Note } from "../sheet/notes.ts";

export type CellNoteProps = Readonly<{
  note: Note;
  /** What was written there can be taken back. */
  isWritten: boolean;
  /** Pixels in the sheet, from its left and upper edge. */
  cell: Readonly<{ start: number; end: number; top: number; height: number }>;
  onRemedy: (text: string) => void;
  onUndo: () => void;
}>;

const gap = 8;

/** Beside the cell, or below it where the sheet in sight ends before. */
const putBeside = (note: HTMLElement, { start, end, top, height }: CellNoteProps["cell"]): void => {
  const { offsetParent } = note;
  if (!offsetParent) return;
  const { scrollLeft, clientWidth } = offsetParent;
  const last = scrollLeft + clientWidth - note.offsetWidth - gap;
  const isBeside = end + gap <= last;
  const left = isBeside ? end + gap : Math.max(scrollLeft, Math.min(start, last));
  note.style.left = `${left}px`;
  note.style.top = `${isBeside ? top - gap : top + height + gap}px`;
};

/** What is wrong with the cell that has the focus, beside it, with what mends it. */
export const CellNote = ({ note, isWritten, cell, onRemedy, onUndo }: CellNoteProps) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) putBeside(element.current, cell);
  });
  return (
    <div ref={element} className="grid-note" data-kind={note.kind} role="note">
      <Icon name="warning" />
      <p>
        <b>{note.message}</b>
        {note.line !== null && ` Pasted from line ${note.line}.`}{" "}
        {note.remedy && (
          <button
            type="button"
            className="plain-button"
            onClick={() => onRemedy(note.remedy?.text ?? "")}
          >
            {note.remedy.label}
          </button>
        )}
        {note.remedy && isWritten && " · "}
        {isWritten && (
          <button type="button" className="plain-button" onClick={onUndo}>
            Undo the cell
          </button>
        )}
      </p>
    </div>
  );
};
