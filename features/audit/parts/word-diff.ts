export type DiffPart = Readonly<{ kind: "same" | "added" | "removed"; text: string }>;

const tokenize = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? [];

/** More than this many pairs of words are not compared: the middle reads as replaced as a whole. */
const maxPairs = 1_000_000;

/** How long the longest common sequence is from each pair of places on, row by row. */
const lengthsOf = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
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

const between = (before: readonly string[], after: readonly string[]): DiffPart[] => {
  const replaced: DiffPart[] = [
    { kind: "removed", text: before.join("") },
    { kind: "added", text: after.join("") },
  ];
  if (before.length * after.length > maxPairs) return replaced;
  const rows = lengthsOf(before, after);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const was = before[i];
    const is = after[j];
    if (was !== undefined && was === is) {
      parts.push({ kind: "same", text: was });
      i += 1;
      j += 1;
    } else if (
      is === undefined ||
      (was !== undefined && (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ kind: "removed", text: was ?? "" });
      i += 1;
    } else {
      parts.push({ kind: "added", text: is });
      j += 1;
    }
  }
  const isWordKept = parts.some(({ kind, text }) => kind === "same" && /[\p{L}\p{N}]/u.test(text));
  return isWordKept ? parts : replaced;
};

/** Neighbours of a kind become one. */
const joinParts = (parts: readonly DiffPart[]): DiffPart[] => {
  const done: DiffPart[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    if (!part.text) continue;
    if (last?.kind === part.kind) done[done.length - 1] = { ...last, text: last.text + part.text };
    else done.push(part);
  }
  return done;
};

/**
 * What was taken from a text and what was put into it, by whole words. The parts that are not
 * `added` make the old text, those that are not `removed` the new one.
 */
export const diffWords = (before: string, after: string): readonly DiffPart[] => {
  const was = tokenize(before);
  const is = tokenize(after);
  let start = 0;
  const shorter = Math.min(was.length, is.length);
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return joinParts([
    { kind: "same", text: was.slice(0, start).join("") },
    ...between(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    { kind: "same", text: is.slice(is.length - end).join("") },
  ]);
};
