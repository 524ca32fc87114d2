import { preload } from "react-dom";
import type { Picture as PictureView } from "#features/media/contract.ts";
import { groundOf, plainOf, setOf } from "./picture-sets.ts";

const narrow = "(width < 47.5rem)";
const wide = "(width >= 47.5rem)";

export type PictureProps = Readonly<{
  picture: PictureView;
  /** What stands there instead on narrow screens (47.5rem is the first wide one). */
  tall?: PictureView | null;
  /** How wide it stands, as in `img sizes`. */
  sizes: string;
  className?: string;
  /** The first picture of a page: it is what visitors wait for. */
  first?: boolean;
  /** Beside words that say the same, it has no alternative text. */
  decorative?: boolean;
}>;

/** Asks for a picture from the head of the page: the one rendition that the page will show. */
const ask = (picture: PictureView, sizes: string, media?: string): void =>
  preload(plainOf(picture), {
    as: "image",
    type: "image/avif",
    imageSrcSet: setOf(picture, "avif"),
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
      srcSet={setOf(picture, format)}
      sizes={sizes}
    />
  ));

/** A stored picture in AVIF, WebP and JPEG; cut to the box it is given, its focal point kept. */
export const Picture = ({
  picture,
  tall = null,
  sizes,
  className = "",
  first = false,
  decorative = false,
}: PictureProps) => {
  const { alt, width, height, focus } = picture;
  if (first && tall) ask(tall, sizes, narrow);
  if (first) ask(picture, sizes, tall ? wide : undefined);
  return (
    <picture className={`picture ${className}`} style={{ background: groundOf(picture) }}>
      {tall && <Sources picture={tall} sizes={sizes} media={narrow} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={plainOf(picture)}
        srcSet={setOf(picture, "jpeg")}
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
