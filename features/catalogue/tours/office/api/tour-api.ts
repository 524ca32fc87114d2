import { z } from "zod";
import { call } from "#platform/browser/call.ts";
import { declareCall } from "#platform/calls/call.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { PlanReport } from "#features/catalogue/tours/consequences-contract.ts";
import { listToursOfTravel } from "#features/catalogue/tours/listing/calls.ts";
import { createTourSeries } from "#features/catalogue/tours/planning/calls.ts";
import type {
  SeriesReport,
  seriesSchema,
} from "#features/catalogue/tours/planning/plan-contract.ts";
import type { TourRowInput } from "#features/catalogue/tours/save-contract.ts";
import { previewToursOfTravel, saveToursOfTravel } from "#features/catalogue/tours/save/calls.ts";

/** Travels stand above departures, which know only this of theirs. */
const travelOfTours = declareCall({
  method: "GET",
  path: "/:country/travels/:id",
  id: "travelOfTours",
  summary: "Name and length of a travel",
  access: { role: "editor" },
  answer: z.object({ name: z.string(), days: z.int() }),
});

type Series = z.infer<typeof seriesSchema>;

/** The calls for the departures of one travel. All of them throw ApiError. */
export const tourApi = (country: string, travelId: string) => {
  return {
    travel: () => call(travelOfTours, { country, id: travelId }),
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
