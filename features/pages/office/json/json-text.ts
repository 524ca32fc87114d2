import { setDiagnostics } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";
import type { JsonPanelProps } from "./json-panel.tsx";
import { isEqual, share } from "../state/share-structure.ts";
import { type Finding, type Taken, take } from "./parse-and-check.ts";
import { openView, replaceText, type Words } from "./code-view.ts";

type Told = Pick<JsonPanelProps, "check" | "onChange" | "onProblem">;

/** What the screen shows of a text; `isStale` when its value changed elsewhere while it was broken. */
export type TextState = Readonly<{ taken: Taken; isStale: boolean }>;

const written = (value: object): string => JSON.stringify(value, null, 2);

/**
 * A value and the text that stands for it, while both change: typing is read and told; a value from
 * outside becomes the text, unless that is broken just then, since what was typed would be lost.
 */
export class JsonText {
  view: EditorView | null = null;
  #told: Told | null = null;
  /** The value that the text stands for. */
  #shown: object;
  #state: TextState;
  readonly #listeners = new Set<() => void>();

  constructor(value: object) {
    this.#shown = value;
    this.#state = { taken: take(written(value), undefined), isStale: false };
  }

  readonly get = (): TextState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  #set(state: TextState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Shows the text in an element; the answer takes it away again. */
  open(parent: HTMLElement, words: Words): () => void {
    const view = openView(parent, written(this.#shown), words, (text) => this.#type(text));
    this.view = view;
    return () => {
      this.view = null;
      view.destroy();
    };
  }

  tell(told: Told): void {
    this.#told = told;
  }

  #type(text: string): void {
    if (!this.#told) return;
    const { check, onChange, onProblem } = this.#told;
    const taken = take(text, check);
    this.#set({ taken, isStale: taken.problem !== null && this.#state.isStale });
    onProblem(taken.problem?.message ?? null);
    if (taken.value === null) return;
    if (isEqual(this.#shown, taken.value)) return;
    const value = share(this.#shown, taken.value);
    this.#shown = value;
    onChange(value);
  }

  /** Takes the value as it is elsewhere; its keys may have come back in a schema's order. */
  receive(value: object): void {
    if (isEqual(this.#shown, value)) return;
    if (this.#state.taken.problem) this.#set({ ...this.#state, isStale: true });
    else this.#put(value);
  }

  /** Throws a broken text away for the value as it is. */
  discard(value: object): void {
    this.#put(value);
    this.#told?.onProblem(null);
    this.view?.focus();
  }

  #put(value: object): void {
    const text = written(value);
    this.#shown = value;
    if (this.view) replaceText(this.view, text);
    this.#set({ taken: take(text, undefined), isStale: false });
  }

  /** Marks what is wrong at its place. */
  mark(findings: readonly Finding[]): void {
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
