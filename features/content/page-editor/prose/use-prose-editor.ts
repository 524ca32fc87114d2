import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createEditor, type EditorSettings, showText } from "./create-editor.ts";

export type ProseEditorOptions = Omit<EditorSettings, "element" | "text"> &
  Readonly<{ value: string }>;

/** Makes the editor within an element, and keeps it showing `value`. */
export const useProseEditor = (options: ProseEditorOptions) => {
  const latest = useRef(options);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const shownText = useRef(options.value);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!element) return;
    shownText.current = latest.current.value;
    const made = createEditor({
      ...latest.current,
      element,
      text: latest.current.value,
      onText: (text) => {
        if (text === shownText.current) return;
        shownText.current = text;
        latest.current.onText(text);
      },
      onKey: (event) => latest.current.onKey(event),
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [element]);
  const { value, isEditable, attributes } = options;
  useEffect(() => {
    if (!editor || value === shownText.current) return;
    shownText.current = value;
    showText(editor, value);
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(isEditable, false);
  }, [editor, isEditable]);
  useEffect(() => {
    for (const [name, text] of Object.entries(attributes))
      editor?.view.dom.setAttribute(name, text);
  }, [editor, attributes]);
  return { editor, setElement };
};

const noEditor = () => () => {};

/** Renders again when what `read` answers changes; text tells that best, so `read` gives text. */
export const useEditorState = (editor: Editor | null, read: (editor: Editor) => string): string => {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!editor) return noEditor();
      editor.on("transaction", notify);
      return () => {
        editor.off("transaction", notify);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => (editor && !editor.isDestroyed ? read(editor) : ""));
};
