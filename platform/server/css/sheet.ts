import { type CSSToken, tokenize } from "@csstools/css-tokenizer";
import postcss, { type ChildNode, type Container, type Root, type Rule } from "postcss";
import { scopeOwnId, selectorReason } from "./selector-rules.ts";
import { structureProblem, tokensReason } from "./token-rules.ts";

/** A style sheet written by staff, and the id of the element it is scoped to. */
export type Sheet = Readonly<{ css: string; id: string }>;

export type CleanSheet = Readonly<{
  /** The first problem with its line number; null when the whole sheet is allowed. */
  problem: string | null;
  /** The allowed rules; empty when the sheet cannot be read or nothing is left. */
  css: string;
}>;

/**
 * At-rules that only style elements of the page. Other at-rules (imports, fonts, namespaces) are
 * refused.
 */
const allowedAtRules = new Set([
  "media",
  "supports",
  "container",
  "keyframes",
  "layer",
  "starting-style",
]);
const keyframeSelector = /^(?:from|to|[\d.]{1,8}%)(?:,(?:from|to|[\d.]{1,8}%))*$/;

const tokensOf = (css: string): readonly CSSToken[] => tokenize({ css });
const textReason = (text: string): string | null => tokensReason(tokensOf(text));

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && parent.name.toLowerCase() === "keyframes";

const ruleReason = (rule: Rule): string | null => {
  const text = textReason(rule.raws.selector?.raw ?? rule.selector);
  if (text !== null || !isKeyframe(rule)) return text ?? selectorReason(rule.selector);
  return keyframeSelector.test(rule.selector.replaceAll(/\s/g, "").toLowerCase())
    ? null
    : "a keyframe is from, to or a percentage";
};

const nodeReason = (node: ChildNode): string | null => {
  if (node.type === "rule") return ruleReason(node);
  if (node.type === "decl") return textReason(`${node.prop}:${node.raws.value?.raw ?? node.value}`);
  if (node.type !== "atrule") return null;
  return allowedAtRules.has(node.name.toLowerCase())
    ? textReason(node.raws.params?.raw ?? node.params)
    : `@${node.name} is not allowed`;
};

const lineAt = (css: string, at: number): number => css.slice(0, at).split(/\r\n|[\n\r\f]/).length;

/** Problems for which the whole sheet is dropped. */
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

/** Removes refused nodes and comments; each node is visited once. */
const clean = (container: Container, id: string, problems: Problems): void => {
  container.nodes = (container.nodes ?? []).filter((node) => {
    const reason = nodeReason(node);
    if (reason === null) return node.type !== "comment";
    problems.first ??= `, line ${node.source?.start?.line ?? 1}: ${reason}`;
    return false;
  });
  for (const node of container.nodes) {
    if (node.type === "rule" && !isKeyframe(node)) {
      const scoped = scopeOwnId(node.selector, id);
      if (scoped !== node.selector) node.selector = scoped;
    }
    if ((node.type === "rule" || node.type === "atrule") && node.nodes) clean(node, id, problems);
  }
};

/** Escapes an id for a selector: an API client may send any text as one. */
const escapeId = (id: string): string =>
  id.replaceAll(/[^\w-]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);

const rejectedSheet = (problem: string): CleanSheet => ({
  problem: `Custom CSS${problem}${problem.endsWith(".") ? "" : "."}`,
  css: "",
});

/**
 * Cleans a style sheet and scopes it to the element of its id by `@scope`, so that no rule reaches
 * the rest of the page. Rules may name the id itself. Runs in time linear in the sheet's length,
 * whatever is in it.
 */
export const scopeSafeSheet = ({ css, id }: Sheet): CleanSheet => {
  if (css.trim() === "") return { problem: null, css: "" };
  const whole = wholeProblem(css);
  if (whole !== null) return rejectedSheet(whole);
  const root = parse(css);
  if (typeof root === "string") return rejectedSheet(root);
  const problems: Problems = { first: null };
  clean(root, id, problems);
  const text = root.toString().trim();
  // The tokens of the result are checked once more, so that nothing slips through where two parsers
  // read the sheet differently.
  const isSafe = wholeProblem(text) === null && textReason(text) === null;
  const scoped = text === "" || !isSafe ? "" : `@scope (#${escapeId(id)}) {\n${text}\n}`;
  const problem = problems.first ?? (isSafe ? null : ": it cannot be read in one way alone");
  return { problem: problem === null ? null : rejectedSheet(problem).problem, css: scoped };
};
