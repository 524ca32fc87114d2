import { type ComponentType, Fragment } from "react";
import type { ShownBlock } from "#blocks/shown.ts";
import { blockViews } from "#blocks/views.ts";
import { elementId } from "#features/pages/parts/element-id.ts";
import { CustomStyle } from "./custom-style.tsx";

type AnyView = ComponentType<{ content: unknown; data: unknown; id: string; headline?: boolean }>;

/** The blocks of a page as visitors see them; where `hasHeadline`, the first says the page's headline. */
export const PageBlocks = ({
  blocks,
  hasHeadline = false,
}: {
  blocks: readonly ShownBlock[];
  hasHeadline?: boolean;
}) =>
  blocks.map(({ id, blockType, content, data, css }, index) => {
    // Name, content and data belong together in a shown block; the index by name loses that.
    const View = blockViews[blockType] as AnyView;
    return (
      <Fragment key={id}>
        <CustomStyle css={css} />
        <View
          id={elementId(id)}
          content={content}
          data={data}
          headline={hasHeadline && index === 0}
        />
      </Fragment>
    );
  });
