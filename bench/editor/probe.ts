/** Measurements that the probe leaves on `window.bench` for the benchmark to read. */
export type ProbeState = {
  /** Milliseconds from the navigation to the first text field that accepts keys; null before. */
  editable: number | null;
  /** Milliseconds from each key to after the paint that shows it. */
  keys: number[];
  /** Text that the next click is expected to show in a field; empty for none. */
  expectedText: string;
  /** Milliseconds from that click to the paint of the expected text; null before. */
  openedAfter: number | null;
  /** Wall-clock time of the last click on Save. */
  saveClickedAt: number;
  /** Wall-clock time of the first paint after the save's confirmation; null before. */
  confirmedAt: number | null;
};

declare global {
  interface Window {
    bench: ProbeState;
    /** Exposed by the benchmark: called once, with the wall-clock time at which a field accepts keys. */
    benchEditable?: (at: number) => void;
  }
}

/**
 * Runs in the page before its own scripts. Focuses the first text field within `scope` as soon as it is
 * there, as an impatient person would.
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

  const lookForField = () => {
    if (bench.editable !== null) return;
    const scopeElement = document.querySelector(scope);
    const field = [...(scopeElement?.querySelectorAll<HTMLElement>(fieldSelector) ?? [])].find(
      isEditable,
    );
    if (!field) return;
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
