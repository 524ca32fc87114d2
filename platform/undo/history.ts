import { applyPatches, type Patch } from "./patches.ts";
import { continuesTyping, type Typing } from "./typing-runs.ts";

/** One undo step. Plain JSON data, because it is also stored in the journal. */
export type Step = Readonly<{
  /** For display: `Hero moved to position 3 of 8`. */
  label: string;
  /** Epoch milliseconds. */
  at: number;
  forward: readonly Patch[];
  backward: readonly Patch[];
  /** The typing run that this step ends with; null unless it is typing. */
  typing: Typing | null;
}>;

/**
 * `base` with the first `done` edits applied is the present state; later edits were undone and wait
 * for redo.
 */
export type History<State, Edit extends Step> = Readonly<{
  base: State;
  edits: readonly Edit[];
  done: number;
}>;

export const emptyHistory = <State, Edit extends Step>(base: State): History<State, Edit> => ({
  base,
  edits: [],
  done: 0,
});

export const maxEdits = 500;

const without = (patches: readonly Patch[], others: readonly Patch[]): readonly Patch[] =>
  patches.filter(({ path }) => !others.some((other) => other.path.join() === path.join()));

const mergeEdits = <Edit extends Step>(before: Edit, next: Edit): Edit => {
  // A typing patch sets a whole text, so the last one of a field replaces the others; a field that
  // follows the typed one may change with some keys only. Patches of JSON editing touch different
  // parts, so all of them are needed.
  if (next.typing?.kind !== "whole")
    return {
      ...before,
      forward: [...without(before.forward, next.forward), ...next.forward],
      backward: [...before.backward, ...without(next.backward, before.backward)],
      typing: next.typing,
    };
  return {
    ...before,
    forward: [...before.forward, ...next.forward],
    backward: [...next.backward, ...before.backward],
    typing: next.typing,
  };
};

/**
 * Adds an edit, or merges it into the last one when it continues that typing run. Beyond `maxEdits`
 * the oldest edits are applied to `base` and dropped.
 */
export const withEdit = <State, Edit extends Step>(
  { base, edits, done }: History<State, Edit>,
  edit: Edit,
): History<State, Edit> => {
  const past = edits.slice(0, done);
  const last = past.at(-1);
  const continuesLast =
    done === edits.length &&
    last?.typing &&
    edit.typing &&
    continuesTyping(last.typing, edit.typing);
  const next = continuesLast ? [...past.slice(0, -1), mergeEdits(last, edit)] : [...past, edit];
  const remaining = next.slice(-maxEdits);
  const dropped = next.slice(0, next.length - remaining.length);
  return { base: applyEdits(base, dropped), edits: remaining, done: remaining.length };
};

/** The next key stroke starts a new undo step. */
export const endTypingRun = <State, Edit extends Step>(
  history: History<State, Edit>,
): History<State, Edit> => ({
  ...history,
  edits: history.edits.map((edit, index, { length }) =>
    index === length - 1 ? { ...edit, typing: null } : edit,
  ),
});

export const applyEdits = <State>(state: State, edits: readonly Pick<Step, "forward">[]): State =>
  edits.reduce((current, { forward }) => applyPatches(current, forward), state);

export const nextSteps = <Edit extends Step>({
  edits,
  done,
}: Readonly<{ edits: readonly Edit[]; done: number }>) => ({
  undo: edits[done - 1] ?? null,
  redo: edits[done] ?? null,
});

/** Applies one undo (-1) or redo (1); null when there is none left. */
export const stepHistory = <State, Edit extends Step>(
  state: State,
  history: History<State, Edit>,
  direction: 1 | -1,
): Readonly<{ state: State; history: History<State, Edit>; edit: Edit }> | null => {
  const { undo, redo } = nextSteps(history);
  const edit = direction === -1 ? undo : redo;
  if (!edit) return null;
  const patches = direction === -1 ? edit.backward : edit.forward;
  return {
    state: applyPatches(state, patches),
    history: { ...history, done: history.done + direction },
    edit,
  };
};

/** Applied edits that were made after a moment (epoch milliseconds). */
export const editsSince = <Edit extends Step>(
  { edits, done }: Readonly<{ edits: readonly Edit[]; done: number }>,
  moment: number,
): readonly Edit[] => edits.slice(0, done).filter(({ at }) => at > moment);
