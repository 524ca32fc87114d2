import { useMemo } from "react";
import { useDrawing } from "#design/office/frame/use-drawing.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import type { DrawnPage } from "#features/catalogue/travels/draft-contract.ts";

export type TravelSource = Readonly<{
  get: () => TravelInput;
  subscribe: (listener: () => void) => () => void;
}>;

export type TravelDrawingOptions = Readonly<{
  country: string;
  /** Null for a new travel. */
  id: string | null;
  source: TravelSource;
  page: DrawnPage;
  /** The departure whose page it is. */
  tourId?: string;
}>;

/** A page of a travel as the site draws it, anew in pauses of the typing. */
export const useTravelDrawing = ({ country, id, source, page, tourId }: TravelDrawingOptions) =>
  useDrawing(
    useMemo(
      () => ({
        path: `${country}/travels/drawings`,
        bodyOf: () => ({ id, page, ...(tourId && { tourId }), travel: source.get() }),
        subscribe: source.subscribe,
      }),
      [country, id, source, page, tourId],
    ),
  );
