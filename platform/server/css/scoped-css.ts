import postcss, { type AtRule, type Root } from "postcss";

/** At-rules that style what is on the page; everything else (imports, fonts, namespaces) goes. */
const allowed = new Set(["media", "supports", "container", "keyframes", "layer"]);

/** Fetches from elsewhere, and what old browsers ran as code; `<` could end the style element. */
const forbidden =
  /url\(\s*["']?\s*(?!\/(?!\/)|data:image\/|#)|image-set\(|expression\(|javascript:|-moz-binding|behavior:|<(?![\s\d=])|\\/i;

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
  root.walkAtRules((rule: AtRule) => {
    if (!allowed.has(rule.name.toLowerCase()) || forbidden.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (forbidden.test(rule.selector)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (forbidden.test(`${declaration.prop}:${declaration.value}`)) declaration.remove();
  });
  return root;
};

/** What is wrong with a style sheet, with its line; null when it can be read. */
export const cssProblem = (css: string): string | null => {
  const root = parse(css);
  return typeof root === "string" ? `Custom CSS, ${root}.` : null;
};

/**
 * The style sheet as visitors get it: cleaned, and held to the element of this id by `@scope`, so
 * that no rule reaches the rest of the page. The id itself may be written as a selector.
 * @returns an empty text for what cannot be read or has nothing left
 */
export const scopedCss = (css: string, id: string): string => {
  if (css.trim() === "") return "";
  const root = parse(css.replaceAll(`#${id}`, ":scope"));
  if (typeof root === "string") return "";
  const text = cleaned(root).toString().trim();
  return text === "" ? "" : `@scope (#${id}) {\n${text}\n}`;
};
