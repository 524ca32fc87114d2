import { isSame } from "#platform/changes/changes.ts";
import { findMoved } from "./moved-items.ts";

export type Ids = readonly string[];

/** The ids that one side moved; added and removed ones are not among them. */
const movedIds = (base: Ids, side: Ids): ReadonlySet<string> => {
  const indexInBase = new Map(base.map((id, index) => [id, index]));
  const remaining = side.filter((id) => indexInBase.has(id));
  const moved = findMoved(remaining.map((id) => indexInBase.get(id) ?? 0));
  return new Set(remaining.filter((_, index) => moved.has(index)));
};

/** Inserts into `frame` the ids that only `other` has, each after its predecessor in `other`. */
const interleave = (frame: Ids, other: Ids): Ids => {
  const result = [...frame];
  const idsInResult = new Set(frame);
  let predecessor: string | null = null;
  for (const id of other) {
    if (!idsInResult.has(id)) {
      result.splice(predecessor === null ? 0 : result.indexOf(predecessor) + 1, 0, id);
      idsInResult.add(id);
    }
    predecessor = id;
  }
  return result;
};

/**
 * One order of all ids of both sides, with the moves and additions of each as far as they do not
 * collide. The caller drops the ids of deleted items afterwards.
 * @param chosen the side that wins where both moved the same item
 */
export const mergeOrder = (
  base: Ids,
  mine: Ids,
  theirs: Ids,
  chosen: "mine" | "theirs",
): Readonly<{ order: Ids; isConflict: boolean }> => {
  const inMine = new Set(mine);
  const inTheirs = new Set(theirs);
  const movedByMe = movedIds(base, mine);
  const movedByThem = movedIds(base, theirs);
  const hasSameOrder = isSame(
    mine.filter((id) => inTheirs.has(id)),
    theirs.filter((id) => inMine.has(id)),
  );
  if (movedByThem.size === 0 && movedByMe.size > 0)
    return { order: interleave(mine, theirs), isConflict: false };
  if (hasSameOrder || movedByMe.size === 0)
    return { order: interleave(theirs, mine), isConflict: false };
  const movedByBoth = [...movedByMe].some((id) => movedByThem.has(id));
  const [frame, other, moved, movedByOther] =
    chosen === "mine"
      ? [mine, theirs, movedByMe, movedByThem]
      : [theirs, mine, movedByThem, movedByMe];
  // Items that only the other side moved are taken out and inserted again where that side put them.
  const unmoved = frame.filter((id) => moved.has(id) || !movedByOther.has(id));
  const order = interleave(unmoved, other);
  // If the result equals one side's order, the other side's moves are lost: a person has to choose.
  const commonIds = (ids: Ids) => ids.filter((id) => inMine.has(id) && inTheirs.has(id));
  const isOneSided = [mine, theirs].some((side) => isSame(commonIds(order), commonIds(side)));
  if (movedByBoth || isOneSided) return { order: interleave(frame, other), isConflict: true };
  return { order, isConflict: false };
};
