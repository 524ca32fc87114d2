import { createStore, type StoreApi } from "zustand/vanilla";
import type { Json } from "#design/office/form/field-schema.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import { onceLettersCome } from "#platform/browser/typed-slug.ts";
import { isSame } from "#platform/changes/changes.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { RuleError } from "#platform/rule-error.ts";
import {
  emptyHistory,
  endTypingRun,
  type History,
  type Step,
  stepHistory,
  withEdit,
} from "#platform/undo/history.ts";
import { getAt, parsePath, patchesBetween, setAt } from "#platform/undo/patches.ts";
import { shareStructure } from "#platform/undo/share-structure.ts";
import { joinDraft } from "./join-draft.ts";
import { detectTyping, type Typing } from "#platform/undo/typing-runs.ts";

export type DraftEdit = Step &
  Readonly<{
    /** Path of what was changed, to show it when it is undone. */
    path: string;
  }>;

export type DraftHistory = History<Values, DraftEdit>;

export type DraftState = Readonly<{
  edited: Values;
  history: DraftHistory;
  /** What counts as saved; null for a record that was never saved. */
  clean: Values | null;
  isChanged: boolean;
  /** When the record was last loaded or saved, in epoch milliseconds; later edits are unsaved. */
  savedAt: number;
  /** Errors that the browser finds. */
  errors: readonly RuleError[];
  /** Errors of the last save; those of a field go with its next change. */
  serverErrors: readonly RuleError[];
  /** For screen readers: what the last action did. */
  announcement: string;
  /** Where the last undo or redo changed something; null before the first. */
  steppedTo: Readonly<{ path: string }> | null;
}>;

export type DraftChange = Readonly<{
  /** Of the undo history: `Day 4 moved to place 2`. */
  label: string;
  path: string;
  typing?: Typing | null;
  /** True where each value was chosen: then none follows from another. */
  isWhole?: boolean;
  apply: (values: Values) => Values;
}>;

export type DraftStoreOptions = Readonly<{
  start: Values;
  isNew: boolean;
  now: () => number;
  /** `Text of day 4` */
  nameOf: (path: string) => string;
  /** Fields that follow from others until they are typed. */
  derive: (before: Values, after: Values) => Partial<Values>;
}>;

const noErrors: readonly RuleError[] = [];

const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);

const initialState = ({ start, isNew, now }: DraftStoreOptions): DraftState => ({
  edited: start,
  history: emptyHistory(start),
  clean: isNew ? null : start,
  isChanged: false,
  savedAt: now(),
  errors: noErrors,
  serverErrors: noErrors,
  announcement: "",
  steppedTo: null,
});

type SetEdited = (edited: Values, history: DraftHistory, other?: Partial<DraftState>) => void;

/** Undoable changes, and the steps back and forth. */
const createEdits = (
  { getState }: StoreApi<DraftState>,
  setEdited: SetEdited,
  { now, derive }: DraftStoreOptions,
) => {
  const change = ({ label, path, typing = null, isWhole = false, apply }: DraftChange) => {
    const { edited, history, serverErrors } = getState();
    const changed = apply(edited);
    // What is typed itself follows nothing.
    const followed = Object.entries(isWhole ? {} : derive(edited, changed)).filter(
      ([name]) => name !== path || isSame(changed[name], edited[name]),
    );
    const next = { ...changed, ...Object.fromEntries(followed) } as Values;
    const forward = patchesBetween(edited, next);
    if (forward.length === 0) return;
    const backward = patchesBetween(next, edited);
    const step = { label, path, typing, at: now(), forward, backward };
    setEdited(next, withEdit(history, step), {
      serverErrors: serverErrors.filter((error) => !isWithin(error.path, path)),
    });
  };

  const step = (direction: 1 | -1) => {
    const { edited, history } = getState();
    const result = stepHistory(edited, history, direction);
    if (!result) return;
    setEdited(result.state, result.history, {
      announcement: `${direction === -1 ? "Undone" : "Redone"}: ${result.edit.label}`,
      steppedTo: { path: result.edit.path },
      serverErrors: noErrors,
    });
  };
  return { change, step };
};

/** The state of one record that is edited on a page of its own, with undo. */
export const createDraftStore = (options: DraftStoreOptions) => {
  const { start, now, nameOf } = options;
  const store = createStore<DraftState>()(() => initialState(options));
  const { getState, setState } = store;
  const setEdited: SetEdited = (edited, history, other = {}) => {
    // A new record is worth keeping once it is not the empty one any more.
    const isChanged = !isSame(getState().clean ?? start, edited);
    setState({ edited, history, isChanged, ...other });
  };
  const { change, step } = createEdits(store, setEdited, options);
  const join = (stored: Values) => {
    const { history, state } = joinDraft(getState(), getState().clean ?? start, stored);
    setState({ clean: stored, serverErrors: noErrors });
    setEdited(state, history);
  };
  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change,
    put: (path: string, value: Json) => {
      const steps = parsePath(path);
      const before = getAt(getState().edited, steps);
      const isText = typeof before === "string" && typeof value === "string";
      change({
        label: nameOf(path),
        path,
        typing: isText ? detectTyping(before, value, path, now()) : null,
        apply: (values) => setAt(values, steps, value),
      });
      if (typeof value === "string")
        onceLettersCome(value, () => change({ label: nameOf(path), path, apply: (same) => same }));
    },
    undo: () => step(-1),
    redo: () => step(1),
    announce: (announcement: string) => setState({ announcement }),
    setErrors: (errors: readonly RuleError[]) =>
      setState({ errors: shareStructure(getState().errors, errors) }),
    setServerErrors: (serverErrors: readonly RuleError[]) => setState({ serverErrors }),
    /**
     * After a save: what was edited since it was sent stays an edit.
     * @param stored the record as the server has stored it
     */
    markSaved: (stored: Values, sent: Values, sentAt: number) => {
      const { edited, history } = getState();
      const { record } = mergeRecord(sent, edited, stored, {});
      const next = shareStructure(edited, record as Values);
      setState({ clean: stored, savedAt: sentAt, serverErrors: noErrors });
      setEdited(next, endTypingRun(history));
    },
    /** Goes on from a colleague's save with both sides together. */
    join,
    /** Goes on from a colleague's save with what somebody has decided, as an edit of their own. */
    decide: (stored: Values, decided: Values, label: string) => {
      join(stored);
      const apply = (values: Values) => shareStructure(values, decided);
      change({ label, path: "", isWhole: true, apply });
    },
    /** Puts back edits of the journal, with their history. */
    recover: (history: DraftHistory, edited: Values, clean: Values | null, savedAt: number) => {
      setState({ clean, savedAt });
      setEdited(edited, history);
    },
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
