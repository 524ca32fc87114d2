export type DiffPart = Readonly<{ kind: "same" | "added" | "removed"; text: string }>;

const tokenize = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? [];

/**
 * Limits time and memory. In longer texts, everything between the common beginning and the common
 * end is shown as replaced.
 */
const maxPairs = 1_000_000;

/**
 * Table of dynamic programming: `rows[i][j]` is the length of the longest common subsequence of the
 * tokens from `i` and from `j` on.
 */
const lcsLengths = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      const next = rows[i + 1];
      if (!row || !next) continue;
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
};

const diffMiddle = (before: readonly string[], after: readonly string[]): DiffPart[] => {
  const replaced: DiffPart[] = [
    { kind: "removed", text: before.join("") },
    { kind: "added", text: after.join("") },
  ];
  if (before.length * after.length > maxPairs) return replaced;
  const rows = lcsLengths(before, after);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const oldToken = before[i];
    const newToken = after[j];
    if (oldToken !== undefined && oldToken === newToken) {
      parts.push({ kind: "same", text: oldToken });
      i += 1;
      j += 1;
    } else if (
      newToken === undefined ||
      (oldToken !== undefined && (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ kind: "removed", text: oldToken ?? "" });
      i += 1;
    } else {
      parts.push({ kind: "added", text: newToken });
      j += 1;
    }
  }
  const sharesWord = parts.some(({ kind, text }) => kind === "same" && /[\p{L}\p{N}]/u.test(text));
  return sharesWord ? parts : replaced;
};

const mergeAdjacent = (parts: readonly DiffPart[]): DiffPart[] => {
  const merged: DiffPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (!part.text) continue;
    if (last?.kind === part.kind)
      merged[merged.length - 1] = { ...last, text: last.text + part.text };
    else merged.push(part);
  }
  return merged;
};

/**
 * Diff of two texts by whole words. The parts that are not `added` make up the old text, those that
 * are not `removed` the new one.
 */
export const diffWords = (before: string, after: string): readonly DiffPart[] => {
  const oldTokens = tokenize(before);
  const newTokens = tokenize(after);
  let start = 0;
  const shorter = Math.min(oldTokens.length, newTokens.length);
  while (start < shorter && oldTokens[start] === newTokens[start]) start += 1;
  let end = 0;
  while (end < shorter - start && oldTokens.at(-1 - end) === newTokens.at(-1 - end)) end += 1;
  return mergeAdjacent([
    { kind: "same", text: oldTokens.slice(0, start).join("") },
    ...diffMiddle(
      oldTokens.slice(start, oldTokens.length - end),
      newTokens.slice(start, newTokens.length - end),
    ),
    { kind: "same", text: newTokens.slice(newTokens.length - end).join("") },
  ]);
};
