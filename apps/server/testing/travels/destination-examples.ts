import { destinationExample } from "#features/content/destinations/contract.ts";
import type { Example, StoredRecords } from "../example.ts";

const path = "/api/it/destinations";
const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

const input = ({ word }: StoredRecords) => ({
  ...destinationExample,
  code: `MA-${word}`,
  slug: word,
});

const ofOne = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await stored.create(path, input(stored)) },
});

/** The page contents know it by its slug too. */
const ofKey = async (stored: StoredRecords): Promise<Example> => {
  await ofOne(stored);
  return { params: { key: input(stored).slug } };
};

const firstVersion = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await stored.create(path, input(stored)), version: "1" },
});

/** How to call the operations of destinations, by their id. */
export const destinationExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  createDestination: (stored) => ({ json: input(stored) }),
  getDestination: ofOne,
  saveDestination: async (stored) => ({
    ...(await ofOne(stored)),
    json: { ...input(stored), lead: "Dunes." },
  }),
  deleteDestination: ofOne,
  getDestinationContent: ofKey,
  saveDestinationContent: async (stored) => ({
    ...(await ofKey(stored)),
    json: { ...input(stored), lead: "Dunes." },
  }),
  beatOnDestination: async (stored) => ({ ...(await ofOne(stored)), json: heartbeat }),
  leaveDestination: async (stored) => ({
    ...(await ofOne(stored)),
    json: { session: heartbeat.session },
  }),
  eventsOfDestination: async (stored) => ({ ...(await ofOne(stored)), status: 503 }),
  listVersionsOfDestination: ofOne,
  getVersionOfDestination: firstVersion,
  restoreVersionOfDestination: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
};
