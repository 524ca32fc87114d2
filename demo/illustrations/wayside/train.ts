import { mix } from "#platform/oklch.ts";
import { box, path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, water } from "../landscape/scenery.ts";
import { drawBackdrop, drawFront, drawHill, ground } from "./land.ts";

/** One carriage from its left end; the first has a sloping front towards `direction`. */
const drawCar = (
  s: Scene,
  left: number,
  y: number,
  long: number,
  tall: number,
  front: 1 | -1 | 0,
): void => {
  const body = inLight(s, [0.5, 0.14, 28], 0.7);
  const cream = mix(inLight(s, [0.93, 0.05, 88], 0.5), s.depth(0.5), 0.1);
  const dark = mix(s.colours.ink, s.depth(0.8), 0.15);
  const right = left + long;
  const [nose, roof] = [tall * 0.75, tall * 0.16];
  const [topLeft, topRight] = [
    left + (front === -1 ? nose : roof),
    right - (front === 1 ? nose : roof),
  ];
  s.fill(
    path`M${left} ${y}V${y - tall * (front === -1 ? 0.4 : 0.86)}Q${front === -1 ? left + tall * 0.1 : left} ${front === -1 ? y - tall * 0.72 : y - tall} ${topLeft} ${y - tall}H${topRight}Q${front === 1 ? right - tall * 0.1 : right} ${front === 1 ? y - tall * 0.72 : y - tall} ${right} ${y - tall * (front === 1 ? 0.4 : 0.86)}V${y}Z`,
    body,
  );
  s.fill(box(left, right, y - tall * 0.36, y - tall * 0.24), cream);
  s.fill(box(left, right, y - tall * 0.1, y), dark);
  const count = 7;
  for (let index = 0; index < count; index += 1) {
    const x = left + (long * (index + 0.5)) / count;
    if ((front === 1 && index === count - 1) || (front === -1 && index === 0)) continue;
    s.fill(
      box(x - long * 0.048, x + long * 0.048, y - tall * 0.8, y - tall * 0.48),
      s.isLit ? lamp : mix(s.colours.sky[1], dark, 0.5),
    );
  }
  if (front) {
    const edge = front === 1 ? right : left;
    s.fill(
      path`M${edge - front * tall * 0.2} ${y - tall * 0.46}L${edge - front * tall * 0.24} ${y - tall * 0.68}L${edge - front * tall * 0.66} ${y - tall * 0.88}V${y - tall * 0.46}Z`,
      mix(s.colours.sky[1], dark, 0.55),
    );
    disc(s, edge - front * tall * 0.08, y - tall * 0.3, tall * 0.06, lamp);
  }
  for (const share of [0.14, 0.24, 0.76, 0.86])
    disc(s, left + long * share, y + tall * 0.03, tall * 0.1, dark);
};

/** A train on a low viaduct over a river valley. */
export const drawTrain = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  drawBackdrop(s);
  drawHill(s, 0.745, 0.46, 40);
  mist(s, height * 0.76, 40, 0.25);
  const deck = height * 0.775;
  const foot = height * 0.9;
  const shore = ridge(s, height * 0.81, 20 * unit, 1.6, { octaves: 2 });
  layer(s, shore, ground(s, 0.56), 160, 0.08);
  water(
    s,
    height * 0.865,
    height,
    mix(colours.sky[2], s.depth(0.42), 0.35),
    mix(colours.sky[0], s.depth(0.8), 0.55),
    150,
  );
  const stone = mix(inLight(s, [0.78, 0.05, 72], 0.6), s.depth(0.66), 0.26);
  const dark = mix(s.depth(0.88), stone, 0.2);
  const span = 210 * unit;
  let d = path`M-20 ${deck}H${width + 20}V${foot}`;
  for (let x = width + span * 0.4; x > -span; x -= span) {
    const [right, left] = [x - span * 0.12, x - span * 0.88];
    d += path`L${right} ${foot}V${deck + 84 * unit}C${right} ${deck + 4 * unit} ${left} ${deck + 4 * unit} ${left} ${deck + 84 * unit}V${foot}`;
  }
  s.fill(
    `${d}L-20 ${Math.round(foot)}Z`,
    s.verticalGradient(
      [
        [0, mix(stone, colours.light, 0.16)],
        [1, mix(stone, dark, 0.55)],
      ],
      deck,
      foot,
    ),
  );
  s.fill(box(-20, width + 20, deck - 8 * unit, deck + 8 * unit), mix(stone, colours.light, 0.3));
  s.fill(box(-20, width + 20, deck + 8 * unit, deck + 15 * unit), dark, 0.5);
  const [long, tall] = [312 * unit, 92 * unit];
  const wire = deck - 168 * unit;
  for (let post = 0; post < 6; post += 1) {
    const x = (width * (post + 0.4)) / 6;
    stroke(
      s,
      path`M${x} ${deck}V${wire - 14 * unit}M${x - 34 * unit} ${wire}H${x + 6 * unit}`,
      dark,
      5 * unit,
    );
  }
  stroke(s, path`M0 ${wire + 3 * unit}H${width}`, dark, 2 * unit, 0.8);
  const first = s.across(0.8) - (side === 1 ? long : 0);
  for (let car = 0; car < 5; car += 1)
    drawCar(
      s,
      first - side * car * (long + 10 * unit),
      deck - 12 * unit,
      long,
      tall,
      car === 0 ? side : 0,
    );
  drawFront(s, 1.0, 110);
  birds(s, s.across(0.5), height * 0.24, 5, s.depth(0.75));
};
