import { callApi, ifMatch } from "#platform/browser/call-api.ts";
import type { IconName } from "#design/office/icons.tsx";
import type { BlockNeeds } from "#features/content/pages/block-contract.ts";
import type {
  Owner,
  Page,
  PageConsequences,
  PageInput,
  PageOwner,
  PagePublishing,
  PageSummary,
} from "#features/content/pages/contract.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { SaveFlags } from "./redirect-conflict.ts";

type BlockContent = Readonly<Record<string, unknown>>;

export type CatalogueBlock = Readonly<{
  name: string;
  /** The block that it makes: its own name, but for further entries of the catalogue. */
  blockType: string;
  label: string;
  icon: IconName;
  filter: readonly string[];
  /** Other words by which it is found. */
  keywords: readonly string[];
  content: Readonly<{
    default: BlockContent;
    examples: readonly Readonly<{ name: string; image: string; content: BlockContent }>[];
  }>;
  /** What visitors need to see anything of it; null where it shows something by itself. */
  needs: BlockNeeds | null;
  /** The field with the moment at which it is over by what it holds; null for none. */
  endField: string | null;
  fields: FieldSchema;
}>;

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

const toQueryString = ({ search, published, fixed, sort, page }: ListFilter): string => {
  const query = new URLSearchParams({ search, sort, page: String(page) });
  if (published !== null) query.set("published", String(published));
  if (fixed !== null) query.set("fixed", String(fixed));
  return query.toString();
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
    const headers = { "idempotency-key": previous.key };
    const created = await callApi<Page>("POST", `${country}/custompages`, body, headers);
    previous = { sent: "", key: "" }; // after a success, the same content makes a new page
    return created;
  };
};

export const pageApi = (country: string) => ({
  list: (filter: ListFilter) =>
    callApi<PageListResponse>("GET", `${country}/custompages?${toQueryString(filter)}`),
  settings: () => callApi<Setting[]>("GET", `${country}/settings`),
  copySource: (id: string, from: string) =>
    callApi<Page>("GET", `${country}/custompages/${id}?country=${encodeURIComponent(from)}`),
  /** @param slug another one than its own, where that is taken */
  recover: (id: string, slug: string | null) =>
    callApi<Page>("POST", `${country}/custompages/${id}/recovery`, { slug }),
  read: (id: string) => callApi<Page>("GET", `${country}/custompages/${id}`),
  consequences: (id: string) =>
    callApi<PageConsequences>("GET", `${country}/custompages/${id}/consequences`),
  publishing: (page: PageInput) =>
    callApi<PagePublishing>("POST", `${country}/custompages/publishing`, page),
  owner: ({ kind, id }: PageOwner) => callApi<Owner>("GET", `${country}/page-owners/${kind}/${id}`),
  catalogue: () => callApi<CatalogueBlock[]>("GET", `${country}/page-composer-blocks`),
  create: createOnce(country),
  update: (id: string, version: number, page: PageInput, flags: SaveFlags) =>
    callApi<Page>("PUT", `${country}/custompages/${id}`, { ...page, ...flags }, ifMatch(version)),
  /**
   * @param version the version that the user saw, so that newer work of others is not deleted; null
   * deletes any version
   */
  remove: (id: string, version: number | null, flags: SaveFlags) =>
    callApi<Page>("DELETE", `${country}/custompages/${id}`, flags, ifMatch(version)),
});
