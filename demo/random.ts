import { createHash } from "node:crypto";

/** Pseudo-random numbers in [0, 1) (mulberry32), the same sequence for one seed. */
export type Random = () => number;

/** The demo's only source of randomness, so that every load gives the same catalogue. */
export const seededRandom = (seed: string): Random => {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A whole number from `low` to `high`, both included. */
export const randomInt = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

export const pickOne = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to choose from.");
  return item;
};

export const pickWeighted = <Item>(
  random: Random,
  choices: readonly (readonly [item: Item, weight: number])[],
): Item => {
  let remaining = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of choices) {
    remaining -= weight;
    if (remaining < 0) return item;
  }
  return choices.at(-1)![0];
};

/** A UUID derived from the words, so that a demo loaded twice has the same ids. */
export const stableUuid = (...words: readonly string[]): string => {
  const hash = createHash("sha256").update(words.join(" ")).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
