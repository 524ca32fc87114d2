import { patch } from "./patch.ts";

/** Sheets that the page needs and the frame has not got yet. */
const addSheets = (document: Document, page: Document) => {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => href,
    ),
  );
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!known.has(link.href)) document.head.append(document.importNode(link, true));
};

/** Puts a page of the site into a frame's document, with its style sheets. @param html a whole page */
export const showSitePage = (document: Document, html: string): void => {
  const page = new window.DOMParser().parseFromString(html, "text/html");
  addSheets(document, page);
  document.documentElement.lang = page.documentElement.lang;
  patch(document.body, document.importNode(page.body, true));
};

/** Keys of the editor work while the focus is in the frame. */
const forwardKeys = (frame: HTMLElement, document: Document) =>
  document.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const forwarded = new KeyboardEvent("keydown", event);
    if (!frame.dispatchEvent(forwarded)) event.preventDefault();
  });

/** Nothing in the frame leads away. @param onClick called with what is clicked */
export const keepInFrame = (
  frame: HTMLElement,
  document: Document,
  onClick: (target: Element | null) => void,
): void => {
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      onClick(event.target as Element | null);
    },
    true,
  );
  for (const type of ["submit", "dragstart", "auxclick"])
    document.addEventListener(type, (event) => event.preventDefault(), true);
  forwardKeys(frame, document);
};
