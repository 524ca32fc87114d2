import { apply, type Patches } from "mutative";
import type { EditedPage } from "./edited-page.ts";
import { continuesTyping, type Typing } from "./typing-runs.ts";

/** One step that is undone and redone as a whole. Plain data: it lies in the journal too. */
export type Edit = Readonly<{
  /** What was done, for people: `Hero moved to position 3 of 8`. */
  label: string;
  /** Epoch milliseconds. */
  at: number;
  /** The block that it was done to; null for the page's own settings. */
  block: string | null;
  forward: Patches<true>;
  backward: Patches<true>;
  /** The last key strokes in it, null for everything but typing. */
  typing: Typing | null;
}>;

/** Every edit kept since a page, and how many are done; those after are undone and wait for redo. */
export type History = Readonly<{ base: EditedPage; edits: readonly Edit[]; done: number }>;

export const emptyHistory = (base: EditedPage): History => ({ base, edits: [], done: 0 });

export const maxEdits = 500;

const mergeEdits = (before: Edit, next: Edit): Edit => {
  // Typing sets a whole text, so the last one stands for all; JSON sets whatever came out otherwise.
  if (next.typing?.kind !== "whole")
    return { ...before, forward: next.forward, typing: next.typing };
  return {
    ...before,
    forward: [...before.forward, ...next.forward],
    backward: [...next.backward, ...before.backward],
    typing: next.typing,
  };
};

/** The history with one more edit; typing that goes on with the last edit becomes part of it. */
export const withEdit = ({ base, edits, done }: History, edit: Edit): History => {
  const past = edits.slice(0, done);
  const last = past.at(-1);
  const isMore =
    done === edits.length &&
    last?.typing &&
    edit.typing &&
    continuesTyping(last.typing, edit.typing);
  const next = isMore ? [...past.slice(0, -1), mergeEdits(last, edit)] : [...past, edit];
  const kept = next.slice(-maxEdits);
  const lost = next.slice(0, next.length - kept.length);
  return { base: applyEdits(base, lost), edits: kept, done: kept.length };
};

/** The same history, in which typing that follows is an edit of its own. */
export const endTypingRun = (history: History): History => ({
  ...history,
  edits: history.edits.map((edit, index, { length }) =>
    index === length - 1 ? { ...edit, typing: null } : edit,
  ),
});

export const applyEdits = (page: EditedPage, edits: readonly Edit[]): EditedPage =>
  edits.reduce((so, { forward }) => apply(so, forward), page);

/** The edit that undo would take back, and the one that redo would do again. */
export const nextSteps = ({ edits, done }: Pick<History, "edits" | "done">) => ({
  undo: edits[done - 1] ?? null,
  redo: edits[done] ?? null,
});

/** The page and history after one step back (-1) or forth (1); null at the end. */
export const stepHistory = (
  page: EditedPage,
  history: History,
  by: 1 | -1,
): Readonly<{ page: EditedPage; history: History; edit: Edit }> | null => {
  const { undo, redo } = nextSteps(history);
  const edit = by === -1 ? undo : redo;
  if (!edit) return null;
  const patches = by === -1 ? edit.backward : edit.forward;
  return {
    page: apply(page, patches),
    history: { ...history, done: history.done + by },
    edit,
  };
};

/** The edits that are done and were made after a moment (epoch milliseconds). */
export const editsSince = ({ edits, done }: History, moment: number): readonly Edit[] =>
  edits.slice(0, done).filter(({ at }) => at > moment);
