import { createViewKeeper } from "#design/office/frame/keep-in-view.ts";
import { keepInFrame, showSitePage } from "#design/office/frame/site-document.ts";

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
  keepInFrame(frame, document, (target) => {
    const day = daysOf().findIndex((each) => each.contains(target));
    if (day >= 0) onDay(day);
  });

  const markDay = () => {
    for (const [index, day] of daysOf().entries()) {
      if (index === marked) day.dataset["previewOpen"] = `Day ${index + 1}`;
      else delete day.dataset["previewOpen"];
    }
  };
  return {
    show(html) {
      showSitePage(document, html);
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
