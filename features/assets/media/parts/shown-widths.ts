import { renditionWidths } from "../contract.ts";

/** The widths of renditions up to the first that is at least the original's: wider ones add no detail. */
export const shownWidths = ({ width }: Readonly<{ width: number }>): readonly number[] =>
  renditionWidths.filter((_, index) => (renditionWidths[index - 1] ?? 0) < width);
