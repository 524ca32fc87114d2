/**
 * The smallest set of items whose move explains the new order (all others are a longest increasing
 * subsequence).
 * @param oldIndexes the old index of each item, in the new order
 * @returns indexes into `oldIndexes`
 */
export const findMoved = (oldIndexes: readonly number[]): ReadonlySet<number> => {
  // Patience sorting: `ends[n]` ends the increasing subsequence of length n + 1 with the lowest
  // last value; `predecessors` leads back through it.
  const ends: number[] = [];
  const predecessors = new Map<number, number | undefined>();
  oldIndexes.forEach((oldIndex, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((oldIndexes[ends[middle] ?? 0] ?? 0) < oldIndex) low = middle + 1;
      else high = middle;
    }
    predecessors.set(index, ends[low - 1]);
    ends[low] = index;
  });
  const moved = new Set(oldIndexes.keys());
  for (let index = ends.at(-1); index !== undefined; index = predecessors.get(index))
    moved.delete(index);
  return moved;
};
