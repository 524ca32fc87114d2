import { useEffect } from "react";
import type { PageStore } from "./state/page-store.ts";

/** Code has a history of its own while it is written; dialogs are not part of the page. */
const isOwnWorld = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".cm-editor, dialog") !== null;

/** Ctrl or Command with S saves, with Z undoes, with Shift Z or Y does again; everywhere in the editor. */
export const useEditorKeys = (store: PageStore, onSave: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === "s" && !event.shiftKey) {
        event.preventDefault();
        onSave();
        return;
      }
      if ((key !== "z" && key !== "y") || isOwnWorld(event.target)) return;
      event.preventDefault(); // the browser's own undo knows of one field alone
      if (key === "z" && !event.shiftKey) store.undo();
      else store.redo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [store, onSave]);
};
