import { mix } from "#platform/oklch.ts";
import { box, path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, mist, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, person } from "../landscape/scenery.ts";
import { drawSkyline } from "./metropolis.ts";
import { hues } from "../sheet.ts";

type Block = Readonly<{
  isLeft: boolean;
  inner: number;
  outer: number;
  top: number;
  foot: number;
  t: number;
}>;

/** One building of the avenue: its front in windows, its shaded edge, signs at night. */
const drawBlock = (s: Scene, { isLeft, inner, outer, top, foot, t }: Block): void => {
  const { unit, colours } = s;
  const isShaded = isLeft === s.sunLeft;
  const wall = mix(
    mix(
      s.depth(t),
      s.pick([
        [0.7, 0.06, 40],
        [0.74, 0.03, 240],
        [0.8, 0.04, 80],
        [0.6, 0.05, 220],
      ]),
      0.28 * s.localHueShare + 0.05,
    ),
    colours.light,
    isShaded ? 0 : 0.12,
  );
  const dark = s.depth(Math.min(1, t + 0.22));
  const [left, right] = isLeft ? [outer, inner] : [inner, outer];
  s.fill(
    box(left, right, top, foot),
    s.verticalGradient(
      [
        [0, wall],
        [1, mix(wall, dark, 0.35)],
      ],
      top,
      foot,
    ),
  );
  const direction = isLeft ? 1 : -1;
  const deep = 26 * unit * t;
  s.fill(
    [
      [inner, top],
      [inner + direction * deep, top + deep * 0.8],
      [inner + direction * deep, foot],
      [inner, foot],
    ],
    dark,
    isShaded ? 0.85 : 0.6,
  );
  const z = (12 + 30 * t) * unit;
  let [lit, plain] = ["", ""];
  for (let y = top + z; y < foot - z * 2.4; y += z * 1.3)
    for (let x = left + z * 0.5; x < right - z * 0.5; x += z * 0.95) {
      const pane = path`M${x} ${y}h${z * 0.5}v${z * 0.78}h${-z * 0.5}Z`;
      if (s.isLit && s.random() < 0.5) lit += pane;
      else plain += pane;
    }
  if (plain) s.fill(plain, mix(wall, isShaded ? dark : colours.light, 0.4), 0.55);
  if (lit) s.fill(lit, lamp, Math.min(1, 0.5 + 0.5 * t));
  s.fill(box(left, right, foot - z * 1.9, foot), dark, 0.65);
  for (let x = left + z * 0.3; x < right - z; x += z * 1.7)
    s.fill(
      box(x, x + z * 1.2, foot - z * 1.5, foot - z * 0.2),
      s.isLit ? lamp : mix(colours.light, wall, 0.5),
      0.8,
    );
  for (let sign = 0; sign < 2; sign += 1) {
    const y = top + (foot - top) * s.between(0.45, 0.85);
    s.fill(
      box(isLeft ? inner : inner - z * 0.5, isLeft ? inner + z * 0.5 : inner, y, y + z * 1.6),
      inLight(
        s,
        s.pick([
          [0.68, 0.19, 30],
          [0.8, 0.14, 85],
          [0.66, 0.14, 200],
        ]),
        0.4,
      ),
    );
  }
};

