import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/media/parts/picture.tsx";

/** A picture over the whole width with a headline on it. */
export const BannerView: BlockViewOf<"wr-banner"> = ({ content, data, id, headline }) => {
  const { title, text, buttonLabel, buttonLink, height } = content;
  if (!title && !text && !data) return null;
  const Title = headline ? "h1" : "h2";
  return (
    <section className={`banner-block banner-${height} on-picture`} id={id}>
      {data && <Picture picture={data} sizes="100vw" first={headline} className="banner-picture" />}
      <div className="banner-scrim" aria-hidden="true" />
      <div className="wrap banner-words">
        {title && <Title className="title">{title}</Title>}
        {text && <p className="lead">{text}</p>}
        {buttonLabel && buttonLink && (
          <SiteLink to={buttonLink} className="button">
            {buttonLabel}
          </SiteLink>
        )}
      </div>
    </section>
  );
};
