/** A picture whose parts do not fit each other. */
export class BrokenPicture extends Error {}

/**
 * Parts of one picture. A film of half an hour has fewer frames than this allows, and a file of
 * millions of empty parts would keep everybody waiting while they are looked at.
 */
const maxParts = 50_000;

/** Counts the parts of a picture. @throws BrokenPicture where it has too many */
export const countParts = (): (() => void) => {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > maxParts) throw new BrokenPicture();
  };
};
