import type { History, Step } from "./history.ts";
import { applyPatches, patchesBetween } from "./patches.ts";
import { shareStructure } from "./share-structure.ts";

export type Rebased<State, Edit extends Step> = Readonly<{
  history: History<State, Edit>;
  /** The present state. */
  state: State;
}>;

/**
 * The history as if its edits had been made on what somebody else changed meanwhile, so that undo
 * takes back one's own edits and nothing of theirs. An edit of which nothing is left goes.
 * @param rebase puts the other's changes into one state of the history
 * @param rebase.edit the edit that led to it; null for the state before the first
 * @param rebase.isPresent whether it is the present state
 */
export const rebaseHistory = <State, Edit extends Step>(
  { base, edits, done }: History<State, Edit>,
  rebase: (state: State, edit: Edit | null, isPresent: boolean) => State,
): Rebased<State, Edit> => {
  const rebasedBase = rebase(base, null, done === 0);
  const kept: Edit[] = [];
  let [original, last, present, keptDone] = [base, rebasedBase, rebasedBase, 0];
  edits.forEach((edit, index) => {
    original = applyPatches(original, edit.forward);
    const isPresent = index + 1 === done;
    const next = shareStructure(last, rebase(original, edit, isPresent));
    const forward = patchesBetween(last, next);
    // The next key stroke starts a new step: what it continues may stand elsewhere now.
    if (forward.length > 0)
      kept.push({ ...edit, forward, backward: patchesBetween(next, last), typing: null });
    last = next;
    if (isPresent) [present, keptDone] = [next, kept.length];
  });
  return { history: { base: rebasedBase, edits: kept, done: keptDone }, state: present };
};