/** An avenue between towers that leads to the sun, with a tram, lamps and people crossing. */
export const drawAvenue = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.06, low: 0.34, opacity: 0.45 });
  const middle = s.sun.x + (width / 2 - s.sun.x) * 0.35;
  const narrow = Math.min(1, (height * 1.3) / width);
  const end = height * 0.7;
  drawSkyline(s, {
    foot: end,
    t: 0.1,
    low: 60,
    high: 190,
    narrow: 30,
    broad: 60,
    windows: 0.2,
    profile: (share) => 1.2 - Math.exp(-(((share - middle / width) / 0.1) ** 2)),
  });
  mist(s, height * 0.66, 80, 0.75);
  const rows = [
    [0.05, 0.54, 0.705, 0.26],
    [0.085, 0.49, 0.72, 0.36],
    [0.13, 0.45, 0.745, 0.46],
    [0.19, 0.41, 0.775, 0.56],
    [0.27, 0.37, 0.825, 0.67],
    [0.38, 0.32, 0.9, 0.78],
  ] as const;
  const street = (y: number) => 0.045 + 0.58 * Math.max(0, (y - 0.7) / 0.3) ** 1.1;
  const asphalt = mix(s.depth(0.72), s.localColour(0.6, 250, 0.02), 0.3);
  const road: Point[] = [
    [middle - street(0.7) * width * narrow, end],
    [middle + street(0.7) * width * narrow, end],
    [middle + street(1.02) * width, height * 1.02],
    [middle - street(1.02) * width, height * 1.02],
  ];
  s.fill(
    road,
    s.verticalGradient(
      [
        [0, mix(asphalt, colours.sky[2], 0.6)],
        [1, asphalt],
      ],
      end,
      height,
    ),
  );
  s.fill(
    [
      [middle - 10 * unit, end],
      [middle + 10 * unit, end],
      [middle + 190 * unit, height * 1.02],
      [middle - 190 * unit, height * 1.02],
    ],
    s.verticalGradient(
      [
        [0, colours.sun, 0.6],
        [1, colours.sun, 0.04],
      ],
      end,
      height,
    ),
  );
  for (const [index, [half, top, foot, t]] of rows.entries()) {
    const next = rows[index + 1]?.[0] ?? 0.6;
    for (const isLeft of [true, false]) {
      const place = (share: number) => middle + (isLeft ? -1 : 1) * share * width * narrow;
      const up = s.between(-0.03, 0.05);
      const isLast = index === rows.length - 1;
      // On a wide sheet more blocks stand at the sides, in one line.
      for (
        let innerShare = half;
        innerShare < (isLast ? 2.4 : next);
        innerShare += isLast ? 0.2 : 1
      )
        drawBlock(s, {
          isLeft,
          inner: place(innerShare),
          outer: place(isLast ? innerShare + 0.2 : next + 0.06),
          top: height * (top + (innerShare === half ? up : s.between(-0.02, 0.12))),
          foot: height * foot,
          t,
        });
      const tree = place(half * 0.86);
      const size = (16 + 74 * t ** 1.6) * unit;
      s.fill(
        box(
          tree - size * 0.05,
          tree + size * 0.05,
          height * foot - size * 0.9,
          height * foot + size * 0.05,
        ),
        s.depth(0.92),
      );
      cluster(
        s,
        tree,
        height * foot - size * 1.15,
        [size * 0.6, size * 0.5],
        9,
        mix(s.localColour(t, hues.green, 0.1, 1.2), colours.ink, 0.2),
      );
      const post = place(half * 0.7);
      const tall = size * 1.9;
      stroke(
        s,
        path`M${post} ${height * foot}v${-tall}q0 ${-tall * 0.1} ${(isLeft ? 1 : -1) * tall * 0.16} ${-tall * 0.1}`,
        s.depth(0.95),
        Math.max(1, size * 0.05),
      );
      const [lx, ly] = [post + (isLeft ? 1 : -1) * tall * 0.16, height * foot - tall * 1.08];
      if (s.isLit)
        disc(
          s,
          lx,
          ly,
          size * 0.6,
          s.radial(
            [
              [0, lamp, 0.7],
              [1, lamp, 0],
            ],
            lx,
            ly,
            size * 0.6,
          ),
        );
      disc(s, lx, ly, size * 0.07, s.isLit ? lamp : colours.light);
    }
    if (index < 4) mist(s, height * foot, 26, 0.28 * (1 - t));
  }
  const [tx, ty, z] = [middle + s.side * 0.09 * width * narrow, height * 0.83, 120 * unit];
  for (const share of [-0.5, 0.5])
    stroke(
      s,
      path`M${tx + share * z * 0.5} ${ty}L${middle + (s.side * 26 + share * 6) * unit} ${end}`,
      colours.light,
      2 * unit,
      0.4,
    );
  s.fill(
    path`M${tx - z * 0.5} ${ty}V${ty - z * 1.1}Q${tx - z * 0.5} ${ty - z * 1.3} ${tx - z * 0.3} ${ty - z * 1.32}H${tx + z * 0.3}Q${tx + z * 0.5} ${ty - z * 1.3} ${tx + z * 0.5} ${ty - z * 1.1}V${ty}Z`,
    inLight(s, [0.64, 0.19, 36], 0.7),
  );
  s.fill(
    box(tx - z * 0.4, tx + z * 0.4, ty - z * 1.06, ty - z * 0.56),
    s.isLit ? lamp : mix(colours.light, s.depth(0.4), 0.3),
  );
  s.fill(box(tx - z * 0.5, tx + z * 0.5, ty - z * 0.3, ty), mix(colours.ink, s.depth(0.8), 0.3));
  for (const direction of [-1, 1])
    disc(s, tx + direction * z * 0.34, ty - z * 0.2, z * 0.06, [0.95, 0.08, 95]);
  stroke(
    s,
    path`M${tx} ${ty - z * 1.32}v${-z * 0.24}m${-z * 0.24} 0h${z * 0.48}`,
    colours.ink,
    3 * unit,
  );
  for (let stripe = -4; stripe <= 4; stripe += 1) {
    const x = middle + stripe * 0.13 * width * narrow;
    s.fill(
      [
        [x - 26 * unit, height * 0.9],
        [x + 26 * unit, height * 0.9],
        [x + 36 * unit + stripe * 4 * unit, height * 0.945],
        [x - 36 * unit + stripe * 4 * unit, height * 0.945],
      ],
      mix(colours.light, asphalt, 0.3),
      0.7,
    );
  }
  for (const [share, size] of [
    [-0.3, 116],
    [-0.22, 108],
    [0.06, 112],
    [0.32, 120],
  ] as const)
    person(s, middle + share * width * narrow, height * 0.935, size * unit, colours.ink);
  birds(s, middle, height * 0.22, 5);
};
