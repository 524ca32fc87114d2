import postcss, { type Root } from "postcss";
import { nodeProblem, rootProblem, sheetProblem } from "./css-rules.ts";

const parse = (css: string): Root | string => {
  try {
    return postcss.parse(css);
  } catch (error) {
    return error instanceof postcss.CssSyntaxError
      ? `line ${error.line ?? 1}: ${error.reason}`
      : "cannot be read";
  }
};

const cleaned = (root: Root): Root => {
  root.walkComments((comment) => void comment.remove());
  root.walk((node) => {
    if (nodeProblem(node) !== null) node.remove();
  });
  return root;
};

/** What is wrong with a style sheet, with its line; null when all of it can be shown. */
export const cssProblem = (css: string): string | null => {
  const whole = sheetProblem(css);
  if (whole !== null) return `Custom CSS: ${whole}.`;
  const root = parse(css);
  const problem = typeof root === "string" ? root : rootProblem(root);
  return problem === null ? null : `Custom CSS, ${problem}.`;
};

/**
 * The style sheet as visitors get it: cleaned, and held to the element of this id by `@scope`, so
 * that no rule reaches the rest of the page. The id itself may be written as a selector.
 * @returns an empty text for what cannot be read or has nothing left
 */
export const scopedCss = (css: string, id: string): string => {
  if (css.trim() === "" || sheetProblem(css) !== null) return "";
  const root = parse(css.replaceAll(`#${id}`, ":scope"));
  if (typeof root === "string") return "";
  const text = cleaned(root).toString().trim();
  return text === "" ? "" : `@scope (#${id}) {\n${text}\n}`;
};
