import { createContext, use } from "react";
import type { EditorActions } from "./editor-actions.ts";

const EditorContext = createContext<EditorActions | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The returned object stays the same while the page is open. @throws Error outside an editor */
export const useEditor = (): EditorActions => {
  const editor = use(EditorContext);
  if (!editor) throw new Error("useEditor needs an EditorProvider above it.");
  return editor;
};

/** Null outside an editor: fields of blocks stand in other forms too. */
export const useOpenEditor = (): EditorActions | null => use(EditorContext);
