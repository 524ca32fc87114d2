import { createHash } from "node:crypto";

/** A number in [0, 1) at each call, always the same row of them for one seed (mulberry32). */
export type Chance = () => number;

/** The chance of a seed. The demo draws from nothing else, so that every load gives the same catalogue. */
export const chanceOf = (seed: string): Chance => {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A whole number from `low` to `high`, both possible. */
export const between = (chance: Chance, low: number, high: number): number =>
  low + Math.floor(chance() * (high - low + 1));

/** One of a list, each as likely. */
export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to choose from.");
  return item;
};

/** One of several, each as likely as its weight says. */
export const weighted = <Item>(
  chance: Chance,
  choices: readonly (readonly [item: Item, weight: number])[],
): Item => {
  let rest = chance() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of choices) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return choices.at(-1)![0];
};

/** A uuid that stays the same for the same words, so that a demo loaded twice has the same addresses. */
export const idOf = (...words: readonly string[]): string => {
  const hash = createHash("sha256").update(words.join(" ")).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
