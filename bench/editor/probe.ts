/** What the probe keeps in a page for the benchmark to read. */
export type Probed = {
  /** Milliseconds from the navigation to the first field that takes keys; null until there is one. */
  editable: number | null;
  /** For each key that changed a text: milliseconds from the key to after its frame was painted. */
  keys: number[];
  /** The text that a click is expected to show in a field; empty for none. */
  wanted: string;
  /** Milliseconds from that click to the paint of that text; null until it shows. */
  opened: number | null;
  /** Wall-clock time of the last click on Save. */
  clicked: number;
  /** Wall-clock time of the first paint after the confirmation of it; null until it comes. */
  confirmed: number | null;
};

declare global {
  interface Window {
    bench: Probed;
    /** Put there by the benchmark: called once, when a field takes keys. */
    benchEditable?: (at: number) => void;
  }
}

/**
 * Runs in the page before its own scripts. The first text field that shows in the given part of the
 * page gets the focus at once, as an impatient person would give it.
 */
export const probe = ({ scope, toast }: Readonly<{ scope: string; toast: string }>): void => {
  const bench: Probed = {
    editable: null,
    keys: [],
    wanted: "",
    opened: null,
    clicked: 0,
    confirmed: null,
  };
  window.bench = bench;
  const fields = 'input:not([type]), input[type="text"], textarea, [contenteditable="true"]';
  const takesKeys = (field: HTMLElement): boolean =>
    !field.matches("[disabled], [readonly], [aria-disabled=true], [role=combobox]") &&
    field.checkVisibility();
  /** From within a frame: calls back once that frame is painted. */
  const whenPainted = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", then);
    port1.start();
    port2.postMessage(null);
  };
  const afterPaint = (then: () => void) => requestAnimationFrame(() => whenPainted(then));
  const now = () => performance.timeOrigin + performance.now();

  const lookForField = () => {
    if (bench.editable !== null) return;
    const within = document.querySelector(scope);
    const found = [...(within?.querySelectorAll<HTMLElement>(fields) ?? [])].find(takesKeys);
    if (!found) return;
    found.focus();
    if (document.activeElement !== found) return;
    bench.editable = performance.now();
    window.benchEditable?.(now());
  };
  const lookForText = (from: number) => {
    const shows = [...document.querySelectorAll("input, textarea")].some(
      (field) => (field as HTMLInputElement).value === bench.wanted,
    );
    if (!shows) requestAnimationFrame(() => lookForText(from));
    else whenPainted(() => (bench.opened = performance.now() - from));
  };
  let said = 0;
  const countToasts = () => document.body.textContent.split(toast).length - 1;
  const lookForToast = () => {
    if (toast === "" || bench.clicked === 0 || bench.confirmed !== null) return;
    const count = countToasts();
    if (count <= said) {
      said = count; // an older one has gone
      return;
    }
    bench.confirmed = Infinity;
    afterPaint(() => (bench.confirmed = now()));
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

  let pressed = 0;
  addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener(
    "input",
    () => {
      const from = pressed;
      afterPaint(() => bench.keys.push(performance.now() - from));
    },
    true,
  );
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (bench.wanted !== "") requestAnimationFrame(() => lookForText(timeStamp));
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button?.textContent.trim().startsWith("Save")) return;
      said = countToasts();
      bench.clicked = performance.timeOrigin + timeStamp;
      bench.confirmed = null;
    },
    true,
  );
};
