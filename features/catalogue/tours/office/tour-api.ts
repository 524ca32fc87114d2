import type { z } from "zod";
import { getTravel } from "#features/catalogue/travels/save/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { ListedTour } from "../listed-contract.ts";
import type { PlanReport } from "../consequences-contract.ts";
import { listToursOfTravel } from "../listing/calls.ts";
import { createTourSeries } from "../planning/calls.ts";
import type { SeriesReport, seriesSchema } from "../planning/plan-contract.ts";
import type { TourRowInput } from "../save-contract.ts";
import { previewToursOfTravel, saveToursOfTravel } from "../save/calls.ts";

type Series = z.infer<typeof seriesSchema>;

/** The calls for the departures of one travel. All of them throw ApiError. */
export const tourApi = (country: string, travelId: string) => {
  return {
    travel: (): Promise<Readonly<{ name: string; days: number }>> =>
      call(getTravel, { country, id: travelId }),
    list: async (): Promise<readonly ListedTour[]> =>
      (
        await call(
          listToursOfTravel,
          { country, id: travelId },
          { query: { pageSize: 500, sort: "departure" } },
        )
      ).items,
    preview: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      call(previewToursOfTravel, { country, id: travelId }, { body: { rows } }),
    /** @param isDryRun says what would happen, and writes nothing */
    series: (series: Series, isDryRun: boolean): Promise<SeriesReport> =>
      call(
        createTourSeries,
        { country, id: travelId },
        { query: { dryRun: isDryRun }, body: series },
      ),
    save: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      call(saveToursOfTravel, { country, id: travelId }, { body: { rows } }),
  };
};

export type TourApi = ReturnType<typeof tourApi>;
