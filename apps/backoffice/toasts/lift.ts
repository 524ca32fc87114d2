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
