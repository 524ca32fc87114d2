import { mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { lens, path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, streaks } from "../landscape/sky.ts";
import { layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, person } from "../landscape/scenery.ts";

/** The cells that salt dries into: rows of flat hexagons that grow to the front. */
const drawCells = (s: Scene, top: number): void => {
  const { width, height, unit, colours } = s;
  const edge = mix(colours.light, s.depth(0.4), 0.28);
  let y = top + 6 * unit;
  let row = 0;
  let d = "";
  while (y < height) {
    const share = (y - top) / (height - top);
    const [half, deep] = [(14 + 150 * share) * unit, (3 + 44 * share ** 1.2) * unit];
    const shift = row % 2 ? half * 1.5 : 0;
    for (let x = -half * 2 + shift; x < width + half * 2; x += half * 3) {
      const wobble = () => s.between(-0.1, 0.1) * half;
      d += path`M${x - half + wobble()} ${y}L${x - half * 0.5} ${y - deep + wobble() * 0.2}L${x + half * 0.5 + wobble()} ${y - deep}L${x + half} ${y + wobble() * 0.2}L${x + half * 0.5} ${y + deep}L${x - half * 0.5 + wobble()} ${y + deep}Z`;
    }
    y += deep;
    row += 1;
  }
  stroke(s, d, edge, 3 * unit, 0.55);
};

/** A row of camels that carry slabs of salt, with a person walking ahead of them. */
const drawSaltCaravan = (s: Scene, y: number): void => {
  const { unit, colours } = s;
  const z = 62 * unit;
  for (let camel = 0; camel < 6; camel += 1) {
    const x = s.across(0.42) + (camel - 2.5) * z * 1.35;
    s.fill(lens(x, y + 4 * unit, z * 1.4, z * 0.09), s.depth(0.6), 0.3);
    s.fill(
      path`M${x - z * 0.5} ${y}l${z * 0.06} ${-z * 0.55}q${z * 0.05} ${-z * 0.25} ${z * 0.22} ${-z * 0.2}q${z * 0.12} ${-z * 0.32} ${z * 0.26} 0q${z * 0.14} ${z * 0.04} ${z * 0.2} ${z * 0.06}q${z * 0.12} ${-z * 0.02} ${z * 0.16} ${-z * 0.38}l${z * 0.2} ${-z * 0.04}l${z * 0.02} ${z * 0.1}l${-z * 0.12} ${z * 0.03}q${-z * 0.02} ${z * 0.5} ${-z * 0.3} ${z * 0.52}l${z * 0.02} ${z * 0.42}h${-z * 0.07}l${-z * 0.04} ${-z * 0.4}h${-z * 0.36}l${-z * 0.06} ${z * 0.4}Z`,
      colours.ink,
    );
    s.fill(
      path`M${x - z * 0.32} ${y - z * 0.5}v${-z * 0.26}h${z * 0.52}v${z * 0.26}Z`,
      mix(colours.light, s.depth(0.5), 0.2),
    );
  }
  person(s, s.across(0.42) + z * 4.4, y, z * 0.95, colours.ink);
};

/** Flamingos that wade: pink bodies on long legs, necks bent to the water or held up. */
const drawFlamingos = (s: Scene, top: number): void => {
  const { unit, height, colours } = s;
  const pink = inLight(s, [0.76, 0.14, 12], 0.5);
  for (let bird = 0; bird < 17; bird += 1) {
    const near = (bird / 17) ** 1.2;
    const [x, y] = [
      s.across(s.between(0.12, 0.74)),
      top + (height * 0.93 - top) * (0.2 + 0.72 * near),
    ];
    const z = (30 + 74 * near) * unit;
    const direction = s.random() < 0.5 ? 1 : -1;
    stroke(
      s,
      path`M${x - z * 0.06} ${y - z * 0.5}V${y}M${x + z * 0.08} ${y - z * 0.5}V${y}`,
      mix(pink, colours.ink, 0.25),
      z * 0.035,
    );
    s.fill(lens(x, y + z * 0.02, z * 0.7, z * 0.05), s.depth(0.5), 0.3);
    s.fill(
      path`M${x - direction * z * 0.36} ${y - z * 0.52}Q${x - direction * z * 0.2} ${y - z * 0.76} ${x + direction * z * 0.1} ${y - z * 0.68}Q${x + direction * z * 0.26} ${y - z * 0.58} ${x + direction * z * 0.16} ${y - z * 0.48}Q${x - direction * z * 0.1} ${y - z * 0.4} ${x - direction * z * 0.36} ${y - z * 0.52}Z`,
      pink,
    );
    const neck =
      bird % 3 === 0
        ? path`M${x + direction * z * 0.14} ${y - z * 0.58}q${direction * z * 0.26} ${z * 0.02} ${direction * z * 0.2} ${z * 0.42}`
        : path`M${x + direction * z * 0.12} ${y - z * 0.6}q${direction * z * 0.24} ${-z * 0.1} ${direction * z * 0.1} ${-z * 0.32}q${-direction * z * 0.04} ${-z * 0.16} ${direction * z * 0.12} ${-z * 0.12}`;
    stroke(s, neck, pink, z * 0.06);
  }
};

/** A white plain of salt, with volcanoes behind it that are mirrored in a film of water. */
const drawPlain = (s: Scene): number => {
  const { width, height, unit, colours } = s;
  streaks(s, 6, 0.1, 0.38);
  const line = height * 0.63;
  layer(
    s,
    ridge(s, line - 14 * unit, 26 * unit, 3),
    mix(s.localColour(0.1, hues.rock, 0.05), s.haze, 0.3),
    60,
    0.5,
  );
  const cones = [
    [0.16, 0.53, 0.2],
    [0.9, 0.54, 0.22],
    [0.66, 0.44, 0.4],
  ] as const;
  const start = s.mark();
  for (const [share, top, t] of cones) {
    const rise = line - height * top;
    drawPeak(
      s,
      { x: s.across(share), top: height * top, left: rise * 1.5, right: rise * 1.6, foot: line },
      {
        lit: mix(s.localColour(t, hues.rock, 0.07), colours.light, 0.14),
        shadow: s.localColour(t + 0.25, hues.rock - 12, 0.06),
        hollow: 0.78,
        spurs: 4,
        jag: 0.6,
        haze: 0.4,
      },
    );
  }
  const land = s.takeSince(start);
  s.add(land);
  const white = mix(
    mix([0.97, 0.01, 220], colours.light, 0.5),
    s.depth(0.4),
    s.isNight ? 0.55 : s.isLit ? 0.24 : 0.06,
  );
  s.fill(
    [
      [-20, line],
      [width + 20, line],
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], white, 0.35)],
        [0.3, white],
        [1, mix(white, colours.sky[0], 0.35)],
      ],
      line,
      height,
    ),
  );
  s.add(
    `<g opacity=".3" transform="translate(0 ${Math.round(line * 1.55)}) scale(1 -.55)">${land}</g>`,
  );
  mist(s, line, 34, 0.6);
  drawCells(s, line + 40 * unit);
  let film = "";
  for (let index = 0; index < 60; index += 1) {
    const share = s.random() ** 1.4;
    const at: Point = [
      s.sun.x + (s.random() + s.random() - 1) * (80 + 300 * share) * unit,
      line + (height - line) * share,
    ];
    film += lens(
      at[0],
      at[1],
      (30 + 120 * share) * s.between(0.5, 1.3) * unit,
      (2 + 4 * share) * unit,
    );
  }
  s.fill(film, mix(colours.sun, colours.sky[2], 0.3), 0.55);
  birds(s, s.across(0.4), height * 0.26, 4);
  return line;
};

/** A plain of salt between volcanoes, with a caravan of camels that fetches the salt. */
export const drawSalt = (s: Scene): void => {
  drawPlain(s);
  drawSaltCaravan(s, s.height * 0.8);
};

/** A plain of salt between volcanoes, with flamingos in its shallow water. */
export const drawFlamingoPlain = (s: Scene): void => drawFlamingos(s, drawPlain(s));
