/** Where a picture's subject is, in whole percent from the left and from the top. */
export type FocalPoint = Readonly<{ focalX: number; focalY: number }>;

const within = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)));

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One percent a press, ten with Shift; null for a key that does not move the point. */
export const movedByKey = (
  { focalX, focalY }: FocalPoint,
  key: string,
  isFar: boolean,
): FocalPoint | null => {
  const [x, y] = steps[key] ?? [];
  if (x === undefined || y === undefined) return null;
  const size = isFar ? 10 : 1;
  return { focalX: within(focalX + x * size), focalY: within(focalY + y * size) };
};

/** The point of a picture on which a pointer is. */
export const pointAt = (
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  pointer: Readonly<{ clientX: number; clientY: number }>,
): FocalPoint => ({
  focalX: within(((pointer.clientX - left) / width) * 100),
  focalY: within(((pointer.clientY - top) / height) * 100),
});
