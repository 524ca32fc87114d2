import type { BlockViewOf } from "#blocks/block-view.ts";

export const TextView: BlockViewOf<"wr-text"> = ({ content, id }) => (
  <section className="wrap text-block" id={id}>
    {content.title && <h2>{content.title}</h2>}
    {content.text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim())
      .map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
  </section>
);
