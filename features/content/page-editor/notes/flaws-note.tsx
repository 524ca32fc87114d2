import { useStore } from "zustand";
import { useEditor } from "../editing/editor-context.ts";
import { countFlaws, flawsOf } from "../seo/flaws.ts";
import { type LocatedError, locateErrors } from "../errors/located-errors.ts";
import { isUntouched } from "../editing/untouched.ts";
import { usePage } from "../state/use-page.ts";
import { StatusNote } from "./status-note.tsx";

export type FlawsNoteProps = Readonly<{ onGoToField: (error: LocatedError) => void }>;

/** What was found wrong with pictures, links and headings, as the panel of the page says it. */
const FlawsNote = ({ onGoToField }: FlawsNoteProps) => {
  const { findingsStore } = useEditor();
  const found = useStore(findingsStore, (state) => state.found);
  const isNew = usePage(isUntouched);
  const flaws = isNew || !found ? [] : flawsOf(found.findings);
  if (!found || flaws.length === 0) return null;
  return (
    <StatusNote
      kind={flaws.some(({ kind }) => kind === "error") ? "wrong" : "warning"}
      summary={countFlaws(flaws)}
      notes={locateErrors(flaws, found.page.blocks)}
      onGoToField={onGoToField}
    />
  );
};

export default FlawsNote;
