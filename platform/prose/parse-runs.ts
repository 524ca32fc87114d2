import { isLink } from "#platform/address.ts";
import type { ProseRun } from "./prose.ts";

type Star = "isBold" | "isItalic";
type Token = Readonly<{ star: Star | null; text: string; link: string | null }>;

// The bounds keep the time linear: no text makes the expression try a long stretch twice.
const markup = /\\([\\*[\]#.-])|(\*\*)|(\*)|\[((?:\\.|[^[\]\\]){1,500})\]\(([^\s()]{1,500})\)/gs;

const plain = (text: string, link: string | null): Token => ({ star: null, text, link });

const tokensOf = (text: string, link: string | null): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const [all, escaped, bold, italic, label, address = ""] = match;
    tokens.push(plain(text.slice(end, match.index), link));
    end = match.index + all.length;
    if (escaped) tokens.push(plain(escaped, link));
    else if (bold) tokens.push({ star: "isBold", text: all, link });
    else if (italic) tokens.push({ star: "isItalic", text: all, link });
    else if (label && link === null && isLink(address)) tokens.push(...tokensOf(label, address));
    else tokens.push(plain(all, link));
  }
  return [...tokens, plain(text.slice(end), link)].filter((token) => token.text !== "");
};

const beginsWithSpace = (token: Token | undefined): boolean => /^(\s|$)/.test(token?.text ?? "");
const endsWithSpace = (token: Token | undefined): boolean => /(^|\s)$/.test(token?.text ?? "");

/** The stars that begin or end a mark; every other star stands for itself. */
const marksOf = (tokens: readonly Token[]): ReadonlySet<number> => {
  const marks = new Set<number>();
  const opened: Record<Star, number | null> = { isBold: null, isItalic: null };
  for (const [index, { star }] of tokens.entries()) {
    if (star === null) continue;
    const start = opened[star];
    if (start === null) {
      if (!beginsWithSpace(tokens[index + 1])) opened[star] = index;
    } else if (index > start + 1 && !endsWithSpace(tokens[index - 1])) {
      marks.add(start).add(index);
      opened[star] = null;
    }
  }
  return marks;
};

const areAlike = (a: ProseRun, b: ProseRun): boolean =>
  a.isBold === b.isBold && a.isItalic === b.isItalic && a.link === b.link;

/**
 * Reads `**bold**`, `*italic*` and `[words](/address)`; a backslash takes a sign's meaning away. A
 * link to an address that is not allowed stays the text that it is.
 */
export const parseRuns = (text: string): readonly ProseRun[] => {
  const tokens = tokensOf(text, null);
  const marks = marksOf(tokens);
  const runs: ProseRun[] = [];
  const state = { isBold: false, isItalic: false };
  for (const [index, { star, text: words, link }] of tokens.entries()) {
    if (star !== null && marks.has(index)) {
      state[star] = !state[star];
      continue;
    }
    const run = { text: words, ...state, link };
    const last = runs.at(-1);
    if (last && areAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + words };
    else runs.push(run);
  }
  return runs;
};

/** The addresses of links that the text asks for and that are not allowed. */
export const refusedLinks = (text: string): readonly string[] =>
  [...text.matchAll(markup)].flatMap(([, , , , label, address = ""]) =>
    label && !isLink(address) ? [address] : [],
  );
