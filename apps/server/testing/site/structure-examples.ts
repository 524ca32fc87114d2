import type { Example, StoredRecords } from "../example.ts";

const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

const structure = { fixed: [], forbidden: ["wr-video"], allowed: null };

const ofTemplate = async ({ page, create }: StoredRecords): Promise<Example> => ({
  params: {
    id: await create("/api/it/custompages", {
      ...page,
      id: undefined,
      slug: "",
      routingKey: null,
      isPublished: false,
      owner: { kind: "template" },
    }),
  },
});

/** Structures keep versions from their first save on. */
const firstVersion = async (stored: StoredRecords): Promise<Example> => {
  const { params = {} } = await ofTemplate(stored);
  await stored.save(`/api/it/templates/structure/${params["id"]}`, structure);
  return { params: { ...params, version: "1" } };
};

/** Examples of what templates fix, allow and forbid. */
export const structureExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  getTemplateStructure: ofTemplate,
  saveTemplateStructure: async (stored) => ({ ...(await ofTemplate(stored)), json: structure }),
  beatOnTemplateStructure: async (stored) => ({ ...(await ofTemplate(stored)), json: heartbeat }),
  leaveTemplateStructure: async (stored) => ({
    ...(await ofTemplate(stored)),
    json: { session: heartbeat.session },
  }),
  // This API runs without presence events, so there is no stream.
  eventsOfTemplateStructure: async (stored) => ({ ...(await ofTemplate(stored)), status: 503 }),
  listVersionsOfTemplateStructure: ofTemplate,
  getVersionOfTemplateStructure: firstVersion,
  restoreVersionOfTemplateStructure: async (stored) => ({
    ...(await firstVersion(stored)),
    json: {},
  }),
};
