const minDistance = 2;

/**
 * Removes points that are less than two units from the previous point. This halves the length of a
 * map's paths.
 */
export const simplifyPath = (path: string): string =>
  path.replaceAll(/M[^MZ]+/g, (line) => {
    let lastKept: readonly number[] = [Infinity, Infinity];
    const points = line.slice(1).split("L");
    const remaining = points.filter((point, index) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      const isFar = Math.hypot(x - (lastKept[0] ?? 0), y - (lastKept[1] ?? 0)) >= minDistance;
      if (isFar || index === points.length - 1) lastKept = [x, y];
      return isFar || index === points.length - 1;
    });
    return `M${remaining.join("L")}`;
  });
