import { isSame } from "#features/audit/parts/changes.ts";
import { findMoved } from "./moved-blocks.ts";

export type Ids = readonly string[];

/** The ids that one side moved, seen from the base; what it added or removed is not among them. */
const movedIds = (base: Ids, side: Ids): ReadonlySet<string> => {
  const places = new Map(base.map((id, index) => [id, index]));
  const stayed = side.filter((id) => places.has(id));
  const moved = findMoved(stayed.map((id) => places.get(id) ?? 0));
  return new Set(stayed.filter((_, index) => moved.has(index)));
};

/** Puts into `frame` those of `other` that it lacks, each behind the one before it in `other`. */
const interleave = (frame: Ids, other: Ids): Ids => {
  const result = [...frame];
  const known = new Set(frame);
  let last: string | null = null;
  for (const id of other) {
    if (!known.has(id)) {
      result.splice(last === null ? 0 : result.indexOf(last) + 1, 0, id);
      known.add(id);
    }
    last = id;
  }
  return result;
};

/**
 * One order of all that both sides have: each side's moves and additions are kept where they do not
 * collide. Ids that neither should keep are dropped by the caller afterwards.
 * @param chosen whose order counts for what both moved to different places
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
  const areAlike = isSame(
    mine.filter((id) => inTheirs.has(id)),
    theirs.filter((id) => inMine.has(id)),
  );
  if (movedByThem.size === 0 && movedByMe.size > 0)
    return { order: interleave(mine, theirs), isConflict: false };
  if (areAlike || movedByMe.size === 0)
    return { order: interleave(theirs, mine), isConflict: false };
  const isTornBetween = [...movedByMe].some((id) => movedByThem.has(id));
  const [frame, other, moved, movedByOther] =
    chosen === "mine"
      ? [mine, theirs, movedByMe, movedByThem]
      : [theirs, mine, movedByThem, movedByMe];
  // What only the other side moved leaves its old place and goes where that side put it.
  const stays = frame.filter((id) => moved.has(id) || !movedByOther.has(id));
  const order = interleave(stays, other);
  // An order that is one side's alone has lost what the other moved: somebody has to choose.
  const common = (ids: Ids) => ids.filter((id) => inMine.has(id) && inTheirs.has(id));
  const isOneSided = [mine, theirs].some((side) => isSame(common(order), common(side)));
  if (isTornBetween || isOneSided) return { order: interleave(frame, other), isConflict: true };
  return { order, isConflict: false };
};
