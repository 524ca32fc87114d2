import type { Block, PageInput } from "./contract.ts";

/** A new page. Its only block is an enabled `space` block of the default size. */
export const newPage = (blockId: string): PageInput => ({
  name: "",
  slug: "",
  routingKey: null,
  seo: { title: "", description: "", robots: "index,follow", image: null },
  customHtmlClasses: [],
  customCss: "",
  isPublished: false,
  isFixed: false,
  owner: null,
  template: null,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: [
    {
      id: blockId,
      blockType: "wr-space",
      content: { spaceSize: "default" },
      enabled: true,
      schedule: null,
    },
  ],
});

/**
 * A list whose filter is always visible; a page may have one (specification of the back-office,
 * section 5).
 */
export const isActiveFilterList = (block: Block): boolean =>
  (block.blockType === "wr-travels" || block.blockType === "wr-tours") &&
  block.enabled &&
  block.schedule === null &&
  block.content["showFilters"] === true;
