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
    selector: "[form^=save],#ask,a[href^='/login']",
    isInstead: true,
    async run(element) {
      const part = await import("./visitor-parts.ts");
      return part.pressed(element);
    },
  },
  {
    selector: ".copy-text,[data-do]",
    async run(button) {
      const part = await import("./button-parts.ts");
      return part.press(button);
    },
  },
  {
    selector: "[data-days]",
    isInstead: true,
    async run(link) {
      const part = await import("#features/content/trip-pages/site/itinerary/fold-days.ts");
      return part.foldDays(link);
    },
  },
];

export const listenForLateParts = (): void => {
  for (const { on = "click", selector, isInstead, run } of lateParts)
    addEventListener(on, (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      // With a key, a link opens elsewhere.
      if (!element || ("ctrlKey" in event && (event.ctrlKey || event.metaKey))) return;
      if (isInstead) event.preventDefault();
      // Without the code, the element does what it does without JavaScript.
      run(element).catch(() => undefined);
    });
};
