/** FNV-1a, 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
};

/** Pseudo-random numbers in [0, 1) (mulberry32), the same sequence for one seed. */
export type Random = () => number;

export const seededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
