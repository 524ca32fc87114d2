import { withBreakableSpaces } from "#platform/prose/breakable-spaces.ts";
import { withoutRefusedSigns } from "#platform/texts/signs.ts";
import { arrangeLists } from "./nested-lists.ts";
import { pasteNotes } from "./paste-notes.ts";
import { takeLinks } from "./pasted-links.ts";
import { countPlain } from "./plain-parts.ts";
import { takeRevisions } from "./revisions.ts";
import { makeWordLists } from "./word-lists.ts";

const pictureElements = "img, svg";
const filmElements = "video, iframe, object, embed";
const dropped = `style, script, meta, link, title, xml, template, ${pictureElements}, ${filmElements}`;
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

/** @returns how many signs were left out, in words and in the addresses of links */
const dropSigns = (body: Element): number => {
  let count = 0;
  const cleaned = (text: string): string => {
    const { text: kept, dropped } = withoutRefusedSigns(text);
    count += dropped;
    return kept;
  };
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && withoutRefusedSigns(node.data).dropped > 0)
      node.data = cleaned(node.data);
  for (const anchor of body.querySelectorAll("a[href]"))
    anchor.setAttribute("href", cleaned(anchor.getAttribute("href") ?? ""));
  return count;
};

const countOf = (body: Element, selector: string): number => body.querySelectorAll(selector).length;

/** A table of one cell only frames its words. */
const countTables = (body: Element): number =>
  [...body.querySelectorAll("table")].filter((table) => countOf(table, "td, th") > 1).length;

/**
 * Prepares the HTML of Word, Google Docs and web pages for the editor, which takes from it only
 * what a text can hold.
 *
 * @param site origin of the market's site; null where it has none
 * @returns the HTML, and a sentence for each kind of thing that it does not keep as it was
 */
export const cleanPaste = (
  html: string,
  site: string | null,
): Readonly<{ html: string; notes: readonly string[] }> => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const [pictures, films] = [countOf(body, pictureElements), countOf(body, filmElements)];
  const tables = countTables(body);
  const plain = countPlain(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  const revisions = takeRevisions(body);
  makeWordLists(body);
  const deepItems = arrangeLists(body);
  for (const [selector, tag] of renamed)
    for (const element of body.querySelectorAll(selector)) rename(element, tag);
  const signs = dropSigns(body);
  freeSpaces(body);
  const links = takeLinks(body, site);
  return {
    html: body.innerHTML,
    notes: pasteNotes({ ...revisions, ...plain, signs, pictures, films, tables, deepItems, links }),
  };
};
