const isElement = (node: Node): node is Element => node.nodeType === 1;

const patchAttributes = (old: Element, next: Element) => {
  for (const { name } of Array.from(old.attributes))
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
};

const patchChildren = (old: Node, next: Node) => {
  let current = old.firstChild;
  for (const nextChild of Array.from(next.childNodes)) {
    if (!current) old.appendChild(nextChild);
    else current = patch(current, nextChild).nextSibling;
  }
  while (current) {
    const surplus: ChildNode = current;
    current = surplus.nextSibling;
    surplus.remove();
  }
};

/**
 * Morphs a DOM node into another and keeps equal parts, so that pictures do not load again and
 * scroll positions stay.
 * @returns the node that is in the document now
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
