import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";

export const QuoteView: BlockViewOf<"wr-quote"> = ({ content, data, id }) => {
  if (!content.quote) return null;
  const { name, path, portrait, about } = data;
  return (
    <section className="wrap section" id={id}>
      <figure className="quote-block" data-pictured={portrait ? true : undefined}>
        {portrait && (
          <Picture
            picture={portrait}
            sizes="(width < 47.5rem) 128px, 292px"
            className="portrait-square"
            decorative
          />
        )}
        <div>
          <blockquote>
            <p>
              <q>{content.quote}</q>
            </p>
          </blockquote>
          {(name || about) && (
            <figcaption>
              {path ? (
                <SiteLink to={path} className="people-lead">
                  {name}
                </SiteLink>
              ) : (
                <b>{name}</b>
              )}
              {about && <span>{about}</span>}
            </figcaption>
          )}
        </div>
      </figure>
    </section>
  );
};
