import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, indentWithTab, redo, undo } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { diff } from "@codemirror/merge";
import { Annotation, Compartment, EditorState, Transaction } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { FieldSchema } from "../form/field-schema.ts";
import { syntaxColours } from "./syntax-colours.ts";
import { completeFromSchema } from "./complete.ts";

/** Marks what came from outside: it is no typing, and not this editor's to undo. */
const externalChange = Annotation.define<true>();

// No preventDefault: once nothing is left to undo here, the key is the page's.
const undoKeys = [
  { key: "Mod-z", run: undo },
  { key: "Mod-Shift-z", run: redo },
  { key: "Mod-y", run: redo },
];

/** What changes while the editor is open. */
const labelCompartment = new Compartment();
const schemaCompartment = new Compartment();

export type EditorLabels = Readonly<{ label: string; describedBy: string; isWrong: boolean }>;

const labelAttributes = ({ label, describedBy, isWrong }: EditorLabels) =>
  EditorView.contentAttributes.of({
    tabindex: "0", // it can be typed in, but what scrolls it asks for a stop that is named
    "aria-label": label,
    "aria-describedby": describedBy,
    "aria-invalid": String(isWrong),
  });

const completionFor = (schema: FieldSchema | undefined) =>
  autocompletion({ override: schema ? [completeFromSchema(schema)] : [], icons: false });

/** Opens a JSON editor in an element; `onType` hears of every text that was typed here. */
export const createCodeView = (
  parent: HTMLElement,
  doc: string,
  start: EditorLabels,
  onType: (text: string) => void,
): EditorView =>
  new EditorView({
    parent,
    doc,
    extensions: [
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      highlightSpecialChars(),
      history(),
      drawSelection(),
      EditorState.allowMultipleSelections.of(true),
      indentOnInput(),
      syntaxColours,
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      json(),
      schemaCompartment.of(completionFor(undefined)),
      labelCompartment.of(labelAttributes(start)),
      keymap.of([
        ...undoKeys,
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...foldKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isOutside = transactions.some((one) => one.annotation(externalChange));
        if (docChanged && !isOutside) onType(state.doc.toString());
      }),
    ],
  });

export const setLabels = (view: EditorView, said: EditorLabels): void =>
  view.dispatch({ effects: labelCompartment.reconfigure(labelAttributes(said)) });

export const setSchema = (view: EditorView, schema: FieldSchema | undefined): void =>
  view.dispatch({ effects: schemaCompartment.reconfigure(completionFor(schema)) });

/** Makes the text another one by its differences alone, so that the caret and the view stay. */
export const replaceText = (view: EditorView, text: string): void => {
  const changes = diff(view.state.doc.toString(), text, { scanLimit: 500 }).map(
    ({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: text.slice(fromB, toB) }),
  );
  view.dispatch({
    changes,
    annotations: [externalChange.of(true), Transaction.addToHistory.of(false)],
  });
};

export const moveCursor = (view: EditorView, at: number): void => {
  view.dispatch({
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: "center" }),
  });
  view.focus();
};
