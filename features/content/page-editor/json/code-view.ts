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
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { syntaxColours } from "./syntax-colours.ts";
import { completeFromSchema } from "./complete.ts";

/**
 * Marks a transaction that replaces the text from outside: it is not typing, and this editor's undo
 * does not revert it.
 */
const externalChange = Annotation.define<true>();

// The bindings do not prevent the browser's default. When this editor has nothing to undo, the
// page's undo handles the key.
const undoKeys = [
  { key: "Mod-z", run: undo },
  { key: "Mod-Shift-z", run: redo },
  { key: "Mod-y", run: redo },
];

/**
 * Label and schema can change while the editor is open; a compartment makes a part of its
 * configuration replaceable.
 */
const labelCompartment = new Compartment();
const schemaCompartment = new Compartment();

export type EditorLabels = Readonly<{ label: string; describedBy: string; isInvalid: boolean }>;

const labelAttributes = ({ label, describedBy, isInvalid }: EditorLabels) =>
  EditorView.contentAttributes.of({
    tabindex: "0", // required of a scrollable region, even an editable one
    "aria-label": label,
    "aria-describedby": describedBy,
    "aria-invalid": String(isInvalid),
  });

const completionFor = (schema: FieldSchema | undefined) =>
  autocompletion({ override: schema ? [completeFromSchema(schema)] : [], icons: false });

/** `onType` is called with the whole text after each change that was typed here. */
export const createCodeView = (
  parent: HTMLElement,
  doc: string,
  labels: EditorLabels,
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
      labelCompartment.of(labelAttributes(labels)),
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
        const isExternal = transactions.some((transaction) =>
          transaction.annotation(externalChange),
        );
        if (docChanged && !isExternal) onType(state.doc.toString());
      }),
    ],
  });

export const setLabels = (view: EditorView, labels: EditorLabels): void =>
  view.dispatch({ effects: labelCompartment.reconfigure(labelAttributes(labels)) });

export const setSchema = (view: EditorView, schema: FieldSchema | undefined): void =>
  view.dispatch({ effects: schemaCompartment.reconfigure(completionFor(schema)) });

/** Applies only the differences, so that the cursor and the scroll position stay. */
export const replaceText = (view: EditorView, text: string): void => {
  const changes = diff(view.state.doc.toString(), text, { scanLimit: 500 }).map(
    ({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: text.slice(fromB, toB) }),
  );
  view.dispatch({
    changes,
    annotations: [externalChange.of(true), Transaction.addToHistory.of(false)],
  });
};

export const moveCursor = (view: EditorView, position: number): void => {
  view.dispatch({
    selection: { anchor: position },
    effects: EditorView.scrollIntoView(position, { y: "center" }),
  });
  view.focus();
};
