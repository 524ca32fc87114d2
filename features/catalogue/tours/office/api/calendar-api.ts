import type {
  AbsenceInput,
  CoordinatorAbsence,
} from "#features/catalogue/coordinators/absence-contract.ts";
import {
  createCoordinatorAbsence,
  deleteCoordinatorAbsence,
  listCoordinatorAbsences,
} from "#features/catalogue/coordinators/absences/calls.ts";
import { readPages } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import type { PlanReport } from "#features/catalogue/tours/consequences-contract.ts";
import type { FreeCoordinator } from "#features/catalogue/tours/free-coordinators/free-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { listTours } from "#features/catalogue/tours/listing/calls.ts";
import type { TourRowInput } from "#features/catalogue/tours/save-contract.ts";
import { previewTours, saveTours } from "#features/catalogue/tours/save/calls.ts";

/** As many as a page of either list holds at most. */
const tourPage = 500;
const absencePage = 100;

/** The calls for the departures of all travels of a market. All of them throw ApiError. */
export const calendarApi = (country: string) => {
  const tours = (parameters: Readonly<Record<string, string>>): Promise<readonly ListedTour[]> =>
    readPages(tourPage, (page) => {
      const query = new URLSearchParams({
        ...parameters,
        page: String(page),
        pageSize: String(tourPage),
      });
      return call(listTours, { country }, { query });
    });
  return {
    /** Those that are away on one of the days; what is cancelled takes no days. */
    between: (from: string, to: string) => tours({ from, to, cancelled: "false" }),
    /** Those that somebody leads on one of the days. */
    ledBy: (coordinator: string, from: string, to: string) =>
      tours({ coordinator, from, to, cancelled: "false" }),
    byIds: (ids: readonly string[]) => tours({ ids: ids.join(",") }),
    /** When coordinators are not available on one of the days. */
    absences: (from: string, to: string) =>
      readPages(absencePage, (page) => {
        const query = new URLSearchParams({ from, to, page: String(page) });
        query.set("pageSize", String(absencePage));
        return call(listCoordinatorAbsences, { country }, { query });
      }),
    addAbsence: (absence: AbsenceInput): Promise<CoordinatorAbsence> =>
      call(createCoordinatorAbsence, { country }, { body: absence }),
    removeAbsence: ({ id, version }: CoordinatorAbsence): Promise<CoordinatorAbsence> =>
      call(deleteCoordinatorAbsence, { country, id }, { ifMatch: version }),
    preview: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      call(previewTours, { country }, { body: { rows } }),
    save: (rows: readonly TourRowInput[]): Promise<PlanReport> =>
      call(saveTours, { country }, { body: { rows } }),
  };
};

export type CalendarApi = ReturnType<typeof calendarApi>;
export type CalendarCoordinator = FreeCoordinator;
