import "./status-note.css";
import { Icon } from "#design/office/icons.tsx";
import { useEditor } from "../editing/editor-context.ts";
import type { LocatedError } from "../errors/located-errors.ts";

export type StatusNoteProps = Readonly<{
  /** What the note counts, for example `2 blocks show nothing`. */
  summary: string;
  kind: "wrong" | "warning";
  notes: readonly LocatedError[];
  onGoToField: (error: LocatedError) => void;
}>;

/** A count in the status line that unfolds, each with a way to the field in which it is mended. */
export const StatusNote = ({ summary, kind, notes, onGoToField }: StatusNoteProps) => {
  const { nameOf } = useEditor();
  const placeOf = ({ block }: LocatedError) => (block === null ? "Page" : nameOf(block));
  return (
    <details className="status-note" data-kind={kind}>
      <summary>
        <Icon name="warning" />
        {summary}
        <Icon name="down" />
      </summary>
      <ul>
        {notes.map((each) => (
          <li key={`${each.block} ${each.path} ${each.message}`}>
            <span>
              <b>{placeOf(each)}</b> {each.message}
            </span>
            <button
              type="button"
              onClick={(event) => {
                event.currentTarget.closest("details")?.removeAttribute("open");
                onGoToField(each);
              }}
            >
              Go to it <span className="sr-only">{placeOf(each)}</span> <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
