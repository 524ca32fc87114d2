const pageStep = 8; // rows that one press of a page key skips

/** By how many rows a key moves the active one of a list that a field searches. */
export const stepByKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
};

/** Single steps wrap around at the ends; page steps stop at the ends. */
export const steppedIndex = (active: number, step: number, count: number): number =>
  Math.abs(step) > 1
    ? Math.max(0, Math.min(count - 1, active + step))
    : (active + step + count) % Math.max(1, count);
