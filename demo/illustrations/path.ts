export type Point = readonly [x: number, y: number];

/** A number as paths hold it: tenths of a pixel. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Path data with its numbers rounded: `path\`M${x} ${y}h0\``. */
export const path = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  parts.reduce((text, part, index) => {
    const number = numbers[index - 1];
    return text + (number === undefined ? "" : String(tenth(number))) + part;
  });

/** Path data through points; closed unless it is a line. */
export const through = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}${closed ? "Z" : ""}`;

/** A flat lens, as ripples and streaks of light are. */
export const lens = (x: number, y: number, length: number, height: number): string =>
  path`M${x - length / 2} ${y}Q${x} ${y - height} ${x + length / 2} ${y}Q${x} ${y + height} ${x - length / 2} ${y}Z`;

/** An upright box from its foot. */
export const box = (left: number, right: number, top: number, bottom: number): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];
