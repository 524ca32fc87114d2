import { useMemo } from "react";
import { counted } from "#platform/counted.ts";
import { useEditor } from "../editing/editor-context.ts";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { blockOf } from "../state/edited-page.ts";
import type { LocatedError } from "../errors/located-errors.ts";
import { missingIn } from "../findings/empty-blocks.ts";
import { StatusNote } from "./status-note.tsx";

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
  const notes = useMissing();
  if (notes.length === 0) return null;
  const summary = counted(notes.length, "block shows nothing", "blocks show nothing");
  return <StatusNote kind="warning" {...{ summary, notes, onGoToField }} />;
};

export default EmptyBlocksNote;
