import { listSettings } from "#features/company/settings/calls.ts";
import type { Page, PageInput, PageOwner, PageSummary } from "#features/content/pages/contract.ts";
import { call } from "#platform/browser/call.ts";
import type { AnswerOf } from "#platform/calls/call.ts";
import {
  createPage,
  deletePage,
  getPage,
  listBlocks,
  listPages,
  savePage,
} from "../pages/calls.ts";
import { getPageConsequences, getPagePublishing } from "../pages/consequences/calls.ts";
import { recoverPage } from "../pages/deleted/calls.ts";
import { getPageOwner } from "../pages/owner/calls.ts";
import { type CatalogueBlock, toCatalogueBlock } from "./catalogue-block.ts";
import type { SaveFlags } from "./redirect-conflict.ts";

export type ListFilter = Readonly<{
  search: string;
  published: boolean | null;
  fixed: boolean | null;
  sort: "name" | "slug" | "updatedAt";
  page: number;
}>;
export type PageListResponse = Readonly<{
  items: readonly PageSummary[];
  total: number;
  page: number;
  pageSize: number;
}>;

/** Of a list's answer those that are no deleted ones, for which nobody asked. */
export const onlyPages = ({ items, ...page }: AnswerOf<typeof listPages>): PageListResponse => ({
  ...page,
  items: items.filter((item) => "isPublished" in item),
});

const queryOf = ({ search, published, fixed, sort, page }: ListFilter): URLSearchParams => {
  const query = new URLSearchParams({ search, sort, page: String(page) });
  if (published !== null) query.set("published", String(published));
  if (fixed !== null) query.set("fixed", String(fixed));
  return query;
};

type Setting = Readonly<{ name: string; value: Readonly<Record<string, unknown>> }>;

export const editorSettings = (settings: readonly Setting[]) => {
  const valueOf = (name: string) => settings.find((each) => each.name === name)?.value ?? {};
  return {
    hasMerchant: Boolean(valueOf("review_settings")["merchantId"]),
    isLocked: valueOf("maintenance")["customPage"] === true,
  };
};

/**
 * Creates a page. When the response was lost and the same page is sent again, the idempotency key
 * makes the server return the first response instead of creating a second page.
 */
const createOnce = (country: string) => {
  let previous = { sent: "", key: "" };
  return async (page: PageInput, flags: SaveFlags): Promise<Page> => {
    const body = { ...page, ...flags };
    const sent = JSON.stringify(body);
    if (previous.sent !== sent) previous = { sent, key: crypto.randomUUID() };
    const created = await call(createPage, { country }, { body, key: previous.key });
    previous = { sent: "", key: "" }; // after a success, the same content makes a new page
    return created;
  };
};

export const pageApi = (country: string) => ({
  list: async (filter: ListFilter): Promise<PageListResponse> =>
    onlyPages(await call(listPages, { country }, { query: queryOf(filter) })),
  settings: () => call(listSettings, { country }),
  copySource: (id: string, from: string) =>
    call(getPage, { country, id }, { query: { country: from } }),
  /** @param slug another one than its own, where that is taken */
  recover: (id: string, slug: string | null) =>
    call(recoverPage, { country, id }, { body: { slug } }),
  read: (id: string) => call(getPage, { country, id }),
  consequences: (id: string) => call(getPageConsequences, { country, id }),
  publishing: (page: PageInput) => call(getPagePublishing, { country }, { body: page }),
  owner: ({ kind, id }: PageOwner) => call(getPageOwner, { country, kind, id }),
  catalogue: async (): Promise<readonly CatalogueBlock[]> =>
    (await call(listBlocks, { country })).map(toCatalogueBlock),
  create: createOnce(country),
  update: (id: string, version: number, page: PageInput, flags: SaveFlags) =>
    call(savePage, { country, id }, { body: { ...page, ...flags }, ifMatch: version }),
  /**
   * @param version the version that the user saw, so that newer work of others is not deleted; null
   * deletes any version
   */
  remove: (id: string, version: number | null, flags: SaveFlags) =>
    call(deletePage, { country, id }, { body: flags, ifMatch: version }),
});
