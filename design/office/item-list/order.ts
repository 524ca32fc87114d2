import type { Edge } from "./drag-rows.ts";

/** @param index the place from 0; a place beyond the ends is the end */
export const moveTo = (ids: readonly string[], id: string, index: number): readonly string[] => {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return ids;
  return others.toSpliced(Math.max(0, Math.min(others.length, index)), 0, id);
};

/** The place, from 0, of a row that is dropped at an edge of another. */
export const dropIndex = (
  ids: readonly string[],
  id: string,
  targetId: string,
  edge: Edge,
): number => ids.filter((each) => each !== id).indexOf(targetId) + (edge === "bottom" ? 1 : 0);
