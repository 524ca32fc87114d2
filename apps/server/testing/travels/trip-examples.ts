import { tripExample } from "#features/catalogue/trips/contract.ts";
import type { Example, StoredRecords } from "../example.ts";

const path = "/api/it/trips";
const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

const ofTrip = ({ tripId }: StoredRecords): Example => ({ params: { id: tripId } });
const made = ({ create, word }: StoredRecords) => create(path, { ...tripExample, code: word });

/** The first version of a trip that is made for it. */
const firstVersion = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await made(stored), version: "1" },
});

/** How to call the operations of trips, by their id. */
export const tripExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  drawOutlines: () => ({ query: "west=-12&south=27&east=0&north=36" }),
  findPlaces: () => ({ query: "search=merzouga" }),
  createTrip: ({ word }) => ({ json: { ...tripExample, code: word } }),
  getTrip: ofTrip,
  getTripUsers: ofTrip,
  saveTrip: (stored) => ({ ...ofTrip(stored), json: { ...tripExample, code: stored.word } }),
  deleteTrip: async (stored) => ({ params: { id: await made(stored) } }),
  beatOnTrip: (stored) => ({ ...ofTrip(stored), json: heartbeat }),
  leaveTrip: (stored) => ({ ...ofTrip(stored), json: { session: heartbeat.session } }),
  eventsOfTrip: (stored) => ({ ...ofTrip(stored), status: 503 }),
  listVersionsOfTrip: ofTrip,
  getVersionOfTrip: firstVersion,
  restoreVersionOfTrip: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
};
