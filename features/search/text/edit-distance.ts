/** How many letters of a word may be wrong: none of a short one, whose neighbours mean other things. */
export const maxEditsFor = (word: string): number =>
  word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;

/** Whether a word of the catalogue may be meant by a mistyped one: "trek" is no slip for "tre". */
export const isCorrectable = (word: string, isPlace: boolean): boolean =>
  word.length >= (isPlace ? 3 : 4);

/**
 * Letters to add, drop, change or swap with their neighbour between a word and each beginning of
 * another, by its length; null when there are more than `most` to all of them.
 */
const editsToPrefixes = (a: string, b: string, maxEdits: number): Uint8Array | null => {
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
    if (least > maxEdits) return null;
    [before, above] = [above, line];
  }
  return above;
};

/** Hardly anybody mistakes the first letter: another one is a slip more, unless the first two changed places. */
const firstLetterPenalty = (typed: string, meant: string): number => {
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  return typed[0] === meant[0] || isSwapped ? 0 : 1;
};

/** How far a typed word is from one that may have been meant. Anything above `most` when it is farther. */
export const editDistance = (typed: string, meant: string, maxEdits: number): number => {
  const more = firstLetterPenalty(typed, meant);
  if (Math.abs(typed.length - meant.length) > maxEdits - more) return maxEdits + 1;
  return (editsToPrefixes(typed, meant, maxEdits - more)?.[meant.length] ?? maxEdits + 1) + more;
};

/**
 * The same to the nearest beginning of a word that may be meant by who has not typed all of it; `most`
 * edits, whatever the first letter. A letter that is one too many before the word ends is half a
 * slip more: `japn` begins Japan sooner than Janeiro.
 */
export const prefixEditDistance = (typed: string, meant: string, maxEdits: number): number => {
  const edits = editsToPrefixes(typed, meant.slice(0, typed.length + maxEdits), maxEdits);
  let least = Infinity;
  for (
    let length = Math.min(typed.length - 1, meant.length);
    length < (edits?.length ?? 0);
    length += 1
  ) {
    const here = edits?.[length] ?? Infinity;
    const isCut = length < typed.length && length < meant.length;
    if (here <= maxEdits) least = Math.min(least, isCut ? here + 0.5 : here);
  }
  return least + firstLetterPenalty(typed, meant);
};
