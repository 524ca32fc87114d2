import { setDiagnostics } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";
import type { JsonPanelProps } from "./json-panel-props.ts";
import { isEqual, shareStructure } from "#platform/undo/share-structure.ts";
import { type JsonDiagnostic, type ParsedJson, parseAndCheck } from "./parse-and-check.ts";
import { createCodeView, replaceText, type EditorLabels } from "./code-view.ts";

type JsonCallbacks = Pick<JsonPanelProps, "check" | "onChange" | "onProblem">;

/** `isStale` is true when the value changed elsewhere while the text was broken. */
export type JsonDocumentState = Readonly<{ parsed: ParsedJson; isStale: boolean }>;

const stringify = (value: object): string => JSON.stringify(value, null, 2);

/**
 * Keeps a value and its JSON text in sync while both change. Typing is parsed and reported; a value
 * from outside replaces the text, unless the text is broken, since that would lose what was typed.
 */
export class JsonDocument {
  view: EditorView | null = null;
  #callbacks: JsonCallbacks | null = null;
  /** The value that the text represents. */
  #value: object;
  #state: JsonDocumentState;
  readonly #listeners = new Set<() => void>();

  constructor(value: object) {
    this.#value = value;
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

  /** @returns a function that closes the editor */
  open(parent: HTMLElement, labels: EditorLabels): () => void {
    const view = createCodeView(parent, stringify(this.#value), labels, (text) => this.#type(text));
    this.view = view;
    return () => {
      this.view = null;
      view.destroy();
    };
  }

  setCallbacks(callbacks: JsonCallbacks): void {
    this.#callbacks = callbacks;
  }

  #type(text: string): void {
    if (!this.#callbacks) return;
    const { check, onChange, onProblem } = this.#callbacks;
    const parsed = parseAndCheck(text, check);
    this.#set({ parsed, isStale: parsed.problem !== null && this.#state.isStale });
    onProblem(parsed.problem?.message ?? null);
    if (parsed.value === null) return;
    if (isEqual(this.#value, parsed.value)) return;
    const value = shareStructure(this.#value, parsed.value);
    this.#value = value;
    onChange(value);
  }

  /**
   * Takes a value that was changed outside the JSON editor. An equal value is ignored, even if its
   * keys are in another order.
   */
  receive(value: object): void {
    if (isEqual(this.#value, value)) return;
    if (this.#state.parsed.problem) this.#set({ ...this.#state, isStale: true });
    else this.#put(value);
  }

  discard(value: object): void {
    this.#put(value);
    this.#callbacks?.onProblem(null);
    this.view?.focus();
  }

  #put(value: object): void {
    const text = stringify(value);
    this.#value = value;
    if (this.view) replaceText(this.view, text);
    this.#set({ parsed: parseAndCheck(text, undefined), isStale: false });
  }

  underline(errors: readonly JsonDiagnostic[]): void {
    if (!this.view) return;
    const { length } = this.view.state.doc;
    const diagnostics = errors.flatMap(({ from, to, message }) =>
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

  /** For example "Line 3, column 5". */
  describePosition(at: number): string {
    if (!this.view) return "";
    const { doc } = this.view.state;
    const { number, from } = doc.lineAt(Math.min(at, doc.length));
    return `Line ${number}, column ${Math.min(at, doc.length) - from + 1}`;
  }
}
