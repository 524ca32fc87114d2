import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { PageOwner, PublishedPage } from "#features/content/pages/contract.ts";
import { appearanceOf, CmsPage } from "#features/content/pages/parts/cms-page.tsx";
import type { OwnBlocks } from "#markets/site/page-route.tsx";
import { PageBlocks } from "./page-blocks.tsx";
import { subjectOfOwner } from "./page-subject.ts";
import { renderVisibleBlocks } from "./visible-blocks.ts";

type SiteWithPages = BlockSite &
  Readonly<{
    /** The page whose blocks stand on those of a travel or a destination; null where it has none. */
    ownPage: (owner: PageOwner) => Promise<PublishedPage | null>;
  }>;

/**
 * What staff made of blocks for one travel or destination, as it stands below what the site says of
 * it; null where visitors see nothing of it.
 */
export const ownBlocksOf = async (
  site: SiteWithPages,
  owner: PageOwner,
): Promise<OwnBlocks | null> => {
  const page = await site.ownPage(owner);
  if (!page) return null;
  const blocks = await renderVisibleBlocks(site, page, () => subjectOfOwner(site, owner));
  if (blocks.length === 0) return null;
  return {
    blocks,
    content: (
      <CmsPage appearance={appearanceOf(page)}>
        <PageBlocks blocks={blocks} />
      </CmsPage>
    ),
  };
};
