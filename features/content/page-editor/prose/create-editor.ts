import { Editor } from "@tiptap/core";
import { type Fragment, Slice } from "@tiptap/pm/model";
import { isPressed } from "#design/office/palette/keys.ts";
import { parseProse } from "#platform/prose/parse-prose.ts";
import type { ProseBlock } from "#platform/prose/prose.ts";
import { writeProse } from "#platform/prose/write-prose.ts";
import { cleanPaste } from "./paste/clean-paste.ts";
import { blocksOfPlainText, cleanPlainText, plainTextOf } from "./paste/plain-text.ts";
import { fromDocument, toDocument } from "./prose-document.ts";
import { proseNodes } from "./prose-nodes.ts";

export type EditorSettings = Readonly<{
  element: HTMLElement;
  text: string;
  /** Attributes of the element that takes the text. */
  attributes: Record<string, string>;
  isEditable: boolean;
  /** Origin of the market's site; null where it has none. */
  site: string | null;
  onText: (text: string) => void;
  /** @param notes sentences that say what was not kept of what was pasted */
  onPaste: (notes: readonly string[]) => void;
  /** @returns whether the key was handled */
  onKey: (event: KeyboardEvent) => boolean;
}>;

const historyKeys = ["mod+z", "mod+shift+z", "mod+y"];

const textOf = (content: Fragment): string => writeProse(fromDocument(content));

const fromOutside = "prose from outside";

/** The editor of one text. The stored text is read into it and written from it. */
export const createEditor = (settings: EditorSettings): Editor => {
  const sliceOf = (blocks: readonly ProseBlock[]): Slice =>
    Slice.maxOpen(editor.schema.nodeFromJSON(toDocument(blocks)).content);
  let isCopiedHere = false;
  const editor = new Editor({
    element: settings.element,
    extensions: proseNodes,
    content: toDocument(parseProse(settings.text)),
    editable: settings.isEditable,
    enablePasteRules: false, // signs in a pasted text are no marks
    injectCSS: false, // the page's security policy refuses style elements
    editorProps: {
      attributes: settings.attributes,
      handleKeyDown: (_view, event) => settings.onKey(event),
      handleDOMEvents: {
        // The library keeps these keys from everybody; the page's own undo wants them.
        keydown: (_view, event) => historyKeys.some((keys) => isPressed(event, keys)),
        // The browser's own undo, from its menu, would change the text behind the editor's back.
        beforeinput: (_view, event) => {
          const isHistory = event.inputType.startsWith("history");
          if (isHistory) event.preventDefault();
          return isHistory;
        },
      },
      transformPastedHTML: (pasted) => {
        isCopiedHere = pasted.includes("data-pm-slice");
        const { html, notes } = cleanPaste(pasted, settings.site);
        settings.onPaste(notes);
        return html;
      },
      clipboardTextParser: (pasted) => {
        const { text, notes } = cleanPlainText(pasted);
        settings.onPaste(notes);
        return sliceOf(blocksOfPlainText(text));
      },
      // Other programs frame cells and lines with paragraphs of no words, which are not stored.
      transformPasted: (slice, _view, isPlain) =>
        isPlain || isCopiedHere || slice.content.childCount < 2
          ? slice
          : sliceOf(parseProse(textOf(slice.content))),
      clipboardTextSerializer: ({ content }) => plainTextOf(fromDocument(content)),
    },
    onUpdate: ({ editor: { state }, transaction }) => {
      if (!transaction.getMeta(fromOutside)) settings.onText(textOf(state.doc.content));
    },
  });
  return editor;
};

/** Shows a text that changed elsewhere: by undo, in JSON or by a merge. The caret keeps its place. */
export const showText = (editor: Editor, text: string): void => {
  const { doc } = editor.state;
  const next = editor.schema.nodeFromJSON(toDocument(parseProse(text)));
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const part = editor.state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  const whole = () => editor.state.tr.replaceWith(0, doc.content.size, next.content);
  editor.view.dispatch((part.doc.eq(next) ? part : whole()).setMeta(fromOutside, true));
};
