import { createViewKeeper } from "#design/office/frame/keep-in-view.ts";
import { keepInFrame, showSitePage } from "#design/office/frame/site-document.ts";

const frameCss = `
[data-preview-open] { border-radius: 8px; outline: 3px solid #0b6e99; outline-offset: 8px; }
.form-field[data-preview-open] { display: grid !important; }
`;

const siteChrome = ".skip-link, .site-header, .beans, .site-footer, dialog";

const fieldsIn = (document: Document): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(".form-field"),
];

export type FormFrame = Readonly<{
  /** @param html a whole page of the site */
  show: (html: string) => void;
  /** Frames a field, counted from 0, and keeps it in view. */
  mark: (field: number) => void;
}>;

/**
 * Shows pages of the site with a form in a frame, in which nothing leads away.
 * @param onField called with a field that is clicked, counted from 0
 * @returns null when the frame's document is not the market's preview page
 */
export const createFormFrame = (
  frame: HTMLIFrameElement,
  onField: (field: number) => void,
): FormFrame | null => {
  const { contentDocument: document } = frame;
  if (!document?.getElementById("page")) return null;
  const style = document.createElement("style");
  style.textContent = frameCss;
  document.head.append(style);
  let marked = 0;
  const keeper = createViewKeeper(document, (id) => fieldsIn(document)[Number(id)] ?? null);
  keepInFrame(frame, document, (target) => {
    const field = fieldsIn(document).findIndex((each) => each.contains(target));
    if (field >= 0) onField(field);
  });
  const markField = () => {
    for (const [index, field] of fieldsIn(document).entries()) {
      field.toggleAttribute("data-preview-open", index === marked);
      const step = field.closest("details");
      if (index === marked && step) step.open = true;
    }
  };
  return {
    show(html) {
      showSitePage(document, html);
      for (const element of document.querySelectorAll(siteChrome))
        element.toggleAttribute("inert", true);
      markField();
      keeper.check();
    },
    mark(field) {
      marked = field;
      markField();
      keeper.keep(`${field}`);
    },
  };
};
