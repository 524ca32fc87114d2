import { shareSize } from "#features/assets/media/rules.ts";

/** A shape in which the site shows a part of a picture. */
export type Crop = Readonly<{
  label: string;
  /** Width and height in any unit. */
  ratio: readonly [width: number, height: number];
}>;

/**
 * The shapes into which the style sheets of the site crop pictures, and that of shared links. A test
 * reads them from there.
 */
export const crops: readonly Crop[] = [
  { label: "Widest", ratio: [21, 9] },
  { label: "Shared link", ratio: [shareSize.width, shareSize.height] },
  { label: "Video", ratio: [16, 9] },
  { label: "Photo", ratio: [3, 2] },
  { label: "Portrait", ratio: [1, 1] },
  { label: "Card", ratio: [4, 5] },
  { label: "Tall card", ratio: [2, 3] },
];
