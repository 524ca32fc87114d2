import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import type { Picture as PictureShown } from "#features/media/contract.ts";
import { Picture } from "#features/media/parts/picture.tsx";

/** How wide the picture is that fills the height of a banner on phones (`banner.css` has it too). */
const sizesOf = ({ width, height }: PictureShown, isTall: boolean): string => {
  const at = (high: number) => Math.round((high * width) / height);
  const filled = isTall ? `${at(420)}px, ${at(118)}vw` : `${at(320)}px`;
  return `(width < 47.5rem) max(100vw, ${filled}), 100vw`;
};

/** A picture over the whole width with a headline on it. */
export const BannerView: BlockViewOf<"wr-banner"> = ({ content, data, id, headline }) => {
  const { title, text, buttonLabel, buttonLink, height } = content;
  if (!title && !text && !data) return null;
  const Title = headline ? "h1" : "h2";
  return (
    <section className={`banner-block banner-${height} on-picture`} id={id}>
      {data && (
        <Picture
          picture={data}
          sizes={sizesOf(data, height === "tall")}
          first={headline}
          className="banner-picture"
        />
      )}
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
