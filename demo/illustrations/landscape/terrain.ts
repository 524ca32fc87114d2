import { type Colour, hex, mix } from "#platform/oklch.ts";
import { path, type Point, tenth } from "../path.ts";
import type { Sheet } from "../sheet.ts";

export type RidgeOptions = Readonly<{
  sharp?: boolean;
  octaves?: number;
  /** Extra height in pixels, by the share of the width. */
  lift?: (share: number) => number;
}>;

/** The line of a ridge across the sheet, slightly beyond both edges. */
export const ridge = (
  s: Sheet,
  y: number,
  height: number,
  frequency: number,
  { sharp = false, octaves = sharp ? 4 : 3, lift = () => 0 }: RidgeOptions = {},
): Point[] => {
  const offset = s.between(0, 2000);
  const steps = Math.round(s.width / s.unit / 6);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = -20 + ((s.width + 40) * step) / steps;
    const place = (x / s.unit / 1200) * frequency + offset;
    const shape = sharp ? s.ridged(place, octaves) : s.fbm(place, octaves);
    return [x, y - height * shape - lift(x / s.width)] as const;
  });
};

/** The y of a line across the sheet at an x. */
export const heightAt = (s: Sheet, line: readonly Point[], x: number): number => {
  const share = ((x + 20) / (s.width + 40)) * (line.length - 1);
  const at = Math.max(0, Math.min(line.length - 2, Math.floor(share)));
  const [here, next] = [line[at] ?? [0, 0], line[at + 1] ?? [1, 0]];
  return here[1] + ((next[1] - here[1]) * (x - here[0])) / (next[0] - here[0]);
};

/** Dots as zero-length strokes with round caps, the shortest SVG for them. */
export const dots = (
  s: Sheet,
  count: number,
  place: () => Point,
  colour: Colour,
  size: number,
  opacity: number,
): void => {
  let d = "";
  for (let dot = 0; dot < count; dot += 1) {
    const [x, y] = place();
    d += path`M${x} ${y}h0`;
  }
  s.add(
    `<path d="${d}" stroke="${hex(colour)}" stroke-width="${tenth(size * s.unit)}" stroke-linecap="round" opacity="${opacity}" fill="none"/>`,
  );
};

/** Fills the land under a line: fading into haze, lit under the crest, with a bright rim along it. */
export const layer = (
  s: Sheet,
  line: readonly Point[],
  colour: Colour,
  fall = 260,
  toHaze = 0.35,
): void => {
  const { width, height, unit } = s;
  const top = Math.min(...line.map(([, y]) => y));
  const paint =
    toHaze > 0
      ? s.verticalGradient(
          [
            [0, colour],
            [1, mix(colour, s.haze, toHaze)],
          ],
          top,
          top + fall * unit,
        )
      : colour;
  s.fill([...line, [width + 20, height + 20], [-20, height + 20]], paint);
  const count = width / 1200;
  const under = (low: number, spread: number) => (): Point => {
    const x = s.between(0, width);
    return [x, heightAt(s, line, x) + (low + spread * s.random() ** 2) * unit];
  };
  dots(s, Math.round(900 * count), under(3, 110), mix(colour, s.colours.light, 0.55), 2.1, 0.3);
  dots(s, Math.round(500 * count), under(60, 160), mix(colour, s.colours.ink, 0.45), 2, 0.2);
  if (toHaze > 0)
    s.fill(
      [...line, ...line.map(([x, y]): Point => [x, y + 2.6 * unit]).toReversed()],
      mix(colour, s.colours.light, 0.5),
      0.42,
    );
};

export const mist = (
  s: Sheet,
  y: number,
  size: number,
  opacity = 0.5,
  colour: Colour = s.haze,
): void => {
  const reach = size * s.unit;
  const paint = s.verticalGradient(
    [
      [0, colour, 0],
      [0.55, colour, opacity],
      [1, colour, 0],
    ],
    y - reach,
    y + reach,
  );
  s.add(
    `<rect x="0" y="${tenth(y - reach)}" width="${s.width}" height="${tenth(reach * 2)}" fill="${paint}"/>`,
  );
};

export const wisps = (s: Sheet, y: number, count: number, opacity = 0.5): void => {
  for (let wisp = 0; wisp < count; wisp += 1) {
    const [x, rx] = [s.between(0, s.width), s.between(160, 420) * s.unit];
    const cy = y + s.between(-30, 30) * s.unit;
    s.add(
      `<ellipse cx="${tenth(x)}" cy="${tenth(cy)}" rx="${tenth(rx)}" ry="${tenth(s.between(10, 26) * s.unit)}" fill="${hex(s.haze)}" opacity="${tenth(opacity * s.between(0.5, 1))}" filter="${s.blur(18 * s.unit)}"/>`,
    );
  }
};

export const disc = (
  s: Sheet,
  x: number,
  y: number,
  radius: number,
  paint: Colour | string,
  opacity = 1,
): void =>
  s.add(
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${typeof paint === "string" ? paint : hex(paint)}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ""}/>`,
  );

export const stroke = (s: Sheet, d: string, colour: Colour, width: number, opacity = 1): void =>
  s.add(
    `<path d="${d}" stroke="${hex(colour)}" stroke-width="${tenth(width)}" stroke-linecap="round" fill="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
  );
