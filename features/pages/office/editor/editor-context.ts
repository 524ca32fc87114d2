import { createContext, use } from "react";
import type { EditorActions } from "./editor-actions.ts";

const EditorContext = createContext<EditorActions | null>(null);

/** Hands what can be done with the open page to everything inside its editor. */
export const EditorProvider = EditorContext.Provider;

/** What can be done with the open page; never another object while the page is open. */
export const useEditor = (): EditorActions => {
  const editor = use(EditorContext);
  if (!editor) throw new Error("There is no editor here.");
  return editor;
};
