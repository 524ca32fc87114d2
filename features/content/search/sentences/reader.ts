import type { searchParameters } from "../query/search-params.ts";

/** A first character and the one behind the last, in the sentence as it was typed. */
export type Span = readonly [from: number, to: number];

export type Parameter = Exclude<(typeof searchParameters)[number], "page" | "view">;
export type Wish = Readonly<{ parameter: Parameter; value: string }>;
export type Finding = Wish & Readonly<{ words: Span }>;

/** A text as it is compared: each character knows where it stands in the sentence. */
export type Spelled = Readonly<{
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}>;

type Groups = Readonly<Record<string, string | undefined>>;
export type Match = Readonly<{ text: string; groups: Groups; before: string; after: string }>;

/** What a match says: wishes, words that no filter holds, words that say nothing; null leaves it. */
export type Reading = readonly Wish[] | "unread" | "neutral" | null;

/** Stands for words that were read, so that no rule reads over them. */
const read = "\u0001";

/** Reads a sentence rule by rule; what one rule has taken, the next does not see. */
export const createReader = ({ text, starts, ends }: Spelled) => {
  let rest = text;
  const findings: Finding[] = [];
  const unread: Span[] = [];
  const spanOf = (from: number, to: number): Span => {
    const said = text.slice(from, to);
    const first = from + said.length - said.trimStart().length;
    const last = to - (said.length - said.trimEnd().length);
    return [starts[first] ?? 0, ends[last - 1] ?? 0];
  };
  return {
    findings: findings as readonly Finding[],
    unread: unread as readonly Span[],
    rest: () => rest,
    /** Takes each match that `interpret` can read. */
    take(pattern: RegExp, interpret: (match: Match) => Reading): void {
      for (const found of rest.matchAll(pattern)) {
        const [from, to] = [found.index, found.index + found[0].length];
        if (from === to || rest.slice(from, to).includes(read)) continue;
        const [before, after] = [rest.slice(0, from), rest.slice(to)];
        const said = interpret({ text: found[0], groups: found.groups ?? {}, before, after });
        if (said === null) continue;
        rest = `${before}${read.repeat(to - from)}${after}`;
        const words = spanOf(from, to);
        if (said === "unread") unread.push(words);
        else if (said !== "neutral")
          findings.push(...said.map((wish): Finding => ({ ...wish, words })));
      }
    },
    spanOf,
  };
};

export type Reader = ReturnType<typeof createReader>;
