import { preload } from "react-dom";
import type { Picture as PictureView } from "#features/assets/media/contract.ts";
import { placeholderBackground, fallbackSrcOf, srcSetOf } from "./picture-sources.ts";

const narrow = "(width < 47.5rem)";
const wide = "(width >= 47.5rem)";

export type PictureProps = Readonly<{
  picture: PictureView;
  /** The picture shown instead on screens narrower than 47.5rem. */
  tall?: PictureView | null;
  /** The value of the `sizes` attribute. */
  sizes: string;
  className?: string;
  /**
   * True for a picture that is visible when the page opens: it loads immediately and with high
   * priority.
   */
  first?: boolean;
  /** True when text beside the picture says the same: the alternative text is then empty. */
  decorative?: boolean;
}>;

/** Adds a preload link to the head of the page. */
const preloadPicture = (picture: PictureView, sizes: string, media?: string): void =>
  preload(fallbackSrcOf(picture), {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSetOf(picture, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
    media,
  });

type SourcesProps = Readonly<{ picture: PictureView; sizes: string; media?: string }>;

const Sources = ({ picture, sizes, media }: SourcesProps) =>
  (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSetOf(picture, format)}
      sizes={sizes}
    />
  ));

/** Crops the picture around its focal point to fill its box. */
export const Picture = ({
  picture,
  tall = null,
  sizes,
  className = "",
  first = false,
  decorative = false,
}: PictureProps) => {
  const { alt, width, height, focus } = picture;
  if (first && tall) preloadPicture(tall, sizes, narrow);
  if (first) preloadPicture(picture, sizes, tall ? wide : undefined);
  return (
    <picture
      className={`picture ${className}`}
      style={{ background: placeholderBackground(picture) }}
    >
      {tall && <Sources picture={tall} sizes={sizes} media={narrow} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={fallbackSrcOf(picture)}
        srcSet={srcSetOf(picture, "jpeg")}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? "" : alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding={first ? undefined : "async"}
        style={{ objectPosition: focus }}
      />
    </picture>
  );
};
