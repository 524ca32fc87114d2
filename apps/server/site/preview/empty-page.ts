import type { PublishedPage } from "#features/content/pages/contract.ts";
import { noStyles } from "#features/content/pages/styles/styles.ts";

/** A page without blocks, into whose element something is put. */
export const emptyPage: PublishedPage = {
  id: "",
  version: 0,
  createdAt: "",
  updatedAt: "",
  name: "",
  slug: "",
  routingKey: null,
  seo: { title: "", description: "", robots: "noindex,nofollow", image: null },
  customHtmlClasses: [],
  customCss: "",
  isPublished: false,
  isFixed: false,
  owner: null,
  template: null,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: [],
  styles: noStyles,
};
