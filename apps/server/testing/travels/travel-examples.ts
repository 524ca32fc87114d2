import { travelExample } from "#features/catalogue/travels/record-contract.ts";
import type { Example, StoredRecords } from "../example.ts";

const tab = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";

const ofTravel = ({ travelId }: StoredRecords): Example => ({ params: { id: travelId } });

/** The id of a travel that nothing uses. */
const newTravel = ({ create, travelId }: StoredRecords): Promise<string> =>
  create("/api/it/travels/copies", { country: "it", id: travelId });

const firstVersion = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await newTravel(stored), version: "1" },
});

/** How to call the operations on travels. */
export const travelExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  createTravel: ({ freeTripId, word }) => ({
    json: { ...travelExample, tripId: freeTripId, slug: word },
  }),
  copyTravel: ({ travelId }) => ({ json: { country: "it", id: travelId } }),
  getTravel: ofTravel,
  saveTravel: ({ travelId, tripId, word }) => ({
    params: { id: travelId },
    json: { ...travelExample, tripId, slug: word },
  }),
  deleteTravel: async (stored) => ({ params: { id: await newTravel(stored) } }),
  beatOnTravel: (stored) => ({
    ...ofTravel(stored),
    json: { session: tab, focus: "name", isEditing: true },
  }),
  leaveTravel: (stored) => ({ ...ofTravel(stored), json: { session: tab } }),
  // This API runs without presence events, so there is no stream.
  eventsOfTravel: (stored) => ({ ...ofTravel(stored), status: 503 }),
  getTravelPublication: ofTravel,
  planTravelPublication: async (stored) => ({
    params: { id: await newTravel(stored) },
    json: { publishAt: null, unpublishAt: "2036-12-01T09:00:00Z" },
  }),
  purgeTravel: (stored) => ({ ...ofTravel(stored), json: {} }),
  listVersionsOfTravel: ofTravel,
  getVersionOfTravel: firstVersion,
  restoreVersionOfTravel: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
};
