import { mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { lens, path, tenth } from "../path.ts";
import { frameGreen, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { person } from "../landscape/scenery.ts";

const sides = [
  [-0.42, 0.13, 0.9],
  [0.4, 0.12, 0.9],
  [-0.2, 0.08, 1],
  [0.19, 0.06, 1],
] as const;

/** Everything above the waterline, drawn a second time as the lake's reflection. */
const drawShore = (s: Scene, line: number): void => {
  const { width, height, unit } = s;
  layer(s, ridge(s, height * 0.5, 50 * unit, 4, { sharp: true }), mix(s.depth(0.02), s.haze, 0.3));
  const lit = mix(s.depth(0.28), s.colours.light, 0.2);
  const shadow = s.depth(0.48);
  const x = s.across(0.6);
  const size = Math.min(width, height * 1.05);
  const foot = line + 40 * unit;
  const snow = s.options.season === "winter" ? 0.6 : 0.26;
  for (const [dx, dy, scale] of sides)
    drawPeak(
      s,
      {
        x: x + dx * width,
        top: height * (0.33 + dy),
        left: scale * 0.3 * size,
        right: scale * 0.3 * size,
        foot,
      },
      { lit: mix(lit, s.haze, 0.15), shadow: mix(shadow, s.haze, 0.2), snow, spurs: 4, jag: 1.2 },
    );
  drawPeak(
    s,
    { x, top: height * 0.315, left: 0.4 * size, right: 0.38 * size, foot },
    { lit, shadow, snow: 0.34, spurs: 5, jag: 1.2, haze: 0.35 },
  );
  mist(s, height * 0.56, 70, 0.6);
  wisps(s, height * 0.575, 6, 0.6);
  const woods = ridge(s, height * 0.595, 22 * unit, 3, {
    octaves: 2,
    lift: (share) => (share - 0.5) ** 2 * 160 * unit,
  });
  pines(s, woods, 170, 18, 52, s.localColour(0.66, hues.green, 0.06));
  layer(s, woods, s.localColour(0.62, hues.green, 0.07), 120, 0.2);
};

const drawCanoe = (s: Scene): void => {
  const { width, height, unit } = s;
  const [x, y, b] = [width * (s.sunLeft ? 0.36 : 0.6), height * 0.8, 120 * unit];
  s.fill(
    path`M${x - b} ${y - b * 0.12}Q${x - b * 0.8} ${y + b * 0.14} ${x} ${y + b * 0.14}T${x + b} ${y - b * 0.12}Q${x} ${y + b * 0.05} ${x - b} ${y - b * 0.12}Z`,
    mix([0.55, 0.16, hues.rock], s.colours.ink, s.isLit ? 0.5 : 0.12),
  );
  person(s, x - b * 0.35, y + 2 * unit, b * 0.5, s.colours.ink);
  person(s, x + b * 0.3, y + 2 * unit, b * 0.5, s.colours.ink);
  s.fill(
    path`M${x - b * 0.9} ${y + b * 0.2}Q${x} ${y + b * 0.34} ${x + b * 0.9} ${y + b * 0.2}Q${x} ${y + b * 0.44} ${x - b * 0.9} ${y + b * 0.2}Z`,
    s.colours.ink,
    0.35,
  );
};

/** Peaks mirrored in still water, a red canoe with two people. */
export const drawLake = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.1, low: 0.34 });
  const line = height * 0.62;
  const mark = s.mark();
  drawShore(s, line);
  const shore = s.takeSince(mark);
  const [scene, above, below] = [s.id(), s.id(), s.id()];
  s.define(
    `<g id="${scene}">${shore}</g><clipPath id="${above}"><rect width="${width}" height="${tenth(line)}"/></clipPath><clipPath id="${below}"><rect y="${tenth(line)}" width="${width}" height="${tenth(height - line)}"/></clipPath>`,
  );
  s.add(`<g clip-path="url(#${above})"><use href="#${scene}"/></g>`);
  const waterHeight = height - line;
  const cover = (paint: string) =>
    s.add(
      `<rect y="${tenth(line)}" width="${width}" height="${tenth(waterHeight)}" fill="${paint}"/>`,
    );
  cover(
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], s.depth(0.3), 0.3)],
        [1, mix(colours.sky[0], s.depth(0.75), 0.45)],
      ],
      line,
      height,
    ),
  );
  s.add(
    `<g clip-path="url(#${below})"><g transform="translate(0 ${tenth(line * 2)}) scale(1 -1)" opacity=".5"><use href="#${scene}"/></g></g>`,
  );
  cover(
    s.verticalGradient(
      [
        [0, s.depth(0.4), 0],
        [1, s.depth(0.85), 0.75],
      ],
      line,
      height,
    ),
  );
  let ripples = "";
  for (let ripple = 0; ripple < 120; ripple += 1) {
    const share = s.random() ** 1.5;
    const length = (30 + 260 * share) * s.between(0.4, 1.3) * unit;
    ripples += lens(
      s.between(0, width),
      line + 8 * unit + waterHeight * share,
      length,
      (1 + 3.6 * share) * unit,
    );
  }
  s.fill(ripples, mix(colours.sky[2], colours.light, 0.4), 0.34);
  drawCanoe(s);
  const front = ridge(s, height * 0.97, 12 * unit, 1.5, {
    octaves: 2,
    lift: (x) => (Math.abs(x - 0.5) * 2) ** 2.2 * 90 * unit,
  });
  pines(s, front, 40, 160, 420, frameGreen(s), (x) =>
    Math.max(0, (Math.abs(x - 0.5) * 2) ** 2.4 * 1.3),
  );
  layer(s, front, frameGreen(s), 200, 0);
  birds(s, width * 0.5, height * 0.2, 4, s.depth(0.6));
};
