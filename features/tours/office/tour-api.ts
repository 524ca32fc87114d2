import type { z } from "zod";
import { callApi } from "#platform/browser/call-api.ts";
import type { FreeCoordinator } from "../free-coordinators/free-contract.ts";
import type { ListedTour } from "../listed-contract.ts";
import type { PlanReport } from "../consequences-contract.ts";
import type { seriesSchema } from "../planning/plan-contract.ts";
import type { TourRowInput } from "../save-contract.ts";

type Series = z.infer<typeof seriesSchema>;

type Answer<Item> = Readonly<{ items: readonly Item[]; total: number }>;

const maxCoordinators = 1000;

/** The calls for the departures of one travel. All of them throw ApiError. */
export const tourApi = (country: string, travelId: string) => {
  const path = `${country}/travels/${travelId}/tours`;
  const coordinatorPage = (query: URLSearchParams): Promise<Answer<FreeCoordinator>> =>
    callApi("GET", `${country}/coordinators/free?${query}`);
  return {
    travel: (): Promise<Readonly<{ name: string; days: number }>> =>
      callApi("GET", `${country}/travels/${travelId}`),
    list: async (): Promise<readonly ListedTour[]> =>
      (await callApi<Answer<ListedTour>>("GET", `${path}?pageSize=500&sort=departure`)).items,
    /** All coordinators of the market, those who could best lead a group on these days first. */
    coordinators: async (
      from: string,
      to: string,
      tour: string | null,
    ): Promise<readonly FreeCoordinator[]> => {
      const found: FreeCoordinator[] = [];
      for (let page = 1; found.length < maxCoordinators; page += 1) {
        const query = new URLSearchParams({ from, to, travel: travelId, page: String(page) });
        query.set("pageSize", "100");
        if (tour !== null) query.set("tour", tour);
        const { items, total } = await coordinatorPage(query);
        found.push(...items);
        if (items.length === 0 || found.length >= total) break;
      }
      return found;
    },
    preview: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      callApi("POST", `${path}/preview`, { rows }),
    /** @param isDryRun says what would happen, and writes nothing */
    series: (series: Series, isDryRun: boolean): Promise<PlanReport> =>
      callApi("POST", `${path}/series${isDryRun ? "?dryRun=true" : ""}`, series),
    save: (rows: readonly TourRowInput[]): Promise<PlanReport> => callApi("PUT", path, { rows }),
  };
};

export type TourApi = ReturnType<typeof tourApi>;
