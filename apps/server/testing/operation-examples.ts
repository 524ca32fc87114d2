import type { Page } from "#features/pages/contract.ts";
import { resourceExamples } from "./resource-examples.ts";

/** Records that exist before an example is called. */
export type Stored = Readonly<{
  page: Page;
  redirectId: string;
  failedJobId: string;
  /** Different in each call, for values that have to be unique. */
  word: string;
  /** Creates a record at a path. @returns its id */
  create: (path: string, json: object) => Promise<string>;
  /** In the order of the list. */
  idsOf: (path: string) => Promise<readonly string[]>;
}>;

/** A call of an operation that succeeds. */
export type Example = Readonly<{
  /** An administrator by default. */
  as?: "editor" | "nobody";
  params?: Readonly<Record<string, string>>;
  query?: string;
  json?: unknown;
  /** The expected status; any 2xx by default. */
  status?: number;
}>;

const ofPage = ({ page }: Stored): Example => ({ params: { id: page.id } });
const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  blockId: null,
  isEditing: false,
};
const redirect = ({ word }: Stored) => ({
  from: `/from-${word}`,
  to: `/to-${word}`,
  status: 301,
  enabled: true,
});

/** How to call the operations for which the OpenAPI document alone is not enough, by their id. */
export const operationExamples: Readonly<
  Record<string, (stored: Stored) => Example | Promise<Example>>
> = {
  ...resourceExamples,

  getBackofficeConfig: () => ({ as: "nobody" }),
  getMe: () => ({ as: "editor" }),

  listPages: () => ({ query: "search=a&sort=name" }),
  createPage: ({ page, word }) => ({
    json: { ...page, id: undefined, name: word, slug: `made-${word}` },
  }),
  getPage: ofPage,
  savePage: ({ page }) => ({ params: { id: page.id }, json: { ...page, name: "Saved" } }),
  deletePage: ofPage,
  // The page's slug has no redirect.
  getPageRedirect: (stored) => ({ ...ofPage(stored), status: 404 }),
  listPageVersions: ofPage,
  getPageVersion: ({ page }) => ({ params: { id: page.id, version: "1" } }),
  restorePageVersion: ({ page }) => ({ params: { id: page.id, version: "1" }, json: {} }),
  listPageAudit: ofPage,
  getPagePublication: ofPage,
  planPagePublication: ({ page }) => ({
    params: { id: page.id },
    json: { publishAt: "2999-01-01T00:00:00Z", unpublishAt: null, forceSave: true },
  }),
  provePage: ofPage,
  purgePage: ofPage,
  beatOnPage: ({ page }) => ({ params: { id: page.id }, json: heartbeat }),
  leavePage: ({ page }) => ({ params: { id: page.id }, json: { session: heartbeat.session } }),
  // This API runs without presence events, so there is no stream.
  pageEvents: (stored) => ({ ...ofPage(stored), status: 503 }),
  checkSeo: () => ({ json: { links: ["/a"], title: "A", description: "A", pageId: null } }),
  drawPreview: ({ page }) => ({ json: { blocks: page.blocks, at: null, customCss: "" } }),

  createRedirect: (stored) => ({ json: redirect(stored) }),
  getRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),
  saveRedirect: (stored) => ({ params: { id: stored.redirectId }, json: redirect(stored) }),
  deleteRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),

  testRedirects: () => ({ query: "path=/a" }),
  importRedirects: ({ word }) => ({
    query: "dryRun=1",
    json: { csv: `from,to,status,enabled\n/${word},/there,301,true\n` },
  }),

  getSetting: () => ({ params: { name: "maintenance" } }),
  saveSetting: () => ({
    params: { name: "support_tags" },
    json: { value: { tags: ["visa"] } },
  }),

  retryJob: ({ failedJobId }) => ({ params: { name: "failing", id: failedJobId } }),

  suggest: () => ({ as: "nobody", query: "q=nep" }),
  countSearch: () => ({ as: "nobody", query: "where=nepal" }),
  searchDates: () => ({ as: "nobody", query: "days=12" }),
};
