import { mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import type { Scene } from "../scene.ts";
import { streaks } from "../landscape/sky.ts";
import { disc } from "../landscape/terrain.ts";
import { inLight } from "../landscape/scenery.ts";

/** An airliner from the side, climbing; `direction` 1 flies right. */
const drawAirliner = (s: Scene, x: number, y: number, z: number, direction: 1 | -1): void => {
  const white = mix(s.colours.light, s.depth(0.5), s.isNight ? 0.55 : s.isLit ? 0.3 : 0.06);
  const shade = mix(white, s.depth(0.55), 0.5);
  const accent = inLight(s, [0.66, 0.17, 46], 0.6);
  s.add(`<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${direction} 1) rotate(-9)">`);
  // The wing on the far side, then the body, then what is nearer.
  s.fill(
    path`M${z * 0.16} ${-z * 0.03}L${-z * 0.16} ${-z * 0.46}L${-z * 0.25} ${-z * 0.46}L${-z * 0.1} ${-z * 0.03}Z`,
    shade,
  );
  s.fill(
    path`M${-z * 0.78} ${-z * 0.07}L${-z * 1.04} ${-z * 0.44}L${-z * 0.9} ${-z * 0.44}L${-z * 0.58} ${-z * 0.1}Z`,
    accent,
  );
  s.fill(
    path`M${z} ${z * 0.02}Q${z * 0.96} ${-z * 0.08} ${z * 0.76} ${-z * 0.105}H${-z * 0.5}Q${-z * 0.8} ${-z * 0.1} ${-z * 1.02} ${-z * 0.06}L${-z * 1.03} ${-z * 0.03}Q${-z * 0.7} ${z * 0.09} ${-z * 0.44} ${z * 0.1}H${z * 0.72}Q${z * 0.96} ${z * 0.1} ${z} ${z * 0.02}Z`,
    white,
  );
  s.fill(
    path`M${z} ${z * 0.02}Q${z * 0.6} ${z * 0.05} ${-z * 1.03} ${-z * 0.03}Q${-z * 0.7} ${z * 0.09} ${-z * 0.44} ${z * 0.1}H${z * 0.72}Q${z * 0.96} ${z * 0.1} ${z} ${z * 0.02}Z`,
    shade,
    0.75,
  );
  let windows = "";
  for (let index = 0; index < 22; index += 1)
    windows += path`M${-z * 0.5 + index * z * 0.056} ${-z * 0.035}h0`;
  s.add(
    `<path d="${windows}" stroke="${s.isLit ? "#ffdd8a" : "#2d4a5c"}" stroke-width="${tenth(z * 0.026)}" stroke-linecap="round" opacity=".85"/>`,
  );
  s.fill(
    path`M${z * 0.8} ${-z * 0.06}L${z * 0.9} ${-z * 0.045}L${z * 0.92} ${-z * 0.015}L${z * 0.82} ${-z * 0.025}Z`,
    s.colours.ink,
    0.8,
  );
  s.fill(
    path`M${z * 0.24} ${z * 0.05}L${-z * 0.34} ${z * 0.46}L${-z * 0.45} ${z * 0.46}L${-z * 0.12} ${z * 0.06}Z`,
    mix(white, shade, 0.35),
  );
  s.fill(
    path`M${-z * 0.66} ${z * 0.01}L${-z * 1.02} ${z * 0.14}L${-z * 1.1} ${z * 0.13}L${-z * 0.88} ${-z * 0.01}Z`,
    mix(white, shade, 0.35),
  );
  s.fill(
    path`M${z * 0.13} ${z * 0.15}Q${z * 0.14} ${z * 0.24} ${z * 0.04} ${z * 0.24}H${-z * 0.1}Q${-z * 0.14} ${z * 0.2} ${-z * 0.1} ${z * 0.15}Z`,
    accent,
  );
  s.add("</g>");
};

/** A bank of clouds across the sheet: heaps of discs with flat stretches between, lit above, dark below. */
const drawBank = (s: Scene, y: number, size: number, t: number): void => {
  const { width, height, unit, colours } = s;
  const lit = mix(mix(colours.sky[2], colours.light, 0.75), s.depth(0.4), 0.08 + t * 0.26);
  const shade = mix(lit, s.depth(0.25 + t * 0.4), 0.55);
  const paint = s.verticalGradient(
    [
      [0, lit],
      [1, shade],
    ],
    y - size * 1.5 * unit,
    y + size * 1.2 * unit,
  );
  const heaps = Math.round(width / (size * 5 * unit)) + 2;
  let d = path`M-40 ${height + 20}V${y}H${width + 40}V${height + 20}Z`;
  for (let heap = 0; heap < heaps; heap += 1) {
    const middle = (width * (heap + s.between(-0.3, 0.9))) / (heaps - 1);
    const [wide, tall] = [size * s.between(1.6, 3) * unit, size * s.between(0.5, 1.2) * unit];
    for (let puff = 0; puff < 9; puff += 1) {
      const share = puff / 4 - 1;
      const r = tall * (0.34 + 0.62 * (1 - share * share)) * s.between(0.7, 1.15);
      const [x, cy] = [middle + share * wide, y - r * s.between(0.1, 0.45)];
      d += path`M${x - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    }
  }
  s.fill(d, paint);
};

/** An airliner above the clouds, which lie to the horizon. */
export const drawPlane = (s: Scene): void => {
  const { height, unit, side } = s;
  if (!s.isNight) streaks(s, 6, 0.1, 0.5, 0.4);
  for (const [y, size, t] of [
    [0.62, 34, 0.04],
    [0.67, 56, 0.2],
    [0.74, 84, 0.4],
    [0.83, 120, 0.62],
  ] as const) {
    drawBank(s, height * y, size, t);
  }
  const [x, y] = [s.across(0.56), height * 0.42];
  disc(
    s,
    x,
    y,
    330 * unit,
    s.radial(
      [
        [0, s.colours.light, 0.16],
        [1, s.colours.light, 0],
      ],
      x,
      y,
      330 * unit,
    ),
  );
  drawAirliner(s, x, y, 300 * unit, side);
  drawBank(s, height * 0.94, 160, 0.85);
};
