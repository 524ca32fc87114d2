type Box = Readonly<{ top: number; bottom: number; left: number; right: number }>;

const gap = 8; // pixels

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * How many pixels toasts have to rise so as not to lie on what somebody uses; 0 where they do not, or
 * where they would leave the window at its top.
 * @param toasts where they stand without a lift
 */
export const liftOver = (toasts: Box, used: Box): number => {
  if (!overlap(toasts, used)) return 0;
  const lift = Math.ceil(toasts.bottom - used.top + gap);
  return toasts.top - lift >= 0 ? lift : 0;
};

type Window = Readonly<{ width: number; height: number }>;
type Shift = Readonly<{ lift: number; shift: number }>;

const step = 12; // pixels

const moved = (toasts: Box, lift: number, shift: number): Box => ({
  top: toasts.top - lift - gap,
  bottom: toasts.bottom - lift + gap,
  left: toasts.left + shift - gap,
  right: toasts.right + shift + gap,
});

/**
 * The nearest place in which toasts lie on nothing that can be pressed: how far up and to the right
 * of where they stand, in pixels. Null where the window has none.
 */
export const freePlace = (
  toasts: Box,
  pressable: readonly Box[],
  { width, height }: Window,
): Shift | null => {
  let best: (Shift & Readonly<{ far: number }>) | null = null;
  for (let lift = 0; toasts.top - lift >= gap; lift += step)
    for (let shift = 0; toasts.right + shift <= width - gap; shift += step) {
      const far = lift + shift;
      if (best && far >= best.far) break;
      const place = moved(toasts, lift, shift);
      const isFree = place.bottom <= height + gap && !pressable.some((box) => overlap(place, box));
      if (isFree) best = { lift, shift, far };
    }
  return best && { lift: best.lift, shift: best.shift };
};

/**
 * A free place beside all of the first list of boxes, or else of the next, which leaves some out.
 * Null where the window has none for any of them.
 */
export const firstPlace = (
  toasts: Box,
  lists: readonly (readonly Box[])[],
  size: Window,
): Shift | null => {
  for (const boxes of lists) {
    const place = freePlace(toasts, boxes, size);
    if (place) return place;
  }
  return null;
};
