import type { MouseEvent } from "react";
import type { BlockViewOf } from "#blocks/block-view.ts";
import { Dialog, DialogButton } from "#design/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import { Picture } from "#features/media/parts/picture.tsx";

const sizes = {
  wall: "(width < 47.5rem) 92vw, 740px",
  strip: "(width < 47.5rem) 80vw, 460px",
} as const;

/** Moves the row of large pictures, of which one fills it, by one. */
const turn = (by: 1 | -1) => (event: MouseEvent) => {
  const row = event.currentTarget.closest("dialog")?.querySelector(".gallery-row");
  row?.scrollBy({ left: by * row.clientWidth, behavior: "smooth" });
};

/**
 * Pictures on a wall or in a strip. Each opens large in one row, which fingers, arrow keys and
 * two buttons move: a native dialog, that also opens before any script has come.
 */
export const GalleryView: BlockViewOf<"wr-gallery"> = ({ content, data, id }) => {
  const { pictures, words } = data;
  if (pictures.length === 0) return null;
  const large = `${id}-large`;
  return (
    <section className="wrap section" id={id} aria-label={content.title ? undefined : words.title}>
      {content.title && <h2 className="section-title">{content.title}</h2>}
      <ul className={`gallery gallery-${content.layout}`}>
        {pictures.map(({ picture, caption, label }, index) => (
          <li key={label}>
            <figure>
              <DialogButton opens={large} at={`${large}-${index}`} className="gallery-open">
                <Picture picture={picture} sizes={sizes[content.layout]} />
                <span className="sr-only">{`${label}. ${words.enlarge}`}</span>
              </DialogButton>
              {caption && <figcaption className="small">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Dialog id={large} title={words.title} close={words.close} className="gallery-dialog">
        {/* A row that scrolls takes the focus, so that the arrow keys move it. */}
        <div className="gallery-row" role="region" tabIndex={0} aria-label={words.title}>
          <ul>
            {pictures.map(({ picture, caption, label }, index) => (
              <li key={label} id={`${large}-${index}`}>
                <figure>
                  <Picture picture={picture} sizes="(width < 80rem) 94vw, 1200px" />
                  <figcaption className="small">
                    <span className="figures">{label}</span>
                    {caption}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
        {pictures.length > 1 && (
          <p className="gallery-turn">
            <button
              type="button"
              className="icon-button"
              aria-label={words.previous}
              onClick={turn(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button type="button" className="icon-button" aria-label={words.next} onClick={turn(1)}>
              <Icon name="arrow-right" />
            </button>
          </p>
        )}
      </Dialog>
    </section>
  );
};
