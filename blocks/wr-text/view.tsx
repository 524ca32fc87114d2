import type { BlockViewOf } from "#blocks/block-view.ts";
import { RichText } from "#design/rich-text.tsx";

export const TextView: BlockViewOf<"wr-text"> = ({ content, id }) => (
  <section className="wrap text-block" id={id}>
    {content.title && <h2>{content.title}</h2>}
    <RichText text={content.text} below={content.title ? 2 : 1} />
  </section>
);
