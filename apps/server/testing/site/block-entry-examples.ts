import type { Example, StoredRecords } from "../example.ts";

const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

const spaceEntry = {
  blockType: "wr-space",
  label: "Room",
  filter: ["*"],
  default: { spaceSize: "default" },
  examples: [],
};

/** Makes an entry, of which its first version is kept. */
const nameOfNew = async ({ word, create }: StoredRecords): Promise<string> => {
  const name = `entry-${word}`;
  await create("/api/it/page-composer-blocks", { ...spaceEntry, name });
  return name;
};

const ofNew = async (stored: StoredRecords) => ({ params: { id: await nameOfNew(stored) } });

const firstVersion = async (stored: StoredRecords) => ({
  params: { id: await nameOfNew(stored), version: "1" },
});

/** Examples of entries of the block catalogue. */
export const blockEntryExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  getBlockEntry: () => ({ params: { name: "wr-space" } }),
  createBlockEntry: ({ word }) => ({ json: { ...spaceEntry, name: `made-${word}` } }),
  saveBlockEntry: async (stored) => ({
    params: { name: await nameOfNew(stored) },
    json: spaceEntry,
  }),
  deleteBlockEntry: async (stored) => ({ params: { name: await nameOfNew(stored) } }),
  beatOnBlockEntry: async (stored) => ({ ...(await ofNew(stored)), json: heartbeat }),
  leaveBlockEntry: async (stored) => ({
    ...(await ofNew(stored)),
    json: { session: heartbeat.session },
  }),
  // This API runs without presence events, so there is no stream.
  eventsOfBlockEntry: async (stored) => ({ ...(await ofNew(stored)), status: 503 }),
  listVersionsOfBlockEntry: ofNew,
  getVersionOfBlockEntry: firstVersion,
  restoreVersionOfBlockEntry: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
};
