import { maxListLevels } from "#platform/prose/prose.ts";

const lists = "ul, ol";
const blocks = "p, div, blockquote, pre, h1, h2, h3, h4, h5, h6, dt, dd, td, th";

/** Google Docs and old editors write a list beside the item that it belongs to. */
const takeListsIn = (body: Element): void => {
  for (const inner of body.querySelectorAll("ul > :is(ul, ol), ol > :is(ul, ol)")) {
    const before = inner.previousElementSibling;
    if (before?.matches("li")) before.append(inner);
    else {
      // Nobody stands above it: its items are as far in as the list around them.
      inner.replaceWith(...inner.childNodes);
    }
  }
};

/** What only frames words or lists within an item goes, from the inside out. */
const unwrap = (item: Element): void => {
  for (const frame of [...item.querySelectorAll("div, section, article")].toReversed()) {
    const paragraph = item.ownerDocument.createElement("p");
    if (frame.querySelector(`${blocks}, ${lists}`)) frame.replaceWith(...frame.childNodes);
    else {
      paragraph.append(...frame.childNodes);
      frame.replaceWith(paragraph);
    }
  }
};

/** An item holds its words as one paragraph, with breaks in it, and its lists after that. */
const arrangeItem = (item: Element): void => {
  unwrap(item);
  const words = item.ownerDocument.createElement("p");
  const inner = [...item.querySelectorAll(`:scope > :is(${lists})`)];
  for (const list of inner) list.remove();
  let isAfterBlock = false;
  const parts = [...item.childNodes]; // a list of its own: what is moved leaves the live one
  for (const node of parts) {
    const isBlock = node instanceof Element && node.matches(blocks);
    const hasWords = node.textContent?.trim() !== "";
    if (hasWords && (isBlock || isAfterBlock) && words.textContent?.trim())
      words.append(item.ownerDocument.createElement("br"));
    words.append(...(isBlock ? node.childNodes : [node]));
    if (hasWords) isAfterBlock = isBlock;
  }
  item.replaceChildren(words, ...inner);
};

/** @returns how many items stood deeper than a text can hold and joined the last level */
const joinLastLevel = (body: Element): number => {
  const deep = [...body.querySelectorAll(lists)].filter((list) => {
    let levels = 1;
    for (let at = list.parentElement?.closest(lists); at; at = at.parentElement?.closest(lists))
      levels += 1;
    return levels > maxListLevels;
  });
  let count = 0;
  for (const list of deep) {
    const items = [...list.children];
    count += items.length;
    list.parentElement?.closest("li")?.after(...items);
    list.remove();
  }
  return count;
};

/** Brings lists within lists into the form of the editor. @returns the number of items too deep */
export const arrangeLists = (body: Element): number => {
  takeListsIn(body);
  const deep = joinLastLevel(body);
  for (const item of body.querySelectorAll("li")) arrangeItem(item);
  return deep;
};
