import type { Example, StoredRecords } from "../example.ts";

const params = { id: "header" };
const linkTo = ({ word }: StoredRecords) => ({ links: [{ label: word, to: "tours" }] });

const firstVersion = async (stored: StoredRecords): Promise<Example> => {
  await stored.save("/api/it/layout/header", linkTo(stored));
  return { params: { ...params, version: "1" } };
};
const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

const ofRoute = { id: "age-groups" };
const text = ({ word }: StoredRecords) => ({
  title: word,
  lead: "",
  sections: [{ heading: "", text: word }],
  seo: { title: "", description: "" },
});
const contentPath = "/api/it/page-contents/fixed/age-groups";
const written = async (stored: StoredRecords): Promise<Example> => {
  await stored.save(contentPath, text(stored));
  return { params: ofRoute };
};
const firstText = async (stored: StoredRecords): Promise<Example> => {
  const { params: route } = await written(stored);
  return { params: { ...route, version: "1" } };
};

/** How to call the operations of the texts of fixed routes. */
export const fixedContentExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  listFixedContents: () => ({ query: "search=a&broken=false" }),
  getFixedContent: written,
  saveFixedContent: async (stored) => ({
    ...(await written(stored)),
    json: text({ ...stored, word: `${stored.word} again` }),
  }),
  getFixedContentConsequences: (stored) => ({ params: ofRoute, json: text(stored) }),
  drawFixedContent: (stored) => ({ params: ofRoute, json: text(stored) }),
  beatOnFixedContent: () => ({ params: ofRoute, json: heartbeat }),
  leaveFixedContent: () => ({ params: ofRoute, json: { session: heartbeat.session } }),
  eventsOfFixedContent: () => ({ params: ofRoute, status: 503 }),
  listVersionsOfFixedContent: () => ({ params: ofRoute }),
  getVersionOfFixedContent: firstText,
  restoreVersionOfFixedContent: async (stored) => ({ ...(await firstText(stored)), json: {} }),
};

/** How to call the operations of header, footer, beans and contacts. */
export const layoutExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  getLayout: () => ({ params }),
  listLayoutOfMarkets: () => ({ params }),
  saveLayout: (stored) => ({ params, json: linkTo(stored) }),
  getLayoutConsequences: (stored) => ({ params, json: linkTo(stored) }),
  drawLayout: (stored) => ({ params, json: { content: linkTo(stored), over: "paper" } }),
  purgeLayout: () => ({ params, json: {} }),
  beatOnLayout: () => ({ params, json: heartbeat }),
  leaveLayout: () => ({ params, json: { session: heartbeat.session } }),
  // This API runs without presence events, so there is no stream.
  eventsOfLayout: () => ({ params, status: 503 }),
  listVersionsOfLayout: () => ({ params }),
  getVersionOfLayout: firstVersion,
  restoreVersionOfLayout: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
};
