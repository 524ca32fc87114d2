import { type ComponentType, Fragment } from "react";
import type { RenderedBlock } from "#blocks/render-blocks.ts";
import { blockViews } from "#blocks/views.ts";
import { CustomStyle } from "#features/content/pages/parts/custom-style.tsx";
import { elementId } from "#features/content/pages/parts/element-id.ts";

type AnyView = ComponentType<{ content: unknown; data: unknown; id: string; headline?: boolean }>;

/** @param headlineAt the index of the block that shows the page's `h1`; null for none */
export const PageBlocks = ({
  blocks,
  headlineAt = null,
}: {
  blocks: readonly RenderedBlock[];
  headlineAt?: number | null;
}) =>
  blocks.map(({ id, blockType, content, data, css }, index) => {
    // The compiler cannot tell that a block's content and data fit the view of its type, so the
    // view's type is widened.
    const View = blockViews[blockType] as AnyView;
    return (
      <Fragment key={id}>
        <CustomStyle css={css} />
        <View id={elementId(id)} content={content} data={data} headline={index === headlineAt} />
      </Fragment>
    );
  });
