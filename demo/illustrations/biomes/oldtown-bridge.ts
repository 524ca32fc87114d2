import { mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import { cypress, frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, person, water } from "../landscape/scenery.ts";
import { drawDome, drawRoofs, drawTower } from "./oldtown-houses.ts";

/** A stone bridge across the sheet: arches between piers with cutwaters, lamps and people on it. */
const drawStoneBridge = (s: Scene, y: number, river: number): void => {
  const { width, unit, colours, side } = s;
  const stone = mix(inLight(s, [0.76, 0.06, 70], 0.7), s.depth(0.66), 0.3);
  const dark = mix(s.depth(0.86), stone, 0.16);
  const span = 250 * unit;
  const deck = (x: number) => y - 30 * unit * (1 - ((x - width / 2) / (width * 0.62)) ** 2);
  const [first, last] = [-0.2 * span, width + 0.8 * span];
  const top = Array.from({ length: 41 }, (_, step): Point => {
    const x = -30 + ((width + 60) * step) / 40;
    return [x, deck(x) - 20 * unit];
  });
  let d = `M${top.map(([x, py]) => `${Math.round(x)} ${Math.round(py)}`).join("L")}L${Math.round(width + 30)} ${Math.round(river + 20 * unit)}`;
  for (let x = last; x > first; x -= span) {
    const [right, left] = [x - span * 0.12, x - span * 0.88];
    const rise = river - deck((left + right) / 2) - 16 * unit;
    d += path`L${right} ${river + 20 * unit}V${river - rise * 0.2}C${right} ${river - rise * 1.15} ${left} ${river - rise * 1.15} ${left} ${river - rise * 0.2}V${river + 20 * unit}`;
  }
  s.fill(
    `${d}L-30 ${Math.round(river + 20 * unit)}Z`,
    s.verticalGradient(
      [
        [0, mix(stone, colours.light, 0.14)],
        [1, mix(stone, dark, 0.5)],
      ],
      y - 60 * unit,
      river,
    ),
  );
  for (let x = last; x > first; x -= span) {
    const pier = x;
    const foot = river + 22 * unit;
    s.fill(
      [
        [pier - 34 * unit, foot],
        [pier - 24 * unit, y + 46 * unit],
        [pier, y + 30 * unit],
        [pier + 24 * unit, y + 46 * unit],
        [pier + 34 * unit, foot],
      ],
      mix(stone, dark, 0.22),
    );
    s.fill(
      [
        [pier, y + 30 * unit],
        [pier + side * 24 * unit, y + 46 * unit],
        [pier + side * 34 * unit, foot],
        [pier, foot],
      ],
      dark,
      0.5,
    );
    s.fill(lens(pier, foot, 130 * unit, 7 * unit), colours.light, 0.35);
    const head = deck(pier) - 20 * unit;
    stroke(s, path`M${pier} ${head}v${-46 * unit}`, colours.ink, 4 * unit);
    if (s.isLit)
      disc(
        s,
        pier,
        head - 54 * unit,
        44 * unit,
        s.radial(
          [
            [0, lamp, 0.7],
            [1, lamp, 0],
          ],
          pier,
          head - 54 * unit,
          44 * unit,
        ),
      );
    disc(s, pier, head - 54 * unit, 9 * unit, s.isLit ? lamp : mix(colours.light, stone, 0.4));
  }
  for (const share of [0.2, 0.27, 0.46, 0.5, 0.74])
    person(
      s,
      s.across(share),
      deck(s.across(share)) - 6 * unit,
      s.between(38, 46) * unit,
      colours.ink,
    );
  const parapet = top.map(([x, py]): Point => [x, py + 2 * unit]);
  s.fill(
    [...parapet, ...parapet.map(([x, py]): Point => [x, py + 20 * unit]).toReversed()],
    mix(stone, colours.light, 0.16),
  );
};

/** An old town above its river, an arched bridge, boats below. */
export const drawBridgeTown = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  const isEasternStyle = s.options.variant === "east";
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  layer(
    s,
    ridge(s, height * 0.54, 46 * unit, 2.2, { octaves: 4 }),
    mix(s.depth(0.05), s.haze, 0.35),
    120,
    0.5,
  );
  const hill = ridge(s, height * 0.57, 26 * unit, 2, {
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.68) / 0.24) ** 2)) * height * 0.1,
  });
  layer(s, hill, s.localColour(0.24, hues.green, 0.07, 1.2), 130, 0.4);
  const castle = s.across(0.68);
  const base = heightAt(s, hill, castle) + 16 * unit;
  s.fill(
    box(castle - 150 * unit, castle + 150 * unit, base - 54 * unit, base + 30 * unit),
    mix(s.localColour(0.34, 68, 0.06, 1.2), colours.light, 0.24),
  );
  for (const [dx, wide, tall] of [
    [-140, 44, 120],
    [-40, 52, 190],
    [70, 40, 150],
    [150, 36, 96],
  ] as const)
    drawTower(s, {
      x: castle + dx * unit,
      foot: base,
      wide: wide * unit,
      tall: tall * unit,
      t: 0.34,
      isEasternStyle,
    });
  mist(s, height * 0.585, 50, 0.5);
  drawRoofs(s, { y: height * 0.6, t: 0.32, low: 34, high: 74, isEasternStyle });
  mist(s, height * 0.6, 36, 0.35);
  const church = s.across(0.26);
  drawTower(s, {
    x: church - side * 96 * unit,
    foot: height * 0.62,
    wide: 48 * unit,
    tall: 220 * unit,
    t: 0.46,
    isEasternStyle,
  });
  s.fill(
    box(church - 74 * unit, church + 74 * unit, height * 0.565, height * 0.64),
    mix(s.localColour(0.44, 72, 0.05), colours.light, 0.26),
  );
  drawDome(s, {
    x: church,
    y: height * 0.566,
    radius: 70 * unit,
    colour: mix([0.62, 0.09, 175], s.depth(0.5), s.isNight ? 0.7 : 0.3),
    shade: s.depth(0.7),
    isEasternStyle,
  });
  drawRoofs(s, { y: height * 0.645, t: 0.46, low: 44, high: 96, isEasternStyle });
  drawRoofs(s, { y: height * 0.685, t: 0.58, low: 44, high: 84, isEasternStyle });
  const line = height * 0.705;
  s.fill(
    box(-20, width + 20, line - 16 * unit, line + 4 * unit),
    mix(s.localColour(0.62, 70, 0.05), s.depth(0.7), 0.4),
  );
  water(
    s,
    line,
    height,
    mix(colours.sky[2], s.depth(0.42), 0.4),
    mix(colours.sky[0], s.depth(0.8), 0.55),
    230,
  );
  let bars = "";
  for (let bar = 0; bar < 60; bar += 1) {
    const x = s.between(0, width);
    bars += lens(x, line + s.between(4, 120) * unit, s.between(20, 90) * unit, 2.6 * unit);
  }
  s.fill(
    bars,
    s.isLit ? lamp : mix(s.localColour(0.5, 66, 0.06), colours.light, 0.3),
    s.isLit ? 0.5 : 0.34,
  );
  drawStoneBridge(s, height * 0.745, height * 0.815);
  for (const [share, y, z] of [
    [0.36, 0.885, 120],
    [0.62, 0.855, 84],
  ] as const) {
    const [x, by, size] = [s.across(share), height * y, z * unit];
    s.fill(lens(x, by + size * 0.14, size * 2, size * 0.14), colours.ink, 0.3);
    s.fill(
      path`M${x - size} ${by - size * 0.16}Q${x - size * 0.7} ${by + size * 0.14} ${x} ${by + size * 0.14}T${x + size} ${by - size * 0.2}Q${x} ${by} ${x - size} ${by - size * 0.16}Z`,
      inLight(s, [0.5, 0.13, 32], 0.85),
    );
    person(s, x - size * 0.3, by + size * 0.03, size * 0.42, colours.ink);
    person(s, x + size * 0.24, by + size * 0.03, size * 0.4, colours.ink);
  }
  const bank = ridge(s, height * 0.985, 12 * unit, 2, {
    octaves: 2,
    lift: (share) => (Math.abs(share - 0.5) * 2) ** 2 * 60 * unit,
  });
  const dark = frameGreen(s, 150, 0.35);
  const lit = mix(dark, s.localColour(0.6, hues.green, 0.08), 0.45);
  for (const share of [0.06, 0.14, 0.95])
    cypress(
      s,
      s.across(share),
      heightAt(s, bank, s.across(share)) + 16 * unit,
      s.between(180, 330) * unit,
      dark,
      lit,
    );
  for (let bush = 0; bush < 36; bush += 1) {
    const x = s.between(0, width);
    cluster(
      s,
      x,
      heightAt(s, bank, x) + 12 * unit,
      [44 * unit, 26 * unit],
      6,
      bush % 4 ? dark : lit,
    );
  }
  layer(s, bank, dark, 200, 0);
  birds(s, s.across(0.42), height * 0.26, 6, s.depth(0.75));
};
