import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import { appearanceOf } from "#features/content/pages/parts/cms-page.tsx";
import { pageHeading, visitorTitle } from "#features/content/pages/parts/page-heading.ts";
import { pageHead } from "#markets/site/head.ts";
import { renderVisibleBlocks } from "./visible-blocks.ts";

/** Title and description for search engines; the page's name is for staff and in none of them. */
const metaOf = ({ localizer: { t }, product }: BlockSite, title: string, description: string) =>
  title === ""
    ? { title: product, description: description || t("meta.home.description", { product }) }
    : {
        title: t("meta.title", { title, product }),
        description: description || t("meta.page.description", { title, product }),
      };

/** A page of blocks as visitors see it now. */
export const blockPageOf = async (site: BlockSite, page: PublishedPage) => {
  const { seo } = page;
  const image = seo.image ? (await site.catalogue.pictures([seo.image])).get(seo.image) : null;
  const blocks = await renderVisibleBlocks(site, page);
  return {
    heading: pageHeading(blocks, seo.title, site.product),
    appearance: appearanceOf(page),
    blocks,
    head: pageHead(site, {
      ...metaOf(site, visitorTitle(seo.title, blocks), seo.description),
      path: `/${page.slug}`,
      robots: seo.robots,
      alternates: new Map([[site.market.id, `/${page.slug}`]]),
      image: image ? `${image.base}1280.jpeg` : null,
    }),
  };
};
