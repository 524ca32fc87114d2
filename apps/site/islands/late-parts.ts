type LatePart = Readonly<{
  /** By default a click. */
  on?: "focusin";
  selector: string;
  /** Whether the browser's own answer to the event is to be left out. */
  isInstead?: boolean;
  run: (element: HTMLElement) => Promise<unknown>;
}>;

/** What elements outside islands do at a touch; the code of each is loaded then. */
const lateParts: readonly LatePart[] = [
  {
    on: "focusin",
    selector: ".calendar",
    async run(calendar) {
      const keys = await import("#features/catalogue/tours/parts/calendar/arrow-keys.ts");
      calendar.onkeydown = keys.moveByKey;
    },
  },
  {
    selector: "[form^=save],#ask",
    isInstead: true,
    async run(button) {
      const part = await import("./visitor-parts.ts");
      return part.pressed(button);
    },
  },
  {
    selector: ".copy-text",
    async run(button) {
      const part = await import("#features/assets/layout/parts/copy-text.ts");
      return part.copyText(button);
    },
  },
  {
    selector: "[data-step]",
    async run(button) {
      const part = await import("#blocks/wr-gallery/turn-pictures.ts");
      return part.turnPictures(button);
    },
  },
  {
    selector: "[data-days]",
    isInstead: true,
    async run(link) {
      const part = await import("#features/catalogue/travels/site/fold-days.ts");
      return part.foldDays(link);
    },
  },
];

export const listenForLateParts = (): void => {
  for (const { on = "click", selector, isInstead, run } of lateParts)
    addEventListener(on, (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!element) return;
      if (isInstead) event.preventDefault();
      // Without the code, the element does what it does without JavaScript.
      run(element).catch(() => undefined);
    });
};
