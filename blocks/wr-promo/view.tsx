import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";

/**
 * Shows the end of the offer as a date, without a countdown. Once the offer has ended, the server
 * leaves the block out of the page.
 */
export const PromoView: BlockViewOf<"wr-promo"> = ({ content, data, id }) => {
  const { title, text, code, endsAt, buttonLabel, buttonLink, terms } = content;
  if (!title && !text) return null;
  return (
    <section className="wrap section" id={id}>
      <div className="promo-block">
        <div className="promo-words">
          {title && <h2>{title}</h2>}
          {text && <p className="lead">{text}</p>}
          {endsAt && (
            <p className="promo-until">
              <time dateTime={endsAt}>{data.until}</time>
            </p>
          )}
          {terms && <p className="promo-terms">{terms}</p>}
        </div>
        <div className="promo-act">
          {code && (
            <p className="promo-code">
              <span>{data.code}</span> <b>{code}</b>
            </p>
          )}
          {buttonLabel && buttonLink && (
            <SiteLink to={buttonLink} className="button button-dark button-large">
              {buttonLabel}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  );
};
