import { addBlocks, type Change, withoutBlocks } from "../state/changes.ts";
import { blockOf, type EditedPage } from "../state/edited-page.ts";
import { setAt } from "#platform/undo/patches.ts";
import { withId } from "../page-blocks/operations.ts";
import { countBlocks } from "./selection.ts";

/** @param ids in the order of the page, as in every change of a group */
export const switchGroup = (ids: readonly string[], enabled: boolean): Change => ({
  label: `${countBlocks(ids.length)} ${enabled ? "enabled" : "disabled"}`,
  block: ids[0] ?? null,
  apply: (page) =>
    ids.reduce((current, id) => setAt(current, ["blocks", id, "enabled"], enabled), page),
});

/** Inserts copies after the last of the group: disabled, without schedules, as a single copy is. */
export const duplicateGroup = (
  page: EditedPage,
  ids: readonly string[],
  newIds: readonly string[],
): Change => {
  const copies = ids.flatMap((id, index) => {
    const newId = newIds[index];
    if (newId === undefined) return [];
    return [{ ...withId(blockOf(page, id), newId), enabled: false, schedule: null }];
  });
  return {
    ...addBlocks(copies, page.order.indexOf(ids.at(-1) ?? ""), ""),
    label: `${countBlocks(ids.length)} duplicated`,
  };
};

/**
 * Returns the place of the group after a step up or down. Where other blocks stand between its
 * blocks, a step up gathers the group at its first block, and a step down at its last.
 */
export const stepOfGroup = (
  { order }: EditedPage,
  ids: readonly string[],
  direction: 1 | -1,
): number => {
  const last = order.indexOf(ids.at(-1) ?? "") - ids.length + 1;
  return direction === -1 ? order.indexOf(ids[0] ?? "") - 1 : last + 1;
};

/**
 * Moves the group as one, its blocks side by side.
 * @param newIndex place of its first block, from 0; clamped to the ends of the page
 */
export const moveGroup = (page: EditedPage, ids: readonly string[], newIndex: number): Change => {
  const others = page.order.filter((id) => !ids.includes(id));
  const index = Math.max(0, Math.min(others.length, newIndex));
  const order = others.toSpliced(index, 0, ...ids);
  return {
    label: `${countBlocks(ids.length)} moved to position ${index + 1} of ${order.length}`,
    block: ids[0] ?? null,
    apply: (current) => ({ ...current, order }),
  };
};

export const removeGroup = (ids: readonly string[]): Change => ({
  label: `${countBlocks(ids.length)} deleted`,
  block: null,
  apply: (page) => withoutBlocks(page, ids),
});
