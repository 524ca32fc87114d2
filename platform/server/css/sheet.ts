import { type CSSToken, tokenize } from "@csstools/css-tokenizer";
import postcss, { type ChildNode, type Container, type Root, type Rule } from "postcss";
import { inScope, selectorReason } from "./selector-rules.ts";
import { structureProblem, tokensReason } from "./token-rules.ts";

/** A style sheet of staff, and the id of the element that it is held to. */
export type Sheet = Readonly<{ css: string; id: string }>;

export type CleanSheet = Readonly<{
  /** What is wrong with it, with its line; null when all of it can be shown. */
  problem: string | null;
  /** What can be shown of it; empty for what cannot be read or has nothing left. */
  css: string;
}>;

/** At-rules that style what is on the page; everything else (imports, fonts, namespaces) is refused. */
const allowed = new Set(["media", "supports", "container", "keyframes", "layer", "starting-style"]);
const keyframe = /^(?:from|to|[\d.]{1,8}%)(?:,(?:from|to|[\d.]{1,8}%))*$/;

const tokensOf = (css: string): readonly CSSToken[] => tokenize({ css });
const textReason = (text: string): string | null => tokensReason(tokensOf(text));

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && parent.name.toLowerCase() === "keyframes";

const ruleReason = (rule: Rule): string | null => {
  const text = textReason(rule.raws.selector?.raw ?? rule.selector);
  if (text !== null || !isKeyframe(rule)) return text ?? selectorReason(rule.selector);
  return keyframe.test(rule.selector.replaceAll(/\s/g, "").toLowerCase())
    ? null
    : "a keyframe is from, to or a percentage";
};

/** What is wrong with one rule or declaration; null for what may stay. */
const nodeReason = (node: ChildNode): string | null => {
  if (node.type === "rule") return ruleReason(node);
  if (node.type === "decl") return textReason(`${node.prop}:${node.raws.value?.raw ?? node.value}`);
  if (node.type !== "atrule") return null;
  return allowed.has(node.name.toLowerCase())
    ? textReason(node.raws.params?.raw ?? node.params)
    : `@${node.name} is not allowed`;
};

const lineAt = (css: string, at: number): number => css.slice(0, at).split(/\r\n|[\n\r\f]/).length;

/** What is wrong with the sheet as a whole: nothing of it can be shown. */
const wholeProblem = (css: string): string | null => {
  if (css.includes("</") || css.includes("<!")) return ": it holds the end of an HTML element";
  const found = structureProblem(tokensOf(css));
  if (found === null) return null;
  const { at, reason } = found;
  return at === null ? `: ${reason}` : `, line ${lineAt(css, at)}: ${reason}`;
};

const parse = (css: string): Root | string => {
  try {
    return postcss.parse(css);
  } catch (error) {
    return error instanceof postcss.CssSyntaxError
      ? `, line ${error.line ?? 1}: ${error.reason}`
      : ": it cannot be read";
  }
};

type Problems = { first: string | null };

/** Takes out what may not stay, and what nobody reads; each node is looked at once. */
const clean = (container: Container, id: string, problems: Problems): void => {
  container.nodes = (container.nodes ?? []).filter((node) => {
    const reason = nodeReason(node);
    if (reason === null) return node.type !== "comment";
    problems.first ??= `, line ${node.source?.start?.line ?? 1}: ${reason}`;
    return false;
  });
  for (const node of container.nodes) {
    if (node.type === "rule" && !isKeyframe(node)) {
      const scoped = inScope(node.selector, id);
      if (scoped !== node.selector) node.selector = scoped;
    }
    if ((node.type === "rule" || node.type === "atrule") && node.nodes) clean(node, id, problems);
  }
};

/** An id as a selector names it; staff's tools may send any text for one. */
const escaped = (id: string): string =>
  id.replaceAll(/[^\w-]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);

const refused = (problem: string): CleanSheet => ({
  problem: `Custom CSS${problem}${problem.endsWith(".") ? "" : "."}`,
  css: "",
});

/**
 * The style sheet as visitors get it: cleaned, and held to the element of its id by `@scope`, so that
 * no rule reaches the rest of the page. The id itself may be written as a selector. Its time grows as
 * the sheet does, whatever is in it.
 */
export const cleanSheet = ({ css, id }: Sheet): CleanSheet => {
  if (css.trim() === "") return { problem: null, css: "" };
  const whole = wholeProblem(css);
  if (whole !== null) return refused(whole);
  const root = parse(css);
  if (typeof root === "string") return refused(root);
  const problems: Problems = { first: null };
  clean(root, id, problems);
  const text = root.toString().trim();
  // Once more on what goes out, by its tokens alone: no gap between two parsers lets anything through.
  const isSafe = wholeProblem(text) === null && textReason(text) === null;
  const scoped = text === "" || !isSafe ? "" : `@scope (#${escaped(id)}) {\n${text}\n}`;
  const problem = problems.first ?? (isSafe ? null : ": it cannot be read in one way alone");
  return { problem: problem === null ? null : refused(problem).problem, css: scoped };
};
