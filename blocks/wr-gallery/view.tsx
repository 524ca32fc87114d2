import type { BlockViewOf } from "#blocks/block-view.ts";
import { Dialog, DialogButton } from "#design/elements/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";

const sizes = {
  wall: "(width < 47.5rem) 92vw, 740px",
  strip: "(width < 47.5rem) 80vw, 460px",
} as const;

/**
 * Shows pictures in a grid or a strip. A picture opens enlarged in a dialog, where swipes, arrow
 * keys and two buttons move to the others. The dialog is the browser's own, so that it opens before
 * any script has loaded.
 */
export const GalleryView: BlockViewOf<"wr-gallery"> = ({ content, data, id }) => {
  const { pictures, words } = data;
  if (pictures.length === 0) return null;
  const dialogId = `${id}-large`;
  return (
    <section className="wrap section" id={id} aria-label={content.title ? undefined : words.title}>
      {content.title && <h2 className="section-title">{content.title}</h2>}
      <ul className={`gallery gallery-${content.layout}`}>
        {pictures.map(({ picture, caption, label }, index) => (
          <li key={label}>
            <figure>
              <DialogButton
                dialogId={dialogId}
                targetId={`${dialogId}-${index}`}
                className="gallery-open"
              >
                <Picture picture={picture} sizes={sizes[content.layout]} />
                <span className="sr-only">{`${label}. ${words.enlarge}`}</span>
              </DialogButton>
              {caption && <figcaption className="small">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Dialog id={dialogId} title={words.title} close={words.close} className="gallery-dialog">
        {/* A scrolling row must be focusable, so that the arrow keys move it. */}
        <div className="gallery-row" role="region" tabIndex={0} aria-label={words.title}>
          <ul>
            {pictures.map(({ picture, caption, label }, index) => (
              <li key={label} id={`${dialogId}-${index}`}>
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
              data-do="turn"
              data-step="-1"
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={words.next}
              data-do="turn"
              data-step="1"
            >
              <Icon name="arrow-right" />
            </button>
          </p>
        )}
      </Dialog>
    </section>
  );
};
