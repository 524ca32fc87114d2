import { readPages } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import { listFreeCoordinators } from "#features/catalogue/tours/free-coordinators/calls.ts";
import type { FreeCoordinator } from "#features/catalogue/tours/free-coordinators/free-contract.ts";

/** The days that somebody is wanted for, and for which departure. */
export type WantedLeader = Readonly<{
  from: string;
  to: string;
  travelId: string | null;
  tourId: string | null;
}>;

/** A coordinator, with what speaks for and against them leading a departure. */
export type Leader = FreeCoordinator;

const pageSize = 100;

/**
 * All coordinators of the market, those who could best lead a group on these days first.
 * @throws ApiError
 */
export const readLeaders = (
  country: string,
  { from, to, travelId, tourId }: WantedLeader,
): Promise<readonly Leader[]> =>
  readPages(pageSize, (page) => {
    const query = new URLSearchParams({ from, to, page: String(page), pageSize: String(pageSize) });
    if (travelId !== null) query.set("travel", travelId);
    if (tourId !== null) query.set("tour", tourId);
    return call(listFreeCoordinators, { country }, { query });
  });
