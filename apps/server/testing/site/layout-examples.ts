import type { Example, Stored } from "../example.ts";

const params = { id: "header" };
const linkTo = ({ word }: Stored) => ({ links: [{ label: word, to: "tours" }] });

const firstVersion = async (stored: Stored): Promise<Example> => {
  await stored.save("/api/it/layout/header", linkTo(stored));
  return { params: { ...params, version: "1" } };
};
const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

/** How to call the operations of header, footer, beans and contacts. */
export const layoutExamples: Readonly<
  Record<string, (stored: Stored) => Example | Promise<Example>>
> = {
  getLayout: () => ({ params }),
  listLayoutOfMarkets: () => ({ params }),
  saveLayout: (stored) => ({ params, json: linkTo(stored) }),
  getLayoutConsequences: (stored) => ({ params, json: linkTo(stored) }),
  drawLayout: (stored) => ({ params, json: { content: linkTo(stored), over: "paper" } }),
  beatOnLayout: () => ({ params, json: heartbeat }),
  leaveLayout: () => ({ params, json: { session: heartbeat.session } }),
  // This API runs without presence events, so there is no stream.
  eventsOfLayout: () => ({ params, status: 503 }),
  listVersionsOfLayout: () => ({ params }),
  getVersionOfLayout: firstVersion,
  restoreVersionOfLayout: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
};
