import { type ComponentType, Fragment } from "react";
import type { RenderedBlock } from "#blocks/render-blocks.ts";
import { blockViews } from "#blocks/views.ts";
import { elementId } from "#features/pages/parts/element-id.ts";
import { CustomStyle } from "./custom-style.tsx";

type AnyView = ComponentType<{ content: unknown; data: unknown; id: string; headline?: boolean }>;

/** @param hasHeadline whether the first block shows the page's `h1` */
export const PageBlocks = ({
  blocks,
  hasHeadline = false,
}: {
  blocks: readonly RenderedBlock[];
  hasHeadline?: boolean;
}) =>
  blocks.map(({ id, blockType, content, data, css }, index) => {
    // The compiler cannot tell that a block's content and data fit the view of its type, so the
    // view's type is widened.
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
