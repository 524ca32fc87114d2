import type { ChildNode, Root } from "postcss";

/** At-rules that style what is on the page; everything else (imports, fonts, namespaces) is refused. */
const allowed = new Set(["media", "supports", "container", "keyframes", "layer"]);

/** Fetches from elsewhere, and what old browsers ran as code; `<` could end the style element. */
const forbidden =
  /url\(\s*["']?\s*(?!\/(?!\/)|data:image\/|#)|image-set\(|expression\(|javascript:|-moz-binding|behavior:|<(?![\s\d=])|\\/i;

/** Attributes that say what a thing is, never what somebody typed into it. */
const attribute = /\[\s*(?!(?:class|data-|aria-|lang|dir|open|hidden)[\w-]*\s*[\]~|^$*=])[^\]]*=/i;
const outside = /(^|[\s>+~,(:])(?:html|body|:root|::backdrop)\b/i;

const deepest = 8;
const mostRules = 500;

/** How deep braces stand in one another. A parser that walks its tree would need as much stack. */
const depthOf = (css: string): number => {
  let depth = 0;
  let most = 0;
  for (const letter of css) {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
};

/** What is wrong with a style sheet as a whole, before it is parsed. */
export const sheetProblem = (css: string): string | null => {
  if (/<\s*\//.test(css)) return "it holds the end of an HTML element";
  if (depthOf(css) > deepest) return `rules stand more than ${deepest} deep in one another`;
  return css.split("{").length > mostRules + 1 ? `it has more than ${mostRules} rules` : null;
};

/** What is wrong with one rule or declaration; null for what may stay. */
export const nodeProblem = (node: ChildNode): string | null => {
  if (node.type === "atrule") {
    if (!allowed.has(node.name.toLowerCase())) return `@${node.name} is not allowed`;
    return forbidden.test(node.params) ? `@${node.name} names something that is not allowed` : null;
  }
  if (node.type === "rule") {
    if (node.selector.includes("\\")) return "escapes are not allowed in selectors";
    if (attribute.test(node.selector)) return "selectors may not ask for an attribute's value";
    if (outside.test(node.selector)) return "html, body and :root are outside its reach";
    return forbidden.test(node.selector) ? "this selector is not allowed" : null;
  }
  if (node.type !== "decl") return null;
  if (node.prop.toLowerCase() === "position" && /fixed/i.test(node.value))
    return "position: fixed is not allowed";
  return forbidden.test(`${node.prop}:${node.value}`)
    ? `${node.prop} names another host, or something that would run`
    : null;
};

/** The first problem of a parsed style sheet, with its line. */
export const rootProblem = (root: Root): string | null => {
  let found: string | null = null;
  root.walk((node) => {
    const problem = nodeProblem(node);
    if (problem !== null) found = `line ${node.source?.start?.line ?? 1}: ${problem}`;
    return problem === null ? undefined : false; // the first is enough: each save says the next
  });
  return found;
};
