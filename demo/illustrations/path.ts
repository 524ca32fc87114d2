export type Point = readonly [x: number, y: number];

/** Rounds to tenths of a pixel, which keeps path data short. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Tagged template for path data with rounded numbers: `path\`M${x} ${y}h0\``. */
export const path = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  parts.reduce((text, part, index) => {
    const number = numbers[index - 1];
    return text + (number === undefined ? "" : String(tenth(number))) + part;
  });

/** Path data through points. */
export const pathThrough = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}${closed ? "Z" : ""}`;

/** A flat lens shape for ripples and streaks of light. */
export const lens = (x: number, y: number, length: number, height: number): string =>
  path`M${x - length / 2} ${y}Q${x} ${y - height} ${x + length / 2} ${y}Q${x} ${y + height} ${x - length / 2} ${y}Z`;

/** The corners of an upright box, from its lower left. */
export const box = (left: number, right: number, top: number, bottom: number): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];
