import type { z } from "zod";
import { callApi, type ListPage } from "#platform/browser/call-api.ts";
import type { ListedTour } from "../listed-contract.ts";
import type { PlanReport } from "../consequences-contract.ts";
import type { SeriesReport, seriesSchema } from "../planning/plan-contract.ts";
import type { TourRowInput } from "../save-contract.ts";

type Series = z.infer<typeof seriesSchema>;

/** The calls for the departures of one travel. All of them throw ApiError. */
export const tourApi = (country: string, travelId: string) => {
  const path = `${country}/travels/${travelId}/tours`;
  return {
    travel: (): Promise<Readonly<{ name: string; days: number }>> =>
      callApi("GET", `${country}/travels/${travelId}`),
    list: async (): Promise<readonly ListedTour[]> =>
      (await callApi<ListPage<ListedTour>>("GET", `${path}?pageSize=500&sort=departure`)).items,
    preview: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      callApi("POST", `${path}/preview`, { rows }),
    /** @param isDryRun says what would happen, and writes nothing */
    series: (series: Series, isDryRun: boolean): Promise<SeriesReport> =>
      callApi("POST", `${path}/series${isDryRun ? "?dryRun=true" : ""}`, series),
    save: (rows: readonly TourRowInput[]): Promise<PlanReport> => callApi("PUT", path, { rows }),
  };
};

export type TourApi = ReturnType<typeof tourApi>;
