import "./colleague-saved.css";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";
import type { PageEditorState } from "./use-page-editor.ts";

export type ColleagueSavedProps = Pick<
  PageEditorState,
  "news" | "dismissNews" | "setNewsOpen" | "refresh" | "follow" | "isHeld"
>;

/**
 * Takes a colleague's save of the open page as soon as presence tells its version, together with
 * what is edited, and says who changed what.
 */
const ColleagueSaved = (props: ColleagueSavedProps) => {
  const { news, dismissNews, setNewsOpen, refresh, follow, isHeld } = props;
  const { presenceStore } = useEditor();
  const newest = useStore(presenceStore, ({ presence }) => presence?.version ?? 0);
  const isOlder = usePage(({ stored }) => stored !== null && stored.version < newest);
  const isChanged = usePage((state) => state.isChanged);
  const isBroken = usePage(({ jsonProblem }) => jsonProblem !== null);
  // What stands in the way may be gone once the edits are undone or the JSON is mended.
  const due = isOlder && !isHeld ? `${newest} ${isChanged} ${isBroken}` : null;
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (due === null || tried.current === due) return;
    tried.current = due;
    follow().catch(() => {
      tried.current = null; // the next look tries again
    });
  }, [due, follow]);
  if (!news) return null;
  const { kind, sentence } = news;
  return (
    <p className="colleague-saved" data-kind={kind} role="status">
      <Icon name={kind === "joined" ? "info" : "warning"} />
      <span title={sentence}>{sentence}</span>
      {kind === "joined" && (
        <button type="button" onClick={() => setNewsOpen(true)}>
          See what changed
        </button>
      )}
      {kind === "collides" && (
        <button type="button" onClick={() => void refresh()}>
          Say what counts
        </button>
      )}
      {kind === "joined" && <IconButton icon="close" label="Dismiss" onClick={dismissNews} />}
    </p>
  );
};

export default ColleagueSaved;
