import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { placementProblem } from "#features/content/pages/parts/block-placement.ts";
import { editorSettings, pageApi } from "../page-api.ts";
import { copyBlocks } from "../page-blocks/operations.ts";

const maxLength = 200;

/**
 * The copy is unpublished, not fixed, and has a new slug and new block ids.
 * @param mayStand whether a custom page, as the copy is one, takes blocks of a type
 */
export const toCopy = (
  page: Page,
  newId: () => string,
  mayStand: (blockType: string) => boolean,
): PageInput => ({
  name: `${page.name} (copy)`.slice(0, maxLength),
  slug: `${page.slug || "page"}-copy-${newId().slice(0, 4)}`.slice(-maxLength),
  routingKey: null,
  seo: page.seo,
  customHtmlClasses: page.customHtmlClasses,
  customCss: page.customCss,
  isPublished: false,
  isFixed: false,
  owner: null,
  template: page.template,
  attributes: page.attributes,
  blocks: page.blocks.flatMap((block) => {
    if (!mayStand(block.blockType)) return [];
    const [copied] = copyBlocks([{ ...block, enabled: true }], [0], newId);
    return copied ? [{ ...copied, enabled: block.enabled }] : [];
  }),
});

/**
 * @returns why blocks of the page are missing in the copy, a sentence for each type of them
 * @throws ApiError
 */
export const duplicatePage = async (country: string, id: string): Promise<readonly string[]> => {
  const api = pageApi(country);
  const [page, catalogue, { hasMerchant }] = await Promise.all([
    api.read(id),
    api.catalogue(),
    api.settings().then(editorSettings),
  ]);
  const problems = new Map(
    catalogue.flatMap((entry) => {
      const problem = placementProblem(entry, { pageType: "custom", hasMerchant });
      return problem === null ? [] : [[entry.name, problem] as const];
    }),
  );
  const newId = () => crypto.randomUUID();
  await api.create(
    toCopy(page, newId, (blockType) => !problems.has(blockType)),
    {},
  );
  const blockTypes = new Set(page.blocks.map(({ blockType }) => blockType));
  return [...problems].flatMap(([name, problem]) => (blockTypes.has(name) ? [problem] : []));
};
