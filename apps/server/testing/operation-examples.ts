import type { Page } from "#features/pages/contract.ts";
import { resourceExamples } from "./resource-examples.ts";

/** What stands there for each example. */
export type Stored = Readonly<{
  page: Page;
  redirectId: string;
  failedJobId: string;
  /** Another in each call, for what has to be unique. */
  word: string;
  /** Adds a record at a path. @returns its id */
  create: (path: string, json: object) => Promise<string>;
  /** The ids of a list, in its order. */
  idsOf: (path: string) => Promise<readonly string[]>;
}>;

/** How an operation is called so that it answers what it is for. */
export type Example = Readonly<{
  /** An administrator unless given. */
  as?: "editor" | "nobody";
  params?: Readonly<Record<string, string>>;
  query?: string;
  json?: unknown;
  /** The only answer that is right here; whichever begins with 2 unless given. */
  status?: number;
}>;

const ofPage = ({ page }: Stored): Example => ({ params: { id: page.id } });
const plain = (): Example => ({});
const beat = {
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

/** One example for each operation of the API's document, by its id: a test calls them all. */
export const operationExamples: Readonly<
  Record<string, (stored: Stored) => Example | Promise<Example>>
> = {
  ...resourceExamples,

  getBackofficeConfig: () => ({ as: "nobody" }),
  getMe: () => ({ as: "editor" }),

  listBlocks: plain,
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
  beatOnPage: ({ page }) => ({ params: { id: page.id }, json: beat }),
  leavePage: ({ page }) => ({ params: { id: page.id }, json: { session: beat.session } }),
  // Nobody is told at once here, so there is no stream.
  pageEvents: (stored) => ({ ...ofPage(stored), status: 503 }),
  checkSeo: () => ({ json: { links: ["/a"], title: "A", description: "A", pageId: null } }),
  previewFrame: plain,
  drawPreview: ({ page }) => ({ json: { blocks: page.blocks, at: null, customCss: "" } }),

  chooseMedia: plain,
  chooseTravels: plain,
  chooseTours: plain,
  chooseCoordinators: plain,
  chooseDestinations: plain,

  listRedirects: plain,
  createRedirect: (stored) => ({ json: redirect(stored) }),
  getRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),
  saveRedirect: (stored) => ({ params: { id: stored.redirectId }, json: redirect(stored) }),
  deleteRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),

  testRedirects: () => ({ query: "path=/a" }),
  exportRedirects: plain,
  importRedirects: ({ word }) => ({
    query: "dryRun=1",
    json: { csv: `from,to,status,enabled\n/${word},/there,301,true\n` },
  }),

  listSettings: plain,
  getSetting: () => ({ params: { name: "maintenance" } }),
  saveSetting: () => ({
    params: { name: "support_tags" },
    json: { value: { tags: ["visa"] } },
  }),

  listAudit: plain,
  listJobs: plain,
  retryJob: ({ failedJobId }) => ({ params: { name: "failing", id: failedJobId } }),

  suggest: () => ({ as: "nobody", query: "q=nep" }),
  countSearch: () => ({ as: "nobody", query: "where=nepal" }),
  searchDates: () => ({ as: "nobody", query: "days=12" }),
};
