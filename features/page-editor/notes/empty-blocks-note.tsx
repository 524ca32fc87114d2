import "./empty-blocks-note.css";
import { useMemo } from "react";
import { Icon } from "#design/office/icons.tsx";
import { counted } from "#platform/counted.ts";
import { useEditor } from "../editor/editor-context.ts";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { blockOf } from "../state/edited-page.ts";
import type { LocatedError } from "../state/located-errors.ts";
import { missingIn } from "./empty-blocks.ts";

export type EmptyBlocksNoteProps = Readonly<{ onGoToField: (error: LocatedError) => void }>;

const useMissing = (): readonly LocatedError[] => {
  const { catalogueEntryOf } = useEditor();
  const edited = useDebouncedPage((state) => state.edited);
  return useMemo(
    () =>
      edited.order.flatMap((id) => {
        const block = blockOf(edited, id);
        return missingIn(block, catalogueEntryOf(block)?.needs ?? null) ?? [];
      }),
    [edited, catalogueEntryOf],
  );
};

/** Blocks of which visitors would see nothing, each with a way to the field that is to be filled. */
const EmptyBlocksNote = ({ onGoToField }: EmptyBlocksNoteProps) => {
  const { nameOf } = useEditor();
  const missing = useMissing();
  if (missing.length === 0) return null;
  return (
    <details className="empty-blocks">
      <summary>
        <Icon name="warning" />
        {counted(missing.length, "block shows nothing", "blocks show nothing")}
        <Icon name="down" />
      </summary>
      <ul>
        {missing.map((each) => (
          <li key={each.block}>
            <span>
              <b>{nameOf(each.block ?? "")}</b> {each.message}
            </span>
            <button
              type="button"
              onClick={(event) => {
                event.currentTarget.closest("details")?.removeAttribute("open");
                onGoToField(each);
              }}
            >
              Go to it <span className="sr-only">{nameOf(each.block ?? "")}</span>{" "}
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

export default EmptyBlocksNote;
