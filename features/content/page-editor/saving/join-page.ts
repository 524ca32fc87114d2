import type { Page } from "#features/content/pages/contract.ts";
import { comparePages, type PageDifference } from "#features/content/pages/merge/difference.ts";
import {
  type ConflictChoices,
  type MergeConflict,
  mergePages,
} from "#features/content/pages/merge/merge.ts";
import { type Rebased, rebaseHistory } from "#platform/undo/rebase-history.ts";
import { shareStructure } from "#platform/undo/share-structure.ts";
import { denormalize, type EditedPage, normalize, toPageInput } from "../state/edited-page.ts";
import type { Edit } from "../state/history.ts";
import type { PageState } from "../state/page-store.ts";

export type PageJoin = Readonly<{
  /** What both sides changed, which a person has to decide. */
  conflicts: readonly MergeConflict[];
  /**
   * The open page and its history on top of the newer page. Where both collide, it has the side
   * with which no work is lost.
   */
  joined: Rebased<EditedPage, Edit>;
  /** What they changed. */
  difference: PageDifference;
}>;

/**
 * Puts a page that is edited together with a newer save of it. Undo still takes back the edits of
 * this editor alone: where a colleague has changed the same since, a step back leaves it as they
 * wrote it.
 * @param clean what both started from
 */
export const joinPage = (
  { edited, history, savedAt }: Pick<PageState, "edited" | "history" | "savedAt">,
  clean: EditedPage,
  newest: Page,
): PageJoin => {
  const base = denormalize(clean);
  const theirs = denormalize(shareStructure(clean, normalize(toPageInput(newest))));
  const { conflicts } = mergePages(base, denormalize(edited), theirs);
  const kept = Object.fromEntries(conflicts.map(({ key, chosen }) => [key, chosen]));
  const merge = (page: EditedPage, choices: ConflictChoices): EditedPage => {
    const { page: merged } = mergePages(base, denormalize(page), theirs, choices, "theirs");
    // In the order of the stored page's fields, so that its JSON reads as before.
    return normalize({ ...theirs, ...merged });
  };
  return {
    conflicts,
    joined: rebaseHistory(history, (page, edit, isPresent) =>
      merge(page, isPresent || (edit && edit.at > savedAt) ? kept : {}),
    ),
    difference: comparePages(base, theirs),
  };
};
