import { setDiagnostics } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";
import type { JsonPanelProps } from "./json-panel.tsx";
import { isEqual, shareStructure } from "../state/share-structure.ts";
import { type JsonDiagnostic, type ParsedJson, parseAndCheck } from "./parse-and-check.ts";
import { createCodeView, replaceText, type EditorLabels } from "./code-view.ts";

type JsonListeners = Pick<JsonPanelProps, "check" | "onChange" | "onProblem">;

/** What the screen shows of a text; `isStale` when its value changed elsewhere while it was broken. */
export type JsonDocumentState = Readonly<{ parsed: ParsedJson; isStale: boolean }>;

const stringify = (value: object): string => JSON.stringify(value, null, 2);

/**
 * A value and the text that stands for it, while both change: typing is read and told; a value from
 * outside becomes the text, unless that is broken just then, since what was typed would be lost.
 */
export class JsonDocument {
  view: EditorView | null = null;
  #told: JsonListeners | null = null;
  /** The value that the text stands for. */
  #shown: object;
  #state: JsonDocumentState;
  readonly #listeners = new Set<() => void>();

  constructor(value: object) {
    this.#shown = value;
    this.#state = { parsed: parseAndCheck(stringify(value), undefined), isStale: false };
  }

  readonly get = (): JsonDocumentState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  #set(state: JsonDocumentState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Shows the text in an element; the answer takes it away again. */
  open(parent: HTMLElement, words: EditorLabels): () => void {
    const view = createCodeView(parent, stringify(this.#shown), words, (text) => this.#type(text));
    this.view = view;
    return () => {
      this.view = null;
      view.destroy();
    };
  }

  setListeners(told: JsonListeners): void {
    this.#told = told;
  }

  #type(text: string): void {
    if (!this.#told) return;
    const { check, onChange, onProblem } = this.#told;
    const parsed = parseAndCheck(text, check);
    this.#set({ parsed, isStale: parsed.problem !== null && this.#state.isStale });
    onProblem(parsed.problem?.message ?? null);
    if (parsed.value === null) return;
    if (isEqual(this.#shown, parsed.value)) return;
    const value = shareStructure(this.#shown, parsed.value);
    this.#shown = value;
    onChange(value);
  }

  /** Takes the value as it is elsewhere; its keys may have come back in a schema's order. */
  receive(value: object): void {
    if (isEqual(this.#shown, value)) return;
    if (this.#state.parsed.problem) this.#set({ ...this.#state, isStale: true });
    else this.#put(value);
  }

  /** Throws a broken text away for the value as it is. */
  discard(value: object): void {
    this.#put(value);
    this.#told?.onProblem(null);
    this.view?.focus();
  }

  #put(value: object): void {
    const text = stringify(value);
    this.#shown = value;
    if (this.view) replaceText(this.view, text);
    this.#set({ parsed: parseAndCheck(text, undefined), isStale: false });
  }

  /** Marks what is wrong at its place. */
  mark(findings: readonly JsonDiagnostic[]): void {
    if (!this.view) return;
    const { length } = this.view.state.doc;
    const diagnostics = findings.flatMap(({ from, to, message }) =>
      from === null
        ? []
        : [
            {
              from: Math.min(from, length),
              to: Math.min(to, length),
              severity: "error" as const,
              message,
            },
          ],
    );
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  /** "Line 3, column 5". */
  lineAt(at: number): string {
    if (!this.view) return "";
    const { doc } = this.view.state;
    const { number, from } = doc.lineAt(Math.min(at, doc.length));
    return `Line ${number}, column ${Math.min(at, doc.length) - from + 1}`;
  }
}
