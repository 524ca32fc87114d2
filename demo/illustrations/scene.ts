import type { Sheet } from "./sheet.ts";

/** A sheet with its sun or moon: everything is lit from the side where it stands. */
export type Scene = Sheet &
  Readonly<{
    sun: Readonly<{ x: number; y: number; radius: number }>;
    sunLeft: boolean;
    /** 1 where the sun stands left, -1 right. */
    side: 1 | -1;
    /** A place across the sheet, mirrored so that the picture leans away from the sun. */
    across(share: number): number;
    horizon: number;
  }>;
