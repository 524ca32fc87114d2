import type { AbsenceInput, CoordinatorAbsence } from "#features/coordinators/absence-contract.ts";
import { callApi, ifMatch } from "#platform/browser/call-api.ts";
import type { PlanReport } from "../consequences-contract.ts";
import type { FreeCoordinator } from "../free-coordinators/free-contract.ts";
import type { ListedTour } from "../listed-contract.ts";
import type { TourRowInput } from "../save-contract.ts";

type Answer<Item> = Readonly<{ items: readonly Item[]; total: number }>;

/** As many as a page of either list holds at most. */
const tourPage = 500;
const coordinatorPage = 100;

const allOf = async <Item>(
  pageSize: number,
  read: (page: number) => Promise<Answer<Item>>,
): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(page);
    found.push(...items);
    if (items.length < pageSize || found.length >= total) return found;
  }
};

/** The days that somebody is wanted for, and for which departure. */
export type WantedLeader = Readonly<{
  from: string;
  to: string;
  travelId: string | null;
  tourId: string | null;
}>;

/** The calls for the departures of all travels of a market. All of them throw ApiError. */
export const calendarApi = (country: string) => {
  const tours = (parameters: Readonly<Record<string, string>>): Promise<readonly ListedTour[]> =>
    allOf(tourPage, (page) => {
      const query = new URLSearchParams({
        ...parameters,
        page: String(page),
        pageSize: String(tourPage),
      });
      return callApi<Answer<ListedTour>>("GET", `${country}/tours?${query}`);
    });
  return {
    /** Those that are away on one of the days. */
    between: (from: string, to: string) => tours({ from, to }),
    byIds: (ids: readonly string[]) => tours({ ids: ids.join(",") }),
    /** All coordinators of the market, those who could best lead a group on these days first. */
    coordinators: ({ from, to, travelId, tourId }: WantedLeader) =>
      allOf(coordinatorPage, (page) => {
        const query = new URLSearchParams({ from, to, page: String(page) });
        query.set("pageSize", String(coordinatorPage));
        if (travelId !== null) query.set("travel", travelId);
        if (tourId !== null) query.set("tour", tourId);
        return callApi<Answer<FreeCoordinator>>("GET", `${country}/coordinators/free?${query}`);
      }),
    /** When coordinators are not available on one of the days. */
    absences: (from: string, to: string) =>
      allOf(coordinatorPage, (page) => {
        const query = new URLSearchParams({ from, to, page: String(page) });
        query.set("pageSize", String(coordinatorPage));
        const path = `${country}/coordinators/absences?${query}`;
        return callApi<Answer<CoordinatorAbsence>>("GET", path);
      }),
    addAbsence: (absence: AbsenceInput): Promise<CoordinatorAbsence> =>
      callApi("POST", `${country}/coordinators/absences`, absence),
    removeAbsence: ({ id, version }: CoordinatorAbsence): Promise<CoordinatorAbsence> =>
      callApi("DELETE", `${country}/coordinators/absences/${id}`, undefined, ifMatch(version)),
    preview: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      callApi("POST", `${country}/tours/preview`, { rows }),
    save: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      callApi("PUT", `${country}/tours`, { rows }),
  };
};

export type CalendarApi = ReturnType<typeof calendarApi>;
export type CalendarCoordinator = FreeCoordinator;
