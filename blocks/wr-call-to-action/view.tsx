import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";

export const CallToActionView: BlockViewOf<"wr-call-to-action"> = ({ content, id }) => {
  const { title, text, buttonLabel, buttonLink, otherLabel, otherLink, tone } = content;
  if (!title && !text) return null;
  return (
    <section className="wrap section" id={id}>
      <div className={`action-block action-${tone}${tone === "dark" ? " on-spruce" : ""}`}>
        <div>
          {title && <h2>{title}</h2>}
          {text && <p className="lead">{text}</p>}
        </div>
        <p className="action-buttons">
          {buttonLabel && buttonLink && (
            <SiteLink to={buttonLink} className="button button-large">
              {buttonLabel}
            </SiteLink>
          )}
          {otherLabel && otherLink && (
            <SiteLink to={otherLink} className="button button-large button-quiet">
              {otherLabel}
            </SiteLink>
          )}
        </p>
      </div>
    </section>
  );
};
