/** How many letters of a word may be wrong: none of a short one, whose neighbours mean other things. */
export const allowance = (word: string): number =>
  word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;

/**
 * Letters to add, drop, change or swap with their neighbour between two words; anything above
 * `most` when there are more than so many.
 */
export const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, above] = [new Uint8Array(0), Uint8Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = new Uint8Array(b.length + 1);
    line[0] = row;
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const edits = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : 255,
      );
      line[at] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [before, above] = [above, line];
  }
  return above[b.length] ?? 0;
};

/**
 * How far a typed word is from one that may have been meant: edits, and one more where they begin
 * otherwise, since hardly anybody mistakes the first letter. Two letters in the wrong order are a
 * slip there too. Anything above `most` when there are more.
 */
export const slipsBetween = (typed: string, meant: string, most: number): number => {
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  const more = typed[0] === meant[0] || isSwapped ? 0 : 1;
  return editsBetween(typed, meant, most - more) + more;
};
