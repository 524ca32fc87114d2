import parser, { type Node, type Root } from "postcss-selector-parser";

/** What stands around the page, or over all of it. */
const outsideTags = new Set(["html", "body"]);
const outsidePseudo = /^:(?:root|host|host-context|:backdrop|:view-transition[\w-]*)$/;
/** Attributes that say what a thing is, never what somebody typed into it. */
const telling = /^(?:class|lang|dir|open|hidden|(?:data|aria)-[\w-]+)$/;

const read = (selector: string): Root | null => {
  try {
    return parser().astSync(selector);
  } catch {
    return null;
  }
};

const nodeReason = (node: Node): string | null => {
  if (node.type === "tag" && outsideTags.has(node.value.toLowerCase()))
    return "html, body and :root are outside its reach";
  if (node.type === "pseudo" && outsidePseudo.test(node.value.toLowerCase()))
    return "html, body, :root and ::backdrop are outside its reach";
  if (node.type !== "attribute" || node.operator === undefined) return null;
  return telling.test(node.attribute.toLowerCase())
    ? null
    : "selectors may not ask for an attribute's value";
};

/** What is wrong with a selector, whose brackets are closed and not deep. */
export const selectorReason = (selector: string): string | null => {
  const root = read(selector);
  if (root === null) return "this selector cannot be read";
  let found: string | null = null;
  root.walk((node) => {
    found = nodeReason(node);
    return found === null;
  });
  return found;
};

/** The selector with `:scope` in the place of the element's own id. */
export const inScope = (selector: string, id: string): string => {
  if (!selector.includes(`#${id}`)) return selector;
  const root = read(selector);
  root?.walkIds((node) => {
    const { value, spaces } = node;
    if (value === id) node.replaceWith(parser.pseudo({ value: ":scope", spaces }));
  });
  return root?.toString() ?? "";
};
