import { CmsPage } from "./cms-page.tsx";
import { LazyBlocks } from "./lazy-blocks.tsx";
import type { OwnBlocks } from "./own-blocks.ts";

/** Apart from what reads the blocks, which browsers would otherwise load with every page. */
export const OwnPage = ({ own }: Readonly<{ own: OwnBlocks }>) =>
  own && (
    <CmsPage appearance={own.appearance}>
      <LazyBlocks blocks={own.blocks} />
    </CmsPage>
  );
