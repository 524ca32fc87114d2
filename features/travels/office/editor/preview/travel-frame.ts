import { createViewKeeper } from "#design/office/frame/keep-in-view.ts";
import { patch } from "#design/office/frame/patch.ts";

const frameCss = `
[data-preview-open] { outline: 3px solid #0b6e99; outline-offset: 6px; border-radius: 6px; }
[data-preview-open]::before {
  background: #0b6e99; border-radius: 6px; color: #fff; content: attr(data-preview-open);
  font: 650 13px/1 "Hanken Grotesk", system-ui, sans-serif; padding: 6px 9px;
  position: absolute; inset-inline-end: 6px; translate: 0 -60%; z-index: 5;
}
.days > li { position: relative; }
`;

const siteChrome = ".skip-link, .site-header, .beans, .site-footer, dialog";

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

/** Keys of the editor work while the focus is in the frame. */
const forwardKeys = (frame: HTMLElement, document: Document) =>
  document.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const state = { key, code, ctrlKey, metaKey, shiftKey, altKey };
    const forwarded = new KeyboardEvent("keydown", { ...state, bubbles: true, cancelable: true });
    if (!frame.dispatchEvent(forwarded)) event.preventDefault();
  });

export type TravelFrame = Readonly<{
  /** @param html a whole page of the site */
  show: (html: string) => void;
  /** Frames a day, counted from 0, and keeps it in view; null for none. */
  mark: (day: number | null) => void;
  /** Keeps a section of the page in view, by its id. */
  reveal: (section: string) => void;
}>;

/**
 * Shows pages of the site in a frame, in which nothing leads away.
 * @param onDay called with a day that is clicked, counted from 0
 * @returns null when the frame's document is not the market's preview page
 */
export const createTravelFrame = (
  frame: HTMLIFrameElement,
  onDay: (day: number) => void,
): TravelFrame | null => {
  const { contentDocument: document } = frame;
  if (!document?.getElementById("page")) return null;
  const style = document.createElement("style");
  style.textContent = frameCss;
  document.head.append(style);
  let marked: number | null = null;
  const daysOf = () => [...document.querySelectorAll<HTMLElement>(".itinerary-days .days > li")];
  const dayAt = (index: number) => daysOf()[index] ?? null;
  const keeper = createViewKeeper(document, (id) =>
    /^\d+$/.test(id) ? dayAt(Number(id)) : document.getElementById(id),
  );
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const target = event.target as Element | null;
      const day = daysOf().findIndex((each) => each.contains(target));
      if (day >= 0) onDay(day);
    },
    true,
  );
  for (const type of ["submit", "dragstart", "auxclick"])
    document.addEventListener(type, (event) => event.preventDefault(), true);
  forwardKeys(frame, document);

  const markDay = () => {
    for (const [index, day] of daysOf().entries()) {
      if (index === marked) day.dataset["previewOpen"] = `Day ${index + 1}`;
      else delete day.dataset["previewOpen"];
    }
  };
  return {
    show(html) {
      const page = new window.DOMParser().parseFromString(html, "text/html");
      addSheets(document, page);
      patch(document.body, document.importNode(page.body, true));
      for (const element of document.querySelectorAll(siteChrome))
        element.toggleAttribute("inert", true);
      markDay();
      keeper.check();
    },
    mark(day) {
      marked = day;
      markDay();
      keeper.keep(day === null ? null : `${day}`);
    },
    reveal: (section) => keeper.keep(section),
  };
};
