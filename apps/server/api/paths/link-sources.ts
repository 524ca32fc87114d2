import { layoutLinks } from "#features/assets/layout/uses/links.ts";
import { redirectLinks } from "#features/assets/redirects/uses/links.ts";
import { contentLinks } from "#features/content/page-contents/uses/links.ts";
import { pageLinks } from "#features/content/pages/uses/links.ts";
import type { LinkSource } from "#features/records/links/store.ts";

/** Everything that may link to a file, a travel or a search, or name one in a block. */
export const linkSources: readonly LinkSource[] = [
  redirectLinks,
  pageLinks,
  contentLinks,
  layoutLinks,
];
