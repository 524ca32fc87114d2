import { type Colour, mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { box, path, type Point } from "../path.ts";
import { frameGreen, grass, leaf, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { person } from "../landscape/scenery.ts";

type Green = (t: number) => Colour;

const drawHut = (s: Scene, line: readonly Point[], green: Green): void => {
  const { width, unit, colours } = s;
  const x = width * (s.sunLeft ? 0.24 : 0.7);
  const [y, z] = [heightAt(s, line, x) + 4 * unit, 64 * unit];
  s.fill(box(x - z * 0.6, x + z * 0.6, y - z * 0.5, y), mix([0.5, 0.07, 60], colours.ink, 0.3));
  s.fill(
    path`M${x - z * 0.95} ${y - z * 0.42}Q${x - z * 0.3} ${y - z * 0.7} ${x} ${y - z * 1.2}Q${x + z * 0.3} ${y - z * 0.7} ${x + z * 0.95} ${y - z * 0.42}Z`,
    mix([0.66, 0.09, 70], colours.ink, s.isNight ? 0.6 : 0.2),
  );
  palm(s, x + z * 1.3, y + 4 * unit, z * 2.6, 0.1, green(0.85));
  palm(s, x - z * 1.2, y + 4 * unit, z * 2.1, -0.12, green(0.8));
};

const drawFarmers = (s: Scene, line: readonly Point[], bankHeight: number): void => {
  const hat = mix([0.85, 0.09, 85], s.colours.ink, s.isNight ? 0.5 : 0.1);
  for (let each = 0; each < 3; each += 1) {
    const x = s.width * (s.sunLeft ? 0.56 : 0.3) + each * 70 * s.unit;
    person(s, x, heightAt(s, line, x) + bankHeight + 20 * s.unit, 50 * s.unit, s.colours.ink, hat);
  }
};

/**
 * One terrace: its edge, and water in the colours of the sky. Every third terrace has seedlings.
 */
const drawTerrace = (s: Scene, index: number, count: number, green: Green): void => {
  const { width, height, unit, colours } = s;
  const near = index / (count - 1);
  const y = height * (0.585 + 0.4 * near ** 1.15);
  const [swing, offset] = [(24 + 56 * near) * unit, index * 0.28 + s.between(0, 0.1)];
  const line = Array.from({ length: 151 }, (_, step): Point => {
    const x = -20 + ((width + 40) * step) / 150;
    const z = x / unit / 1200;
    const wave = Math.sin(z * 3.4 + offset + 0.5) * 0.7 + 0.5 * Math.sin(z * 7.3 - offset * 1.6);
    return [x, y + swing * wave + (4 + 9 * near) * unit * s.fbm(z * 7 + index * 7, 2)];
  });
  const [bankHeight, depth] = [(7 + 15 * near) * unit, (20 + 44 * near) * unit];
  const grassy = green(0.3 + 0.55 * near);
  s.fill(
    [...line, [width + 20, height + 20], [-20, height + 20]],
    green(Math.min(1, 0.42 + 0.5 * near)),
  );
  s.fill(
    [...line, ...line.map(([x, py]): Point => [x, py + bankHeight]).toReversed()],
    mix(grassy, colours.light, 0.24 * (1 - near * 0.4)),
  );
  if (index % 3 === 2)
    grass(
      s,
      line.map(([x, py]): Point => [x, py + bankHeight * 1.4]),
      160,
      6 + 10 * near,
      14 + 22 * near,
      mix(grassy, colours.light, 0.18),
    );
  else {
    const water = mix(
      mix(colours.sky[2], colours.sky[1], near * 0.8),
      green(0.35),
      0.12 + 0.1 * near,
    );
    const upper = line.map(([x, py]): Point => [x, py + bankHeight * 1.35]);
    const lower = line.map(([x, py], step): Point => [
      x,
      py + bankHeight * 1.35 + depth * (0.66 + 0.34 * Math.sin(step * 0.09 + index)),
    ]);
    s.fill(
      [...upper, ...lower.toReversed()],
      s.verticalGradient(
        [
          [0, mix(water, colours.light, 0.3)],
          [1, water],
        ],
        y,
        y + depth * 2,
      ),
      0.94,
    );
    let seedlings = "";
    for (let each = 0; each < 60; each += 1) {
      const [x, py] = line[Math.floor(s.between(0, 150))] ?? [0, 0];
      const tall = (4 + 12 * near) * unit;
      seedlings += path`M${x + s.between(0, 8) * unit} ${py + bankHeight * 1.5 + depth * s.between(0.1, 0.55)}l${1.5 * unit} ${-tall}l${1.5 * unit} ${tall}Z`;
    }
    s.fill(seedlings, green(0.55 + 0.3 * near), 0.8);
  }
  if (index === 4) drawHut(s, line, green);
  if (index === 7) drawFarmers(s, line, bankHeight);
};

/** Rice terraces that descend from a distant volcano, with a hut and people in hats. */
export const drawRice = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const green: Green = (t) => s.localColour(t, 128 + 16 * t, 0.125, 1.5);
  clouds(s, { count: 5, high: 0.1, low: 0.3, opacity: 0.45 });
  const x = width * (s.sunLeft ? 0.62 : 0.36);
  layer(
    s,
    ridge(s, height * 0.47, 40 * unit, 3, { sharp: true }),
    mix(s.depth(0.02), s.haze, 0.35),
  );
  const lit = mix(s.localColour(0.25, hues.green, 0.05), colours.light, 0.12);
  drawPeak(
    s,
    { x, top: height * 0.345, left: 0.42 * width, right: 0.44 * width, foot: height * 0.58 },
    {
      lit: mix(lit, s.haze, 0.15),
      shadow: mix(s.depth(0.4), s.haze, 0.15),
      hollow: 0.72,
      spurs: 5,
      jag: 0.6,
    },
  );
  mist(s, height * 0.53, 90, 0.75);
  wisps(s, height * 0.5, 6, 0.6);
  const grove = ridge(s, height * 0.55, 30 * unit, 3);
  for (let each = 0; each < 10; each += 1) {
    const px = s.between(0, width);
    palm(
      s,
      px,
      heightAt(s, grove, px) + 8 * unit,
      s.between(50, 84) * unit,
      s.between(-0.2, 0.2),
      green(0.42),
    );
  }
  layer(s, grove, green(0.3), 110, 0.4);
  mist(s, height * 0.585, 40, 0.4);
  for (let terrace = 0; terrace < 13; terrace += 1) drawTerrace(s, terrace, 13, green);
  const dark = frameGreen(s, hues.green, 0.4);
  const half = mix(dark, green(0.6), 0.45);
  const corner = s.across(0.95);
  const lean = -s.side;
  palm(s, corner, height, 620 * unit, lean * 0.1, dark, half);
  palm(s, corner + lean * 40 * unit, height * 1.02, 440 * unit, lean * 0.34, dark, half);
  for (let each = 0; each < 8; each += 1)
    leaf(
      s,
      corner + lean * (each - 2) * 46 * unit,
      height * 1.03,
      s.between(130, 240) * unit,
      -Math.PI / 2 + s.between(-0.7, 0.7),
      0.18,
      dark,
      half,
    );
  birds(s, s.across(0.3), height * 0.24, 4);
};
