import { withBreakableSpaces } from "#platform/prose/breakable-spaces.ts";

const dropped = "style, script, meta, link, title, xml, template, iframe, object, svg, img, video";
const renamed: readonly (readonly [selector: string, tag: string])[] = [
  ["h1", "h2"],
  ["h4, h5, h6", "h3"],
  ["td, th, dt, dd, blockquote, pre", "p"],
];

const rename = (element: Element, tag: string): void => {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
};

const isWordItem = (element: Element): boolean =>
  /mso-list:\s*(?!none|ignore)/i.test(element.getAttribute("style") ?? "");

/** Word writes an item of a list as a paragraph that begins with its sign. */
const takeWordItem = (paragraph: Element): { tag: "ul" | "ol"; item: Element } => {
  const signs = paragraph.querySelectorAll(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const sign = signs[0]?.textContent?.trim() ?? "";
  for (const each of signs) each.remove();
  const item = paragraph.ownerDocument.createElement("li");
  const line = paragraph.ownerDocument.createElement("p");
  line.append(...paragraph.childNodes);
  item.append(line);
  return { tag: /^\(?(\d+|[a-z]+)[.)]/i.test(sign) ? "ol" : "ul", item };
};

const makeWordLists = (body: Element): void => {
  for (const paragraph of [...body.querySelectorAll("p")].filter(isWordItem)) {
    const previous = paragraph.previousElementSibling;
    const { tag, item } = takeWordItem(paragraph);
    if (previous?.matches(`${tag}[data-word]`)) {
      previous.append(item);
      paragraph.remove();
      continue;
    }
    const list = paragraph.ownerDocument.createElement(tag);
    list.dataset["word"] = "";
    list.append(item);
    paragraph.replaceWith(list);
  }
};

/** A list within a list becomes part of the list around it. */
const flattenLists = (body: Element): void => {
  for (const inner of body.querySelectorAll("li :is(ul, ol), ul > :is(ul, ol), ol > :is(ul, ol)")) {
    const outer = inner.parentElement?.closest("li") ?? inner;
    outer.after(...[...inner.children].filter((child) => child.matches("li")));
    inner.remove();
  }
};

/** The address within our own site as a path, so that a link holds on every host of the site. */
const shortenAddresses = (body: Element, site: string | null): void => {
  for (const anchor of body.querySelectorAll("a[href]")) {
    const url = URL.parse(anchor.getAttribute("href") ?? "");
    if (url && url.origin === site)
      anchor.setAttribute("href", url.pathname + url.search + url.hash);
  }
};

const textBlocks = "p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, blockquote, pre, div, body";

/** Words may lie in many elements of a paragraph, so they are looked at together. */
const freeSpaces = (body: Element): void => {
  const paragraphs = new Map<Element | null | undefined, Text[]>();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const paragraph = node.parentElement?.closest(textBlocks);
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), node]);
  }
  for (const texts of paragraphs.values()) {
    const words = withBreakableSpaces(texts.map(({ data }) => data).join(""));
    let start = 0;
    for (const text of texts) {
      const { length } = text;
      text.data = words.slice(start, start + length);
      start += length;
    }
  }
};

/**
 * Prepares the HTML of Word, Google Docs and web pages for the editor, which takes from it only
 * what a text can hold.
 *
 * @param site origin of the market's site; null where it has none
 */
export const cleanPaste = (html: string, site: string | null): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(dropped)) element.remove();
  makeWordLists(body);
  flattenLists(body);
  for (const [selector, tag] of renamed)
    for (const element of body.querySelectorAll(selector)) rename(element, tag);
  freeSpaces(body);
  shortenAddresses(body, site);
  return body.innerHTML;
};
