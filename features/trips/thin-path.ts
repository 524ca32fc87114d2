const closest = 2;

/** A path without the points that lie nearer than two units to the one before: half of its length. */
export const thinPath = (path: string): string =>
  path.replaceAll(/M[^MZ]+/g, (line) => {
    let last: readonly number[] = [Infinity, Infinity];
    const points = line.slice(1).split("L");
    const kept = points.filter((point, index) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      const isFar = Math.hypot(x - (last[0] ?? 0), y - (last[1] ?? 0)) >= closest;
      if (isFar || index === points.length - 1) last = [x, y];
      return isFar || index === points.length - 1;
    });
    return `M${kept.join("L")}`;
  });
