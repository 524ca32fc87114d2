import type { BlockViewOf } from "#blocks/block-view.ts";
import { useLinkParams } from "#design/link-params/link-params.ts";

export const HeroView: BlockViewOf<"wr-hero"> = ({ content, id, headline }) => {
  const withLinkParams = useLinkParams();
  const Title = headline ? "h1" : "h2";
  return (
    <section className="hero-block on-spruce" id={id}>
      <div className="wrap">
        {content.title && <Title className="title">{content.title}</Title>}
        {content.text && <p className="lead">{content.text}</p>}
        {content.buttonLabel && content.buttonLink && (
          <a className="button" href={withLinkParams(content.buttonLink)}>
            {content.buttonLabel}
          </a>
        )}
      </div>
    </section>
  );
};
