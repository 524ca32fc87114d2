/**
 * The widths up to the first one that is at least the original's. Larger widths would add no
 * detail.
 * @param widths in ascending order
 */
export const shownWidths = (
  widths: readonly number[],
  originalWidth: number,
): readonly number[] => {
  const firstWideEnough = widths.findIndex((width) => width >= originalWidth);
  return firstWideEnough < 0 ? widths : widths.slice(0, firstWideEnough + 1);
};
