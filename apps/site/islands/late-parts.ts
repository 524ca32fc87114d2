type LatePart = Readonly<{
  on: "click" | "focusin";
  selector: string;
  /** Whether the browser's own answer to the event is to be left out. */
  isInstead?: boolean;
  run: (element: HTMLElement) => Promise<unknown>;
}>;

/** Calendars that answer to arrow keys already. */
const withKeys = new WeakSet<HTMLElement>();

/** What elements outside islands do at a touch; the code of each is loaded then. */
const lateParts: readonly LatePart[] = [
  {
    on: "focusin",
    selector: ".calendar",
    async run(calendar) {
      if (withKeys.has(calendar)) return;
      withKeys.add(calendar);
      const keys = await import("#features/catalogue/tours/parts/calendar/arrow-keys.ts");
      calendar.onkeydown = keys.moveByKey;
    },
  },
  {
    on: "click",
    selector: ".copy-text",
    run: async (button) =>
      (await import("#features/assets/layout/parts/copy-text.ts")).copyText(button),
  },
  {
    on: "click",
    selector: ".gallery-turn [data-step]",
    run: async (button) =>
      (await import("#blocks/wr-gallery/turn-pictures.ts")).turnPictures(button),
  },
  {
    on: "click",
    selector: "[data-days]",
    isInstead: true,
    run: async (link) =>
      (await import("#features/catalogue/travels/site/fold-days.ts")).foldDays(link),
  },
];

export const listenForLateParts = (): void => {
  for (const { on, selector, isInstead, run } of lateParts)
    addEventListener(on, (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!element) return;
      if (isInstead) event.preventDefault();
      // Without the code, the element does what it does without JavaScript.
      run(element).catch(() => undefined);
    });
};
