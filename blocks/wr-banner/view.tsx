import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import type { Picture as PictureShown } from "#features/assets/media/contract.ts";
import { duskStyle } from "#features/assets/media/parts/dusk-style.ts";
import { Picture } from "#features/assets/media/parts/picture.tsx";

/**
 * On phones the picture's height is 84 or 56 % of the screen's width (also in `banner.css`), and
 * its sides are cropped.
 */
const sizesOf = ({ width, height }: PictureShown, isTall: boolean): string => {
  const widthPercent = Math.round(((isTall ? 84 : 56) * width) / height);
  return `(width < 47.5rem) ${Math.max(100, widthPercent)}vw, 100vw`;
};

export const BannerView: BlockViewOf<"wr-banner"> = ({ content, data, id, headline }) => {
  const { title, text, buttonLabel, buttonLink, height } = content;
  if (!title && !text && !data) return null;
  const Title = headline ? "h1" : "h2";
  return (
    <section className={`banner-block banner-${height} on-picture`} style={duskStyle(data)} id={id}>
      {data && (
        <Picture
          picture={data}
          sizes={sizesOf(data, height === "tall")}
          first={headline}
          className="banner-picture"
        />
      )}
      <div className="wrap banner-words">
        <div>
          {title && <Title className="title">{title}</Title>}
          {text && <p className="lead">{text}</p>}
          {buttonLabel && buttonLink && (
            <SiteLink to={buttonLink} className="button">
              {buttonLabel}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  );
};
