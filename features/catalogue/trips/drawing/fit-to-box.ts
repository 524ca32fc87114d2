import type { GeoProjection } from "d3-geo";
import type { MultiPoint } from "geojson";

/** Lengths in units of the drawing. */
type Box = Readonly<{ width: number; height: number; padding: number }>;

/**
 * Scales and moves a projection until the frame fills the box. Outlines are clipped just outside
 * the box, so that the clipped edges are not visible as lines.
 */
export const fitToBox = (
  projection: GeoProjection,
  frame: MultiPoint,
  { width, height, padding }: Box,
): GeoProjection =>
  projection
    .fitExtent(
      [
        [padding, padding],
        [width - padding, height - padding],
      ],
      frame,
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
