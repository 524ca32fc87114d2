import { blockEntryExamples } from "./site/block-entry-examples.ts";
import { formExamples } from "./forms/form-examples.ts";
import { bulkExamples } from "./bulk/bulk-examples.ts";
import { fixedContentExamples, layoutExamples } from "./site/layout-examples.ts";
import { requestExamples } from "./requests/request-examples.ts";
import { structureExamples } from "./site/structure-examples.ts";
import { mediaExamples } from "./media/media-examples.ts";
import { staffExamples } from "./staff/staff-examples.ts";
import { planExamples } from "./plans/plan-examples.ts";
import { resourceExamples } from "./resource-examples.ts";
import { tourExamples } from "./tours/tour-examples.ts";
import { destinationExamples } from "./travels/destination-examples.ts";
import { travelExamples } from "./travels/travel-examples.ts";
import { tripExamples } from "./travels/trip-examples.ts";
import type { StoredRecords, Example } from "./example.ts";
import { voiceExamples } from "./voice-examples.ts";

const ofPage = ({ page }: StoredRecords): Example => ({ params: { id: page.id } });
/** A PNG. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==",
  "base64",
);
const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};
const redirect = ({ word }: StoredRecords) => ({
  from: `/from-${word}`,
  to: `/to-${word}`,
  status: 301,
  enabled: true,
});

/** The first version of a redirect that is made for it. */
const firstVersion = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await stored.create("/api/it/redirects", redirect(stored)), version: "1" },
});

/** Words that say nothing. */
const taught = ({ word }: StoredRecords) => ({ words: word, means: null });

/** How to call the operations for which the OpenAPI document alone is not enough, by their id. */
export const operationExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  ...resourceExamples,
  ...staffExamples,
  ...bulkExamples,
  ...planExamples,
  ...voiceExamples,
  ...formExamples,
  ...tourExamples,
  ...travelExamples,
  ...tripExamples,
  ...destinationExamples,
  ...layoutExamples,
  ...fixedContentExamples,

  ...requestExamples,

  addWord: (stored) => ({ json: taught(stored) }),
  removeWord: async (stored) => ({
    params: { id: await stored.create("/api/it/sentences/words", taught(stored)) },
  }),

  getBackofficeConfig: () => ({ as: "nobody" }),
  getMe: () => ({ as: "editor" }),
  renewSession: () => ({ as: "editor" }),

  findRecords: () => ({ query: "search=nepal" }),
  listPages: () => ({ query: "search=a&sort=name" }),
  createPage: ({ page, word }) => ({
    json: { ...page, id: undefined, name: word, slug: `made-${word}` },
  }),
  checkSlug: () => ({ query: "slug=autumn" }),
  checkSlugOfCoordinator: () => ({ query: "slug=autumn" }),
  checkSlugOfEvent: () => ({ query: "slug=autumn" }),
  checkSlugOfDestination: () => ({ query: "slug=autumn" }),
  getPage: ofPage,
  savePage: ({ page }) => ({ params: { id: page.id }, json: { ...page, name: "Saved" } }),
  deletePage: ofPage,
  getPageConsequences: ofPage,
  // The page's slug has no redirect.
  getPageRedirect: (stored) => ({ ...ofPage(stored), status: 404 }),
  // The page that is stored belongs to nothing else.
  getPageOwner: ({ page }) => ({ params: { kind: "travel", id: page.id }, status: 404 }),
  listPageVersions: ofPage,
  getPageVersion: ({ page }) => ({ params: { id: page.id, version: "1" } }),
  // The page that is stored was not deleted.
  recoverPage: (stored) => ({ ...ofPage(stored), json: {}, status: 409 }),
  restorePageVersion: ({ page }) => ({ params: { id: page.id, version: "1" }, json: {} }),
  listPageAudit: ofPage,
  getPagePublication: ofPage,
  planPagePublication: ({ page }) => ({
    params: { id: page.id },
    json: { publishAt: "2099-01-01T00:00:00Z", unpublishAt: null, forceSave: true },
  }),
  provePage: ofPage,
  purgePage: ofPage,
  beatOnPage: ({ page }) => ({ params: { id: page.id }, json: heartbeat }),
  leavePage: ({ page }) => ({ params: { id: page.id }, json: { session: heartbeat.session } }),
  // This API runs without presence events, so there is no stream.
  eventsOfPage: (stored) => ({ ...ofPage(stored), status: 503 }),
  checkSeo: () => ({ json: { links: ["/a"], title: "A", description: "A", pageId: null } }),
  drawPreview: ({ page }) => ({ json: { blocks: page.blocks, at: null, customCss: "" } }),

  ...structureExamples,

  ...blockEntryExamples,

  createRedirect: (stored) => ({ json: redirect(stored) }),
  getRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),
  saveRedirect: (stored) => ({ params: { id: stored.redirectId }, json: redirect(stored) }),
  deleteRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),
  beatOnRedirect: ({ redirectId }) => ({ params: { id: redirectId }, json: heartbeat }),
  leaveRedirect: ({ redirectId }) => ({
    params: { id: redirectId },
    json: { session: heartbeat.session },
  }),
  listVersionsOfRedirect: ({ redirectId }) => ({ params: { id: redirectId } }),
  getVersionOfRedirect: firstVersion,
  restoreVersionOfRedirect: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
  eventsOfRedirect: ({ redirectId }) => ({ params: { id: redirectId }, status: 503 }),

  testRedirects: () => ({ query: "path=/a" }),
  testRedirectsElsewhere: () => ({ query: "path=/a" }),
  importRedirects: ({ word }) => ({
    query: "dryRun=1",
    json: { csv: `from,to,status,enabled\n/${word},/there,301,true\n` },
  }),

  ...mediaExamples(onePixel),

  getSetting: () => ({ params: { name: "maintenance" } }),
  saveSetting: () => ({
    params: { name: "support_tags" },
    json: { value: { tags: ["visa"] } },
  }),

  // No source of exchange rates is configured here.
  fetchRates: () => ({ status: 409 }),

  retryJob: ({ failedJobId }) => ({ params: { name: "failing", id: failedJobId } }),

  suggest: () => ({ as: "nobody", query: "q=nep" }),
  countSearch: () => ({ as: "nobody", query: "where=nepal" }),
  searchDates: () => ({ as: "nobody", query: "days=12" }),
};
