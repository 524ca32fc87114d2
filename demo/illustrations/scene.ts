import type { Sheet } from "./sheet.ts";

/** A sheet with its sun or moon, from whose side everything is lit. */
export type Scene = Sheet &
  Readonly<{
    sun: Readonly<{ x: number; y: number; radius: number }>;
    sunLeft: boolean;
    /** 1 with the sun at the left, -1 at the right. */
    side: 1 | -1;
    /**
     * An x position by its share of the width, mirrored so that the picture is heavier away from
     * the sun.
     */
    across(share: number): number;
    horizon: number;
  }>;
