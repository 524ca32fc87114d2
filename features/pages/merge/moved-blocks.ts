/**
 * The fewest of these that have to be moved so that the rest stands in its old order.
 * @param places where each stood before, in the order of now
 * @returns the indexes into `places` of what moved
 */
export const findMoved = (places: readonly number[]): ReadonlySet<number> => {
  // Patience: for each length, the run of that length with the lowest end, and the way back.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  places.forEach((place, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before.set(index, ends[low - 1]);
    ends[low] = index;
  });
  const moved = new Set(places.keys());
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) moved.delete(at);
  return moved;
};
