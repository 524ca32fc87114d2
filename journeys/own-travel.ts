import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import { addDays } from "#markets/days.ts";
import type { Office } from "./office.ts";

type StoredTravel = TravelInput & Readonly<{ id: string; about: { path: string } }>;
type Caller = Pick<Office, "call">;

export const readTravel = async ({ call }: Caller, id: string): Promise<StoredTravel> =>
  (await call("GET", `it/travels/${id}`)).body as StoredTravel;

/**
 * A published Italian travel for one test: one of the demo without its departures, under a name
 * that no other travel has, so that a search finds it alone.
 */
export const createTravel = async (office: Caller): Promise<StoredTravel> => {
  const { body } = await office.call("GET", "it/travels?search=sahara+atlante&pageSize=1");
  const { id: origin } = (body as { items: readonly { id: string }[] }).items[0]!;
  const copy = await office.call("POST", "it/travels/copies", { country: "it", id: origin });
  const { id, about: _about, ...input } = copy.body as StoredTravel;
  const name = `Giro ${id.slice(0, 8)}`;
  const own = { ...input, name, slug: `giro-${id}`, isPublished: true };
  const { status, body: answer } = await office.call("PUT", `it/travels/${id}`, own);
  if (status !== 200) throw new Error(`The travel was not stored: ${JSON.stringify(answer)}`);
  return readTravel(office, id);
};

/** Eight days that nobody leads yet. */
export const tourDraft = (departureDate: string, overrides: Partial<TourDraft> = {}): TourDraft =>
  draftOn(departureDate, {
    endDate: addDays(departureDate, 7),
    priceCents: 99_900,
    deposit: null,
    ...overrides,
  });

/** All departures of a travel, the earliest first. */
export const toursOf = async ({ call }: Caller, travelId: string) => {
  const path = `it/travels/${travelId}/tours?pageSize=500&sort=departure`;
  return ((await call("GET", path)).body as { items: readonly ListedTour[] }).items;
};

/** @returns the departures in the order of the drafts */
export const createTours = async (
  office: Caller,
  travelId: string,
  drafts: readonly TourDraft[],
): Promise<readonly ListedTour[]> => {
  const rows = drafts.map((input) => ({ id: null, version: null, input }));
  const { body } = await office.call("PUT", `it/travels/${travelId}/tours`, { rows });
  const saved = body as { rows: readonly { id: string | null; errors: readonly object[] }[] };
  const stored = await toursOf(office, travelId);
  return saved.rows.map(({ id, errors }) => {
    const tour = stored.find((each) => each.id === id);
    if (!tour) throw new Error(`A departure was not created: ${JSON.stringify(errors)}`);
    return tour;
  });
};
