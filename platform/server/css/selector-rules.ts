import parser, { type Node, type Root } from "postcss-selector-parser";

const outsideTags = new Set(["html", "body"]);
const outsidePseudos = /^:(?:root|host|host-context|:backdrop|:view-transition[\w-]*)$/;
/** Attributes that never hold what somebody typed: with others a sheet could read form fields. */
const allowedAttributes = /^(?:class|lang|dir|open|hidden|(?:data|aria)-[\w-]+)$/;

const parse = (selector: string): Root | null => {
  try {
    return parser().astSync(selector);
  } catch {
    return null;
  }
};

const nodeReason = (node: Node): string | null => {
  if (node.type === "tag" && outsideTags.has(node.value.toLowerCase()))
    return "html, body and :root are outside its reach";
  if (node.type === "pseudo" && outsidePseudos.test(node.value.toLowerCase()))
    return "html, body, :root and ::backdrop are outside its reach";
  if (node.type !== "attribute" || node.operator === undefined) return null;
  return allowedAttributes.test(node.attribute.toLowerCase())
    ? null
    : "selectors may not ask for an attribute's value";
};

/**
 * Expects balanced, shallow brackets. @returns why the selector is refused, null when it is allowed
 */
export const selectorReason = (selector: string): string | null => {
  const root = parse(selector);
  if (root === null) return "this selector cannot be read";
  let reason: string | null = null;
  root.walk((node) => {
    reason = nodeReason(node);
    return reason === null;
  });
  return reason;
};

/** Replaces the element's own id by `:scope`. */
export const scopeOwnId = (selector: string, id: string): string => {
  if (!selector.includes(`#${id}`)) return selector;
  const root = parse(selector);
  root?.walkIds((node) => {
    const { value, spaces } = node;
    if (value === id) node.replaceWith(parser.pseudo({ value: ":scope", spaces }));
  });
  return root?.toString() ?? "";
};
