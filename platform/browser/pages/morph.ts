/** Entries of lists are known by the page to which they lead, since they have no ids. */
const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return "";
  if (node.id || !node.matches("article,li")) return node.id;
  return (node.querySelector("a")?.getAttribute("href") ?? "").replace(/[?#].*/, "");
};

const isSame = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

/** Whether a visitor has opened it is no matter of the server's. */
const isVisitors = (element: Element, name: string): boolean =>
  name === "open" && element.matches("details,dialog");

const takeAttributes = (element: Element, next: Element): void => {
  for (const { name, value } of next.attributes)
    if (element.getAttribute(name) !== value && !isVisitors(element, name))
      element.setAttribute(name, value);
  for (const name of element.getAttributeNames())
    if (!next.hasAttribute(name) && !isVisitors(element, name)) element.removeAttribute(name);
};

/** The first of the following siblings that is the same; only what has a key is looked for. */
const findSame = (start: Node | null, wanted: Node): ChildNode | null => {
  if (keyOf(wanted) === "") return null;
  for (let each = start; each; each = each.nextSibling)
    if (isSame(each, wanted)) return each as ChildNode;
  return null;
};

const takeChildren = (parent: Element, next: Element): void => {
  let present = parent.firstChild;
  for (const wanted of next.childNodes) {
    const isHere = present !== null && isSame(present, wanted);
    const found = isHere ? present : findSame(present, wanted);
    if (!found) {
      parent.insertBefore(document.importNode(wanted, true), present);
      continue;
    }
    if (found === present) present = present.nextSibling;
    else parent.insertBefore(found, present);
    morph(found, wanted);
  }
  while (present) {
    const rest: ChildNode = present;
    present = rest.nextSibling;
    rest.remove();
  }
};

/**
 * Makes a node like another and keeps all elements that stay, with their focus, what is typed in
 * them, and what is open. Islands that are awake are left to their own code.
 */
export const morph = (node: Node, next: Node): void => {
  if (!(node instanceof Element) || !(next instanceof Element)) {
    if (node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue;
    return;
  }
  if (node.hasAttribute("data-awake")) return;
  takeAttributes(node, next);
  takeChildren(node, next);
};
