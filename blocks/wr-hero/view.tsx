import type { BlockViewOf } from "#blocks/block-view.ts";

export const HeroView: BlockViewOf<"wr-hero"> = ({ content, id }) => (
  <section className="hero-block on-spruce" id={id}>
    <div className="wrap">
      {content.title && <h2 className="title">{content.title}</h2>}
      {content.text && <p className="lead">{content.text}</p>}
      {content.buttonLabel && content.buttonLink && (
        <a className="button" href={content.buttonLink}>
          {content.buttonLabel}
        </a>
      )}
    </div>
  </section>
);
