import { createViewKeeper } from "#design/office/frame/keep-in-view.ts";
import { keepInFrame, showSitePage } from "#design/office/frame/site-document.ts";
import type { LayoutArea } from "#features/assets/layout/contract.ts";

const frameCss = `
[data-preview-open] { outline: 3px solid #0b6e99; outline-offset: 4px; border-radius: 6px; }
.beans [data-preview-open] { outline-offset: -3px; }
`;

/** Where on a page each part stands. */
const places: Readonly<Record<LayoutArea, string>> = {
  header: ".site-header",
  footer: ".site-footer",
  beans: ".beans",
  contacts: ".contacts",
};

/** Links, menus, titles of groups and lines of contacts, in which an entry is found by its words. */
const wordsIn = (document: Document, area: LayoutArea): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${places[area]} :is(a, button, h2, dd)`),
];

/** A menu of the header is marked with its entries under it. */
const openMenu = (document: Document, element: HTMLElement): void => {
  const menu = element.closest(".site-links") && element.getAttribute("popovertarget");
  if (menu) document.getElementById(menu)?.showPopover({ source: element });
};

export type LayoutFrame = Readonly<{
  /** @param html a whole page of the site */
  show: (html: string) => void;
  /** Frames the entry with these words. */
  mark: (words: string | null) => void;
}>;

/**
 * Shows pages of the site in a frame, with a part of their layout in view.
 * @param onWords called with the words of what is clicked in the part
 * @returns null when the frame's document is not the market's preview page
 */
export const createLayoutFrame = (
  frame: HTMLIFrameElement,
  area: LayoutArea,
  onWords: (words: string) => void,
): LayoutFrame | null => {
  const { contentDocument: document } = frame;
  if (!document?.getElementById("page")) return null;
  const style = document.createElement("style");
  style.textContent = frameCss;
  document.head.append(style);
  let marked: string | null = null;
  const keeper = createViewKeeper(document, () => document.querySelector(places[area]));
  keepInFrame(frame, document, (target) => {
    const found = wordsIn(document, area).find((each) => each.contains(target));
    if (found) onWords(found.textContent.trim());
  });
  const markEntry = () => {
    for (const popover of document.querySelectorAll<HTMLElement>("ul:popover-open"))
      popover.hidePopover();
    for (const element of wordsIn(document, area)) {
      const isMarked = marked !== null && element.textContent.trim() === marked;
      element.toggleAttribute("data-preview-open", isMarked);
      if (isMarked) openMenu(document, element);
    }
  };
  return {
    show(html) {
      showSitePage(document, html);
      // Nothing in the frame takes the focus: it is edited in the form below.
      document.body.inert = true;
      markEntry();
      if (area !== "header") keeper.keep(area);
    },
    mark(words) {
      marked = words;
      markEntry();
    },
  };
};
