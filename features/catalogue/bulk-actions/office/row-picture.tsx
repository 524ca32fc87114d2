import type { ChoicePicture } from "#platform/choices/choice.ts";

type RowPictureProps = Readonly<{
  /** Null for none, and while it is on its way. */
  picture: ChoicePicture | null;
}>;

/** The poster of a row's travel; its name stands beside it. */
export const RowPicture = ({ picture }: RowPictureProps) =>
  picture ? (
    <img
      className="bulk-picture"
      src={`${picture.base}160.webp`}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className="bulk-picture" />
  );
