const isElement = (node: Node): node is Element => node.nodeType === 1;

const patchAttributes = (old: Element, next: Element) => {
  for (const { name } of Array.from(old.attributes))
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
};

const patchChildren = (old: Node, next: Node) => {
  let mine = old.firstChild;
  for (const wanted of Array.from(next.childNodes)) {
    if (!mine) old.appendChild(wanted);
    else mine = patch(mine, wanted).nextSibling;
  }
  while (mine) {
    const rest: ChildNode = mine;
    mine = rest.nextSibling;
    rest.remove();
  }
};

/**
 * Makes a node look like another, keeping what is equal: pictures that stay are not loaded again,
 * and what is scrolled stays where it is.
 * @returns the node that stands in the document now
 */
export const patch = (old: ChildNode, next: ChildNode): ChildNode => {
  if (old.nodeName !== next.nodeName || old.nodeType !== next.nodeType) {
    old.replaceWith(next);
    return next;
  }
  if (!isElement(old) || !isElement(next)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return old;
  }
  patchAttributes(old, next);
  patchChildren(old, next);
  return old;
};
