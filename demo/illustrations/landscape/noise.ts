import type { Random } from "../random.ts";

/** Value noise in one dimension, about -1 to 1. */
export type Noise = Readonly<{
  /** Noise for smooth hills: each octave is finer and weaker than the octave before. */
  fbm(x: number, octaves?: number): number;
  /** Noise for ridges with sharp crests. */
  ridged(x: number, octaves?: number): number;
}>;

const size = 4096;

export const noiseOf = (random: Random): Noise => {
  const lattice = Float64Array.from({ length: size }, () => random() * 2 - 1);
  const valueAt = (x: number): number => {
    const cell = Math.floor(x);
    const t = x - cell;
    const smooth = t * t * t * (t * (t * 6 - 15) + 10);
    const here = lattice[cell & (size - 1)] ?? 0;
    const next = lattice[(cell + 1) & (size - 1)] ?? 0;
    return here * (1 - smooth) + next * smooth;
  };
  const sumOctaves = (
    x: number,
    octaves: number,
    lacunarity: number,
    shape: (value: number) => number,
    offset: number,
  ): number => {
    let [sum, weight, total, position] = [0, 1, 0, x];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * shape(valueAt(position + octave * offset));
      total += weight;
      weight *= 0.5;
      position *= lacunarity;
    }
    return sum / total;
  };
  return {
    fbm: (x, octaves = 4) => sumOctaves(x, octaves, 2.03, (value) => value, 311.7),
    ridged: (x, octaves = 4) =>
      sumOctaves(x, octaves, 2.07, (value) => 1 - 2 * Math.abs(value), 191.3),
  };
};
