import type { Scene } from "../scene.ts";
import { path } from "../path.ts";
import { disc } from "../landscape/terrain.ts";
import { lamp } from "../landscape/scenery.ts";

/** An ellipse, such as a round object lying flat. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  path`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;

/** A glow: a soft disc that fades out. */
export const glow = (s: Scene, x: number, y: number, radius: number, strength: number): void =>
  disc(
    s,
    x,
    y,
    radius,
    s.radial(
      [
        [0, lamp, strength],
        [1, lamp, 0],
      ],
      x,
      y,
      radius,
    ),
  );
