/** Measurements that the probe leaves on `window.bench` for the benchmark to read. */
export type ProbeState = {
  /**
   * Milliseconds from the navigation to the first text field that accepts keys; null until then.
   */
  editable: number | null;
  /** For each key, the milliseconds from its press until the page has painted its letter. */
  keys: number[];
  /** Text that a field must show after the next click; an empty string if no click is measured. */
  expectedText: string;
  /**
   * Milliseconds from that click to the paint of `expectedText`; null until the text is painted.
   */
  openedAfter: number | null;
  /** Wall-clock time of the last click on Save, in milliseconds; 0 before the first click. */
  saveClickedAt: number;
  /**
   * Wall-clock time, in milliseconds, of the first paint that shows the save's confirmation; null
   * until then.
   */
  confirmedAt: number | null;
};

declare global {
  interface Window {
    bench: ProbeState;
    /**
     * The benchmark provides this function. The probe calls it once, with the wall-clock time at
     * which a field accepts keys.
     */
    benchEditable?: (at: number) => void;
  }
}

/**
 * Runs in the page before the page's own scripts. Like an impatient person, the probe focuses the
 * first text field within the CSS selector `scope` as soon as that field exists.
 */
export const probe = ({ scope, toast }: Readonly<{ scope: string; toast: string }>): void => {
  const bench: ProbeState = {
    editable: null,
    keys: [],
    expectedText: "",
    openedAfter: null,
    saveClickedAt: 0,
    confirmedAt: null,
  };
  window.bench = bench;
  const fieldSelector = 'input:not([type]), input[type="text"], textarea, [contenteditable="true"]';
  const isEditable = (field: HTMLElement): boolean =>
    !field.matches("[disabled], [readonly], [aria-disabled=true], [role=combobox]") &&
    field.checkVisibility();
  /** Calls back once the current animation frame is painted. */
  const whenPainted = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", callback);
    port1.start();
    port2.postMessage(null);
  };
  const afterPaint = (callback: () => void) => requestAnimationFrame(() => whenPainted(callback));
  const now = () => performance.timeOrigin + performance.now();

  /** React leaves its own keys on an element once it handles the element's events. */
  const isHandled = (field: HTMLElement): boolean =>
    Object.keys(field).some((key) => key.startsWith("__react"));

  const lookForField = () => {
    if (bench.editable !== null) return;
    const scopeElement = document.querySelector(scope);
    const field = [...(scopeElement?.querySelectorAll<HTMLElement>(fieldSelector) ?? [])].find(
      isEditable,
    );
    if (!field) return;
    if (!isHandled(field)) {
      setTimeout(lookForField, 4); // the server has sent it, and React takes it over later
      return;
    }
    field.focus();
    if (document.activeElement !== field) return;
    bench.editable = performance.now();
    window.benchEditable?.(now());
  };
  const lookForText = (clickedAt: number) => {
    const isShown = [...document.querySelectorAll("input, textarea")].some(
      (field) => (field as HTMLInputElement).value === bench.expectedText,
    );
    if (!isShown) requestAnimationFrame(() => lookForText(clickedAt));
    else whenPainted(() => (bench.openedAfter = performance.now() - clickedAt));
  };
  let toastCount = 0;
  const countToasts = () => document.body.textContent.split(toast).length - 1;
  const lookForToast = () => {
    if (toast === "" || bench.saveClickedAt === 0 || bench.confirmedAt !== null) return;
    const count = countToasts();
    if (count <= toastCount) {
      toastCount = count; // an older toast has disappeared
      return;
    }
    bench.confirmedAt = Infinity;
    afterPaint(() => (bench.confirmedAt = now()));
  };
  new MutationObserver(() => {
    lookForField();
    lookForToast();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  let keyDownAt = 0;
  addEventListener("keydown", ({ timeStamp }) => (keyDownAt = timeStamp), true);
  addEventListener(
    "input",
    () => {
      const pressedAt = keyDownAt;
      afterPaint(() => bench.keys.push(performance.now() - pressedAt));
    },
    true,
  );
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (bench.expectedText !== "") requestAnimationFrame(() => lookForText(timeStamp));
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button?.textContent.trim().startsWith("Save")) return;
      toastCount = countToasts();
      bench.saveClickedAt = performance.timeOrigin + timeStamp;
      bench.confirmedAt = null;
    },
    true,
  );
};
