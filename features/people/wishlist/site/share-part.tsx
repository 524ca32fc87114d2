import type { WishlistView } from "./wishlist-view.ts";

/**
 * Makes the link to one's own list, says what it shows, and turns it off; it needs no script. With
 * one, `copy-text.ts` copies the link.
 */
export const SharePart = ({
  share,
  path,
}: Readonly<{ share: NonNullable<WishlistView["share"]>; path: string }>) => (
  <details className="saved-share" open={share.isOpen}>
    <summary className="button button-quiet">{share.label}</summary>
    <form method="post" action={path}>
      <h2>{share.title}</h2>
      <p>{share.text}</p>
      {share.url && (
        <div className="saved-share-link">
          <label htmlFor="saved-share-url">{share.link}</label>
          <input id="saved-share-url" readOnly value={share.url} />
          <button
            type="button"
            className="copy-text"
            aria-live="polite"
            data-done={share.copy.done}
          >
            {share.copy.label}
          </button>
        </div>
      )}
      {share.name && (
        <label className="saved-share-name">
          <input type="checkbox" name="withName" value="yes" defaultChecked={share.withName} />
          <span>
            <b>{share.name}</b> {share.nameNote}
          </span>
        </label>
      )}
      <div className="saved-actions">
        <button className="button" name="share" value="on">
          {share.go}
        </button>
        {share.off && (
          <button className="button button-quiet" name="share" value="off">
            {share.off}
          </button>
        )}
        {share.since && <small>{share.since}</small>}
      </div>
    </form>
  </details>
);
