import type { ownBlocksOf } from "./own-blocks.ts";
import { CmsPage } from "./cms-page.tsx";
import { PageBlocks } from "./page-blocks.tsx";

type OwnBlocksProps = Readonly<{ own: Awaited<ReturnType<typeof ownBlocksOf>> }>;

/** Below what the site says of a travel or a destination. */
export const OwnBlocks = ({ own }: OwnBlocksProps) =>
  own && (
    <CmsPage appearance={own.appearance}>
      <PageBlocks blocks={own.blocks} />
    </CmsPage>
  );
