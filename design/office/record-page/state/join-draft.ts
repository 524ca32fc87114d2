import type { Values } from "#design/office/record/record-declaration.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { History, Step } from "#platform/undo/history.ts";
import { type Rebased, rebaseHistory } from "#platform/undo/rebase-history.ts";
import { shareStructure } from "#platform/undo/share-structure.ts";

type Draft<Edit extends Step> = Readonly<{
  edited: Values;
  history: History<Values, Edit>;
  /** Epoch milliseconds; later edits are unsaved. */
  savedAt: number;
}>;

/**
 * Puts a draft and its history on top of a colleague's save: undo still takes back one's own edits
 * alone. Where both collide, the draft has the side with which no work is lost.
 * @param clean what both started from
 */
export const joinDraft = <Edit extends Step>(
  { edited, history, savedAt }: Draft<Edit>,
  clean: Values,
  stored: Values,
): Rebased<Values, Edit> => {
  const theirs = shareStructure(clean, stored);
  const { conflicts } = mergeRecord(clean, edited, theirs, {});
  const kept = Object.fromEntries(conflicts.map(({ key, chosen }) => [key, chosen]));
  return rebaseHistory(history, (values, edit, isPresent) => {
    const choices = isPresent || (edit && edit.at > savedAt) ? kept : {};
    return mergeRecord(clean, values, theirs, choices, "theirs").record as Values;
  });
};
