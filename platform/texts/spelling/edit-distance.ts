/**
 * The number of typing errors that are allowed in a word. Short words allow none, because their
 * most similar words are different words.
 */
export const maxEditsFor = (word: string): number =>
  word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;

/** Whether a word may be the correction of another: "tre" is too short to correct "trek" to. */
export const isCorrectable = (word: string, isPlace: boolean): boolean =>
  word.length >= (isPlace ? 3 : 4);

/**
 * Damerau-Levenshtein distances from `a` to the prefixes of `b`; the index is the length of the
 * prefix. Null when all distances are above `maxEdits`.
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

/**
 * A different first letter costs an extra edit, because people rarely mistype it, unless the first
 * two letters are swapped.
 */
const firstLetterPenalty = (typed: string, meant: string): number => {
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  return typed[0] === meant[0] || isSwapped ? 0 : 1;
};

/** Above `maxEdits`, the returned value need not be exact. */
export const editDistance = (typed: string, meant: string, maxEdits: number): number => {
  const penalty = firstLetterPenalty(typed, meant);
  if (Math.abs(typed.length - meant.length) > maxEdits - penalty) return maxEdits + 1;
  return (
    (editsToPrefixes(typed, meant, maxEdits - penalty)?.[meant.length] ?? maxEdits + 1) + penalty
  );
};

/**
 * Distance from an unfinished word to the most similar prefix of a word. `maxEdits` does not
 * include the penalty for the first letter. A prefix that is shorter than the typed text costs an
 * additional half edit, so that `japn` is nearer to Japan than to Janeiro.
 */
export const prefixEditDistance = (typed: string, meant: string, maxEdits: number): number => {
  const edits = editsToPrefixes(typed, meant.slice(0, typed.length + maxEdits), maxEdits);
  let least = Infinity;
  for (
    let length = Math.min(typed.length - 1, meant.length);
    length < (edits?.length ?? 0);
    length += 1
  ) {
    const distance = edits?.[length] ?? Infinity;
    const isCut = length < typed.length && length < meant.length;
    if (distance <= maxEdits) least = Math.min(least, isCut ? distance + 0.5 : distance);
  }
  return least + firstLetterPenalty(typed, meant);
};
