import type { BlockViewOf } from "#blocks/block-view.ts";
import { Picture } from "#features/assets/media/parts/picture.tsx";

export const ImageView: BlockViewOf<"wr-image"> = ({ content, data, id }) =>
  data && (
    <figure className={content.wide ? "section block-image-wide" : "wrap section"} id={id}>
      <Picture
        picture={data}
        sizes={content.wide ? "100vw" : "(width < 90rem) 92vw, 1296px"}
        className="block-image"
      />
      {content.caption && <figcaption className="small">{content.caption}</figcaption>}
    </figure>
  );
