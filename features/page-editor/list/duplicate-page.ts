import type { Page, PageInput } from "#features/pages/contract.ts";
import { pageApi } from "../page-api.ts";
import { copyBlocks } from "../block-list/operations.ts";

const maxLength = 200;

/** The copy is unpublished, not fixed, and has a new slug and new block ids. */
export const toCopy = (page: Page, newId: () => string): PageInput => ({
  name: `${page.name} (copy)`.slice(0, maxLength),
  slug: `${page.slug}-copy-${newId().slice(0, 4)}`.slice(-maxLength),
  routingKey: null,
  seo: page.seo,
  customHtmlClasses: page.customHtmlClasses,
  customCss: page.customCss,
  isPublished: false,
  isFixed: false,
  attributes: page.attributes,
  blocks: page.blocks.flatMap((block) => {
    const [copied] = copyBlocks([{ ...block, enabled: true }], [0], newId);
    return copied ? [{ ...copied, enabled: block.enabled }] : [];
  }),
});

/** @throws ApiError */
export const duplicatePage = async (country: string, id: string): Promise<Page> => {
  const api = pageApi(country);
  return api.create(
    toCopy(await api.read(id), () => crypto.randomUUID()),
    {},
  );
};
