import { type Picture as PictureView, renditionWidths } from "#features/media/contract.ts";

const setOf = (base: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `${base}${width}.${format} ${width}w`).join(", ");

/** The widths worth asking for: up to the first that shows all of the original's pixels. */
const widthsFor = (own: number): readonly number[] => {
  const enough = renditionWidths.findIndex((width) => width >= own);
  return enough < 0 ? renditionWidths : renditionWidths.slice(0, enough + 1);
};

export type PictureProps = Readonly<{
  picture: PictureView;
  /** How wide it stands, as in `img sizes`. */
  sizes: string;
  className?: string;
  /** The first picture of a page: it is what visitors wait for. */
  first?: boolean;
  /** Beside words that say the same, it has no alternative text. */
  decorative?: boolean;
}>;

/** A stored picture in AVIF, WebP and JPEG; cut to the box it is given, its focal point kept. */
export const Picture = ({
  picture,
  sizes,
  className = "",
  first = false,
  decorative = false,
}: PictureProps) => {
  const { base, alt, width, height, placeholder, focus } = picture;
  const widths = widthsFor(width);
  const plain = widths.find((each) => each >= 640) ?? widths.at(-1) ?? 640;
  return (
    <picture className={`picture ${className}`} style={{ background: placeholder }}>
      <source type="image/avif" srcSet={setOf(base, "avif", widths)} sizes={sizes} />
      <source type="image/webp" srcSet={setOf(base, "webp", widths)} sizes={sizes} />
      <img
        src={`${base}${plain}.jpeg`}
        srcSet={setOf(base, "jpeg", widths)}
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
